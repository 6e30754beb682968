import { type ComponentType, Suspense, lazy, useEffect, useState } from 'react'
import { Skeleton } from '../core/feedback/skeleton.tsx'
import { useMapless } from '../core/mapless.ts'

/**
 * Returns a map component whose code is loaded when the first map is shown. It renders a skeleton on the server,
 * because MapLibre needs a browser, and nothing where the browser can't draw maps: `useMapless` lets the screen show its
 * way without one. If the code can't be loaded, the component throws, so that the screen's error boundary can show a
 * replacement; the next map that is mounted tries again.
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
    const isMapless = useMapless()
    const [mounted, setMounted] = useState(false)
    const [Loaded] = useState(() => latest)
    useEffect(() => setMounted(true), [])
    const box = <Skeleton height="100%" radius={20} />
    if (isMapless) return null
    if (!mounted) return box
    return (
      <Suspense fallback={box}>
        <Loaded {...props} />
      </Suspense>
    )
  }
}
