import { type RefObject, useLayoutEffect, useRef } from 'react'
import { clearBottom } from './clear-bottom.ts'

/** How often it is looked whether a bar has come or gone. */
const lookMs = 500

/** Keeps toasts above what is pinned to the lower edge of the window, or at the upper edge where that leaves no room. */
export function useClearBottom(count: number): RefObject<HTMLElement | null> {
  const toasts = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    const element = toasts.current
    if (!element || count === 0) return
    const place = () => {
      // A toast does not move away from whoever is about to press it.
      if (element.querySelector('[data-paused], :focus-within')) return
      const bottom = clearBottom(element)
      element.toggleAttribute('data-at-top', bottom === undefined)
      element.style.bottom = bottom === undefined ? '' : `${bottom}px`
    }
    place()
    const timer = setInterval(place, lookMs)
    return () => clearInterval(timer)
  }, [count])
  return toasts
}
