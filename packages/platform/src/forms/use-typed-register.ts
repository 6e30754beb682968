import { useRef } from 'react'
import type { Locale } from '@metrolibre/platform'
import type { FieldValues, UseFormRegister } from 'react-hook-form'

/**
 * Returns a `register` under which a control that is shown again, such as in a step that somebody comes back to, holds
 * what was typed if that can't be read as a number. The library would write `NaN` into it. A saved number with decimals
 * is shown as the page writes it: 3,5 in Spanish.
 */
export function useTypedRegister<T extends FieldValues>(
  register: UseFormRegister<T>,
  locale: Locale,
): UseFormRegister<T> {
  const typed = useRef(new Map<string, string>())
  return (name, options) => {
    const field = register(name, options)
    return {
      ...field,
      onChange: (event: { target: { value?: unknown } }) => {
        const { value } = event.target
        if (typeof value === 'string') typed.current.set(name, value)
        return field.onChange(event)
      },
      ref: (control: HTMLInputElement | null) => {
        field.ref(control)
        if (!control) return
        const own = typed.current.get(name)
        if (control.value === 'NaN') control.value = own ?? ''
        else if (locale === 'es' && control.inputMode === 'decimal' && control.value !== own)
          control.value = control.value.replace(/^(-?\d+)\.(\d+)$/, '$1,$2')
      },
    }
  }
}
