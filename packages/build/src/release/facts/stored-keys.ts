/** Returns the keys under which some scripts keep data in the browser: all names that begin with `metrolibre.`. */
export const storedKeysOf = (scripts: readonly string[]): string[] =>
  [...new Set(scripts.flatMap((text) => [...text.matchAll(key)].map(([, name = '']) => name)))].toSorted()

const key = /["'`](metrolibre\.[\w.-]+)/g
