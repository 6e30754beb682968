import { lazy, useState, type ComponentType, type ReactNode } from 'react'
import { RemoteBoundary } from '../app/remote-boundary.tsx'
import { PartFailed } from './part-failed.tsx'

/**
 * A part that is fetched when it is first needed. One that can't be fetched says so in its place instead of
 * taking the page down, and a new attempt fetches it again: `lazy` alone would remember the failure.
 */
export function retryable<P extends object>(load: () => Promise<{ default: ComponentType<P> }>) {
  const first: ComponentType<P> = lazy(load)
  return function Retryable(props: P): ReactNode {
    const [Part, setPart] = useState(() => first)
    const again = (retry: () => void) => {
      setPart(() => lazy(load))
      retry()
    }
    return (
      <RemoteBoundary fallback={(_, retry) => <PartFailed onRetry={() => again(retry)} />}>
        <Part {...props} />
      </RemoteBoundary>
    )
  }
}
