import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'

/** In ms: a strip that has not moved for this long has come to rest. Not all browsers tell when scrolling ends. */
const restMs = 90

/**
 * For a strip of at most three slides that is scrolled by swiping: the one before, the current one and the next. Calls
 * `onStep` when it comes to rest at a neighbour, and then shows that one instead of the current one.
 * @param current identifies the current slide
 * @param position its place among the slides of the strip, 0 or 1
 */
export const useSwipe = (
  current: string,
  position: number,
  onStep: (steps: -1 | 1) => void,
): RefObject<HTMLDivElement | null> => {
  const strip = useRef<HTMLDivElement>(null)
  const step = useEffectEvent(onStep)
  useLayoutEffect(() => {
    const { current: box } = strip
    if (box) box.scrollLeft = position * box.clientWidth
  }, [current, position])
  useEffect(() => {
    const { current: box } = strip
    if (!box) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const rest = () => {
      const at = Math.round(box.scrollLeft / Math.max(1, box.clientWidth))
      if (at !== position) step(at > position ? 1 : -1)
    }
    const moved = () => {
      clearTimeout(timer)
      timer = setTimeout(rest, restMs)
    }
    box.addEventListener('scroll', moved, { passive: true })
    return () => {
      clearTimeout(timer)
      box.removeEventListener('scroll', moved)
    }
  }, [current, position])
  return strip
}
