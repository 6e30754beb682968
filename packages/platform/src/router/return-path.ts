/**
 * The page of this site that an address leads back to, as path, query and hash; undefined for an address of another
 * site, one with a name and password in it, and no address at all. Judged as browsers read it: they drop tabs and
 * line feeds, and take a backslash for a slash. Every address that comes from outside and is gone to passes here.
 * @param origin this site's own
 */
export function returnPath(asked: string | null | undefined, origin: string): string | undefined {
  const url = asked ? readAddress(asked, origin) : undefined
  if (!url || url.origin !== origin || !/^https?:$/.test(url.protocol) || url.username || url.password)
    return undefined
  const path = url.pathname + url.search + url.hash
  // A path of two slashes would name another site once it stands by itself: `/.//host` becomes `//host`.
  return readAddress(path, origin)?.href === url.href ? path : undefined
}

const readAddress = (address: string, origin: string): URL | undefined =>
  URL.canParse(address, origin) ? new URL(address, origin) : undefined
