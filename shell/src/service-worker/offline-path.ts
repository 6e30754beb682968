import { localeOfPath, localePath } from '@metrolibre/platform/remote-config'

/** The page that stands in for those that were not kept. */
export const offlinePath = '/sin-conexion'

/** Query parameter with the page somebody wanted. */
export const wantedPage = 'volver'

/** Where somebody is sent who wants a page that is not at hand. */
export const offlineAddress = (path: string): string =>
  `${localePath(localeOfPath(path), offlinePath)}?${wantedPage}=${encodeURIComponent(path)}`

/** The page somebody wanted: a path of this site, or nothing. */
export const wantedFrom = (search: URLSearchParams): string | undefined => {
  const path = search.get(wantedPage)
  return path && /^\/(?![/\\])/.test(path) ? path : undefined
}
