import { lazy, useEffect, useState, type ComponentType, type ReactNode } from 'react'
import { PartBoundary } from './part-boundary.tsx'

export interface FailedProps<P> {
  /** The props that the part was given. */
  part: P
  /** Loads the part again. */
  onRetry: () => void
}

/** A part whose code can be loaded ahead; then it is rendered at once. */
export type LazyPart<P> = ComponentType<P> & {
  /** A failure is shown when the part is rendered. */
  warmUp: () => Promise<void>
}

/**
 * A component whose code is loaded when it is first rendered; the caller's `Suspense` shows a fallback
 * meanwhile. When loading fails, `Failed` is shown in its place and the rest of the page stays. It is loaded
 * again when `onRetry` is called, when the browser gets a connection, or when another place renders it later: React's
 * `lazy` alone would keep the failure forever.
 */
export function lazyPart<P extends object>(
  load: () => Promise<{ default: ComponentType<P> }>,
  Failed: ComponentType<FailedProps<P>>,
): LazyPart<P> {
  // React shows a fallback for 300 ms at least, and then renders in slices: not what was loaded ahead of a press.
  let loaded: ComponentType<P> | undefined
  const keep = async () => {
    const module = await load()
    loaded = module.default
    return module
  }
  let latest: ComponentType<P> = lazy(keep)
  const renew = () => {
    latest = lazy(keep)
  }
  function Part(props: P) {
    const [Loaded, setLoaded] = useState(() => loaded ?? latest)
    const again = (retry: () => void) => {
      setLoaded(() => latest)
      retry()
    }
    const fallback = (retry: () => void) => (
      <Shown onShown={renew} onConnected={() => again(retry)}>
        <Failed part={props} onRetry={() => again(retry)} />
      </Shown>
    )
    return (
      <PartBoundary fallback={(_, retry) => fallback(retry)}>
        <Loaded {...props} />
      </PartBoundary>
    )
  }
  const warmUp = () =>
    keep().then(
      () => {},
      () => {},
    )
  return Object.assign(Part, { warmUp })
}

interface ShownProps {
  onShown: () => void
  onConnected: () => void
  children: ReactNode
}

/**
 * React renders once more before it shows an error, so a failure counts as final only after `Failed` was
 * really mounted.
 */
function Shown({ onShown, onConnected, children }: ShownProps) {
  useEffect(onShown, [onShown])
  useEffect(() => {
    window.addEventListener('online', onConnected)
    return () => window.removeEventListener('online', onConnected)
  }, [onConnected])
  return children
}
