import { type RefObject, useEffect, useRef, useState } from 'react'

/**
 * Returns a ref and whether its element has come near the visible part of the page; heavy components wait for
 * that.
 */
export const useNear = <E extends Element>(): [RefObject<E | null>, boolean] => {
  const ref = useRef<E>(null)
  const [near, setNear] = useState(false)
  useEffect(() => {
    const element = ref.current
    if (!element || near) return
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) setNear(true)
      },
      { rootMargin: '300px' },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [near])
  return [ref, near]
}
