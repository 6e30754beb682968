import { useRef } from 'react'
import type { FieldValues, UseFormRegister } from 'react-hook-form'

/**
 * Returns a `register` under which a control that is shown again, such as in a step that somebody comes back to, holds
 * what was typed if that can't be read as a number. The library would write `NaN` into it.
 */
export function useTypedRegister<T extends FieldValues>(register: UseFormRegister<T>): UseFormRegister<T> {
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
        if (control?.value === 'NaN') control.value = typed.current.get(name) ?? ''
      },
    }
  }
}
