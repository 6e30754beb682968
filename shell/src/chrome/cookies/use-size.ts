import { useEffect, useRef } from 'react'

/**
 * Returns a ref to an element. Calls `apply` with it whenever its size changes, and `clear` once it is gone. Both are
 * functions of a module, not of a render.
 */
export function useSize(apply: (element: HTMLElement) => void, clear: () => void) {
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = ref.current
    if (!element) return
    const observer = new ResizeObserver(() => apply(element))
    observer.observe(element)
    return () => {
      observer.disconnect()
      clear()
    }
  }, [apply, clear])
  return ref
}
