import { allEndpoints } from '@metrolibre/contract'

/**
 * Returns the ids of the endpoints whose definitions are part of some scripts. A bundle includes a group of
 * endpoints as soon as it uses one, so there may be more than are called, never fewer.
 */
export const usedEndpoints = (scripts: readonly string[]): string[] =>
  [...new Set(scripts.flatMap((text) => [...text.matchAll(quoted)].map(([, id = '']) => id)))]
    .filter((id) => known.has(id))
    .toSorted()

const known = new Set(allEndpoints.map(({ id }) => id))
const quoted = /["'`]([a-zA-Z]+\.[a-zA-Z0-9]+)["'`]/g
