import { type ComponentType, Suspense, lazy, useEffect, useState } from 'react'
import { Skeleton } from '../core/feedback/skeleton.tsx'

/**
 * Maps are drawn in the browser only, and their engine is fetched when the first one comes into a page. One that
 * can't be fetched throws to whoever shows the map; the next map tries again.
 */
export const lazyMap = <P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> => {
  const attempt = (): ComponentType<P> =>
    lazy(async () => {
      try {
        return { default: await load() }
      } catch (error) {
        latest = attempt()
        throw error
      }
    })
  let latest = attempt()
  return function LazyMap(props: P) {
    const [mounted, setMounted] = useState(false)
    const [Loaded] = useState(() => latest)
    useEffect(() => setMounted(true), [])
    const box = <Skeleton height="100%" radius={20} />
    if (!mounted) return box
    return (
      <Suspense fallback={box}>
        <Loaded {...props} />
      </Suspense>
    )
  }
}
