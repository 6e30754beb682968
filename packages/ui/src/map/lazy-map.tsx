import { type ComponentType, Suspense, lazy, useEffect, useState } from 'react'
import { Skeleton } from '../core/feedback/skeleton.tsx'

/** Maps are drawn in the browser only, and their engine is fetched when the first one comes into a page. */
export const lazyMap = <P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> => {
  const Loaded = lazy(async () => ({ default: await load() }))
  return function LazyMap(props: P) {
    const [mounted, setMounted] = useState(false)
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
