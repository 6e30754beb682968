import { localeOfPath, localePath, returnPath } from '@metrolibre/platform/remote-config'

/** The page that stands in for those that were not kept. */
export const offlinePath = '/sin-conexion'

/** Query parameter with the page somebody wanted. */
export const wantedPage = 'volver'

/** Where somebody is sent who wants a page that is not at hand. */
export const offlineAddress = (path: string): string =>
  `${localePath(localeOfPath(path), offlinePath)}?${wantedPage}=${encodeURIComponent(path)}`

/** The page somebody wanted: a path of the site of this origin, or nothing. */
export const wantedFrom = (search: URLSearchParams, origin: string): string | undefined =>
  returnPath(search.get(wantedPage), origin)
