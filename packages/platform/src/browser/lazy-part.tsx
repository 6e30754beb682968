import { lazy, useEffect, useState, type ComponentType, type ReactNode } from 'react'
import { PartBoundary } from './part-boundary.tsx'

export interface FailedProps<P> {
  /** What the part was given. */
  part: P
  /** Fetches it again. */
  onRetry: () => void
}

/**
 * A part that is fetched when it is first needed; the caller's `Suspense` shows the wait. One that can't be fetched
 * shows `Failed` in its place instead of taking the page down, and is fetched again for whoever asks or comes later:
 * `lazy` alone would remember the failure.
 */
export function lazyPart<P extends object>(
  load: () => Promise<{ default: ComponentType<P> }>,
  Failed: ComponentType<FailedProps<P>>,
): ComponentType<P> {
  let latest: ComponentType<P> = lazy(load)
  const renew = () => {
    latest = lazy(load)
  }
  return function Part(props) {
    const [Loaded, setLoaded] = useState(() => latest)
    const again = (retry: () => void) => {
      setLoaded(() => latest)
      retry()
    }
    const fallback = (retry: () => void) => (
      <Shown onShown={renew}>
        <Failed part={props} onRetry={() => again(retry)} />
      </Shown>
    )
    return (
      <PartBoundary fallback={(_, retry) => fallback(retry)}>
        <Loaded {...props} />
      </PartBoundary>
    )
  }
}

/** React draws once more before it shows a failure: only what is shown has failed for good. */
function Shown({ onShown, children }: { onShown: () => void; children: ReactNode }) {
  useEffect(onShown, [onShown])
  return children
}
