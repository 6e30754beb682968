import { useEffect, useRef } from 'react'

/**
 * Moves the focus, which would be lost with the button that was pressed, into what that button opens: to the first
 * field of a form or to the heading of photos. Once it is closed, the focus goes to the button that sets prices if it was
 * that, else to the one that adds a room, or to the other one if that is not there.
 */
export function useFocusOnOpen(shown: unknown) {
  const opened = useRef<HTMLDivElement>(null)
  const addButton = useRef<HTMLButtonElement>(null)
  const pricesButton = useRef<HTMLButtonElement>(null)
  const pressed = useRef(addButton)
  const expected = useRef(false)
  useEffect(() => {
    if (!expected.current) return
    expected.current = false
    const inside = opened.current?.querySelector<HTMLElement>('input, h2[tabindex]')
    ;(inside ?? pressed.current.current ?? pricesButton.current)?.focus()
  }, [shown])
  const expect = (button = pressed.current) => {
    expected.current = true
    pressed.current = button
  }
  return { opened, addButton, pricesButton, expect }
}
