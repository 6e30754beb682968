import { type RefObject, useLayoutEffect, useRef } from 'react'
import { clearBottom } from './clear-bottom.ts'

/** How often it is looked whether a bar has come or gone. */
const lookMs = 500

/** Keeps toasts above what is pinned to the lower edge of the window, or at the upper edge where that leaves no room. */
export function useClearBottom(count: number, look = clearBottom): RefObject<HTMLElement | null> {
  const toasts = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    const element = toasts.current
    if (!element || count === 0) return
    // A bar that goes away for a moment, as between two steps, does not let the toasts down: they would jump.
    let reached: number | undefined = 0
    const place = () => {
      if (reached === undefined) return
      // A toast does not move away from a user who is about to press it.
      if (element.querySelector('[data-paused], :focus-within')) return
      const bottom = look(element)
      reached = bottom === undefined ? undefined : Math.max(reached, bottom)
      element.toggleAttribute('data-at-top', reached === undefined)
      element.style.bottom = reached === undefined ? '' : `${reached}px`
    }
    place()
    const timer = setInterval(place, lookMs)
    return () => clearInterval(timer)
  }, [count, look])
  return toasts
}
