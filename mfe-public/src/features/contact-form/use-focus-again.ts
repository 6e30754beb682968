import { useEffect, useRef } from 'react'

/**
 * Calls `focus` when a form is shown again instead of its answer: the button that brought it back is gone, and with
 * it the place of the keyboard on the page.
 */
export const useFocusAgain = (isAnswered: boolean, focus: () => void): void => {
  const wasAnswered = useRef(false)
  useEffect(() => {
    if (wasAnswered.current && !isAnswered) focus()
    wasAnswered.current = isAnswered
    // eslint-disable-next-line react-hooks/exhaustive-deps -- only when the form goes or comes back
  }, [isAnswered])
}
