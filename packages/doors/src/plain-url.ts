/** A path that no route matches, used for addresses that are invalid. */
export const namesNothing = '/%00'

const absolute = /^[a-z][\w+.-]*:\/\/[^/?#\\]*/i
/** Encoded or doubled slashes and dot segments. Without these, every server reads a path in the same way. */
const suspicious = /\/[/.]|\\|#|%2e|%2f|%5c|%00/i
/**
 * Encoded slashes, backslashes and null bytes: some servers decode them, others treat them as part of a name.
 */
const ambiguous = /%2f|%5c|%00/i

/**
 * Normalises the target of a request before it is authorised and passed on: a path that starts with a slash,
 * without origin, fragment, doubled slashes and dot segments (encoded ones included). The query stays
 * unchanged. Returns `namesNothing` when two servers could read the path differently.
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
