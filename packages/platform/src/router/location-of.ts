import type { Location, Path } from 'react-router-dom'

/** Returns the location of a path under the key of its entry in the history. */
export const locationOf = (path: Partial<Path>, key: string, state: unknown = null): Location => ({
  pathname: path.pathname ?? '/',
  search: path.search ?? '',
  hash: path.hash ?? '',
  state,
  key,
})
