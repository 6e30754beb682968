import { useEffect, useRef } from 'react'

/**
 * Moves the focus, which would be lost with the button that was pressed, into what that button opens: to the first
 * field of a form or to the heading of photos. Once it is closed, the focus goes to the button that adds a room.
 */
export function useFocusOnOpen(shown: unknown) {
  const opened = useRef<HTMLDivElement>(null)
  const addButton = useRef<HTMLButtonElement>(null)
  const expected = useRef(false)
  useEffect(() => {
    if (!expected.current) return
    expected.current = false
    const inside = opened.current?.querySelector<HTMLElement>('input, h2[tabindex]')
    ;(inside ?? addButton.current)?.focus()
  }, [shown])
  const expect = () => {
    expected.current = true
  }
  return { opened, addButton, expect }
}
