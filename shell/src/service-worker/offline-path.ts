import { localeOfPath, localePath, returnPath } from '@metrolibre/platform/remote-config'

/** Path of the page that is shown in place of pages that are not stored. */
export const offlinePath = '/sin-conexion'

/** Query parameter with the requested page. */
export const wantedPage = 'volver'

/** Returns the address of the offline page for a requested page that is not stored. */
export const offlineAddress = (path: string): string =>
  `${localePath(localeOfPath(path), offlinePath)}?${wantedPage}=${encodeURIComponent(path)}`

/** Returns the requested page: a path on this site, or undefined. */
export const wantedFrom = (search: URLSearchParams, origin: string): string | undefined =>
  returnPath(search.get(wantedPage), origin)
