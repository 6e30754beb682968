import { useSyncExternalStore } from 'react'

const never = () => () => {}
const nothing = () => undefined

/** Notes that it was asked, and answers as `nothing` does. */
const noting = (asked: { forServer: boolean }) => () => {
  asked.forServer = true
  return undefined
}

/**
 * Whether the calling component is being drawn to take over what the server has drawn of it, and so must draw the
 * same. True on a server.
 */
export const useAdopting = (): boolean => {
  const asked = { forServer: false }
  // React asks for the server's value then and at no other time. It equals the browser's: a difference would have
  // all that hangs on it drawn once more in one piece, in which a slow phone does not answer.
  useSyncExternalStore(never, nothing, noting(asked))
  return asked.forServer
}
