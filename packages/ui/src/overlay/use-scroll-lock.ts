import { useEffect } from 'react'

let open = 0
let release = () => {}

/**
 * Keeps the page from scrolling behind a dialog. Chakra's own lock sets a property of the root that all elements inherit,
 * for which the browser works out the styles of the whole page again before the dialog gets the focus.
 */
export function useScrollLock(locked: boolean): void {
  useEffect(() => {
    if (!locked) return
    open += 1
    if (open === 1) release = lockScroll()
    return () => {
      open -= 1
      if (open === 0) release()
    }
  }, [locked])
}

/** Returns a function that lets the page scroll again. */
function lockScroll(): () => void {
  const { style } = document.body
  const { overflow, paddingRight } = style
  // Nothing may move into the place of a scrollbar that takes room.
  const scrollbar = window.innerWidth - document.documentElement.clientWidth
  style.overflow = 'hidden'
  if (scrollbar > 0) style.paddingRight = `${scrollbar}px`
  return () => Object.assign(style, { overflow, paddingRight })
}
