import { type Ref, type RefObject, useEffect, useImperativeHandle, useRef } from 'react'

/**
 * Returns a ref that keeps `data-empty` on a field as long as it has no value, however the value changes: by hand, by the form
 * or by its reset. WebKit shows today's date in an empty date field, and style sheets can't tell it from a value.
 * @param given The ref that the field would have without this.
 */
export function useEmptyMark(given: Ref<HTMLInputElement> | undefined): RefObject<HTMLInputElement | null> {
  const field = useRef<HTMLInputElement>(null)
  useImperativeHandle(given, () => field.current!, [])
  useEffect(() => mark(field.current))
  useEffect(() => {
    const listening = new AbortController()
    const { signal } = listening
    const update = () => mark(field.current)
    for (const change of ['input', 'change', 'blur'])
      field.current?.addEventListener(change, update, { signal })
    // A form empties its fields only after it said so.
    field.current?.form?.addEventListener('reset', () => setTimeout(update), { signal })
    return () => listening.abort()
  }, [])
  return field
}

const mark = (field: HTMLInputElement | null): void => {
  field?.toggleAttribute('data-empty', field.value === '')
}
