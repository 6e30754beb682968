import { type RefObject, useLayoutEffect, useRef } from 'react'
import { atLeisure } from '../system/at-leisure.ts'
import { clearBottom } from './clear-bottom.ts'

/** How often it is looked whether a bar has come or gone, and how long a busy page can put that off. */
const lookMs = 500
const longestMs = 1_000

/**
 * Keeps toasts above what is pinned to the lower edge of the window, or at the upper edge where that leaves no room. Looking
 * up what is there takes a slow phone a tenth of a second, so it waits until what was pressed is painted; a first toast waits
 * for its place.
 */
export function useClearBottom(count: number, find = clearBottom): RefObject<HTMLElement | null> {
  const toasts = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    const element = toasts.current
    if (!element || count === 0) return
    // A bar that goes away for a moment, as between two steps, does not let the toasts down: they would jump.
    let reached: number | undefined = 0
    let takeBack = () => {}
    const lookSoon = () => {
      takeBack = atLeisure(look, longestMs)
    }
    const look = () => {
      place()
      const timer = setTimeout(lookSoon, lookMs)
      takeBack = () => clearTimeout(timer)
    }
    const place = () => {
      element.removeAttribute('data-unplaced')
      if (reached === undefined) return
      // A toast does not move away from a user who is about to press it.
      if (element.querySelector('[data-paused], :focus-within')) return
      const bottom = find(element)
      reached = bottom === undefined ? undefined : Math.max(reached, bottom)
      element.toggleAttribute('data-at-top', reached === undefined)
      element.style.bottom = reached === undefined ? '' : `${reached}px`
    }
    const isPlaced = element.style.bottom !== '' || element.hasAttribute('data-at-top')
    element.toggleAttribute('data-unplaced', !isPlaced)
    lookSoon()
    return () => takeBack()
  }, [count, find])
  return toasts
}
