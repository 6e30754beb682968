/** Returns the first segment of a path, empty if there is none: `propietario` of `/propietario/:id`. */
const firstWord = (path = ''): string => (/^\/?([^/]*)/.exec(path)?.[1] ?? '').toLowerCase()

/**
 * Returns the routes that may match a path (without its language segment), judged by the first segment. The
 * router compiles a pattern for every route it is given, which would delay the first view on a slow phone.
 */
export const likelyRoutes = <R extends { path?: string }>(routes: readonly R[], path: string): R[] => {
  const asked = firstWord(path)
  return routes.filter((route) => {
    const word = firstWord(route.path)
    return word === asked || /^[:*]/.test(word)
  })
}
