/** A path that nothing is served at, for addresses that cannot name anything. */
export const namesNothing = '/%00'

const absolute = /^[a-z][\w+.-]*:\/\/[^/?#\\]*/i
/** Slashes and dots in disguise; without them a path means the same to everybody who reads it. */
const suspicious = /\/[/.]|\\|#|%2e|%2f|%5c|%00/i
/** In a segment these would be a slash to some readers and a letter to others. */
const ambiguous = /%2f|%5c|%00/i

/**
 * The target of a request in the one form in which it is judged and passed on: a path from the root, without origin,
 * fragment, doubled slashes and segments of dots, encoded ones included. The query is left as it is. What two readers
 * could take for two different paths becomes `namesNothing`.
 */
export function plainUrl(target: string): string {
  const mark = target.indexOf('?')
  const given = mark < 0 ? target : target.slice(0, mark)
  if (given.startsWith('/') && !suspicious.test(given)) return target
  const query = mark < 0 ? '' : target.slice(mark).split('#')[0]
  const path = given.replace(absolute, '').split('#')[0]!
  if (ambiguous.test(path)) return namesNothing
  return plainPath(path.replaceAll('\\', '/').replaceAll(/%2e/gi, '.')) + query
}

function plainPath(path: string): string {
  const kept: string[] = []
  const segments = path.split('/').filter(Boolean)
  for (const segment of segments) {
    if (segment === '..') kept.pop()
    else if (segment !== '.') kept.push(segment)
  }
  const isFolder = kept.length > 0 && (path.endsWith('/') || /^\.{1,2}$/.test(segments.at(-1)!))
  return `/${kept.join('/')}${isFolder ? '/' : ''}`
}
