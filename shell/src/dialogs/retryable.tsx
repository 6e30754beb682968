import { lazy, type ComponentType, type ReactNode } from 'react'
import { RemoteBoundary } from '../app/remote-boundary.tsx'
import { PartFailed } from './part-failed.tsx'

/**
 * A part that is fetched when it is first needed. One that can't be fetched says so in its place instead of
 * taking the page down, and a new attempt fetches it again: `lazy` alone would remember the failure.
 */
export function retryable<P extends object>(load: () => Promise<{ default: ComponentType<P> }>) {
  let Part: ComponentType<P> = lazy(load)
  return function Retryable(props: P): ReactNode {
    const again = (retry: () => void) => {
      Part = lazy(load)
      retry()
    }
    return (
      <RemoteBoundary fallback={(retry) => <PartFailed onRetry={() => again(retry)} />}>
        <Current props={props} part={() => Part} />
      </RemoteBoundary>
    )
  }
}

function Current<P extends object>({ props, part }: { props: P; part: () => ComponentType<P> }) {
  const Part = part()
  return <Part {...props} />
}
