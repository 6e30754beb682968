import { useSyncExternalStore } from 'react'

const never = () => () => {}
const nothing = () => undefined

/** Returns a function that records its call in `asked` and returns `undefined`, as `nothing` does. */
const noting = (asked: { forServer: boolean }) => () => {
  asked.forServer = true
  return undefined
}

/**
 * Returns whether the calling component is being hydrated, so that it must render what the server rendered.
 * Also true on a server.
 */
export const useAdopting = (): boolean => {
  const asked = { forServer: false }
  // React calls the third argument, the server snapshot, on a server and during hydration only. It returns
  // the same value as the browser's snapshot: with a different one React would render everything below again
  // in one synchronous piece, during which a slow phone does not respond.
  useSyncExternalStore(never, nothing, noting(asked))
  return asked.forServer
}
