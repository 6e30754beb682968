import { type RefObject, useEffect } from 'react'

const dayOf = ({ target }: Event) => (target instanceof Element ? target.closest('.ml-day') : null)

/**
 * Escape closes the note of a day, wherever the focus is, without moving the focus or the pointer. Notes come back with
 * the next day that is focused or pointed at.
 */
export function useQuietNotes(box: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const calendar = box.current
    if (!calendar) return
    const ends = new AbortController()
    const comeBack = (event: Event) => {
      if (dayOf(event)) delete calendar.dataset['quiet']
    }
    document.addEventListener(
      'keydown',
      ({ key }) => {
        if (key === 'Escape') calendar.dataset['quiet'] = ''
      },
      ends,
    )
    calendar.addEventListener('focusin', comeBack, ends)
    calendar.addEventListener('pointerout', comeBack, ends)
    return () => ends.abort()
  }, [box])
}
