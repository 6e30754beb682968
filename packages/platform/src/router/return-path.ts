/**
 * Returns path, query and hash of an address on this site. Returns undefined for an address of another site,
 * for one with a user name or password, and for anything that is no address. Every address that comes from
 * outside must pass this check before the user is sent there: it parses as browsers do, which drop tabs and
 * line feeds and treat a backslash as a slash.
 * The result is plain ASCII, so that it can be a header.
 * @param asked the address; anything but a text leads nowhere, such as a list from a query that names it twice
 * @param origin the origin of this site
 */
export function returnPath(asked: unknown, origin: string): string | undefined {
  const url = typeof asked === 'string' && asked ? readAddress(asked, origin) : undefined
  if (!url || url.origin !== origin || !/^https?:$/.test(url.protocol) || url.username || url.password)
    return undefined
  const path = url.pathname + url.search + url.hash
  // A path that starts with two slashes would be the address of another site: `/.//host` becomes `//host`.
  return readAddress(path, origin)?.href === url.href ? path : undefined
}

const readAddress = (address: string, origin: string): URL | undefined =>
  URL.canParse(address, origin) ? new URL(address, origin) : undefined
