/** The first word of a path, where it has one: `propietario` of `/propietario/:id`. */
const firstWord = (path = ''): string => (/^\/?([^/]*)/.exec(path)?.[1] ?? '').toLowerCase()

/**
 * Those routes that may fit a path (without its language segment), by the first word of both. The router makes
 * patterns of all it is asked to choose between, of which the first view of a slow phone would feel the time.
 */
export const likelyRoutes = <R extends { path?: string }>(routes: readonly R[], path: string): R[] => {
  const asked = firstWord(path)
  return routes.filter((route) => {
    const word = firstWord(route.path)
    return word === asked || /^[:*]/.test(word)
  })
}
