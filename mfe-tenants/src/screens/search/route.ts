import { covers, properties } from '@metrolibre/api-client'
import { coverIds } from '@metrolibre/contract'
import type { Head, HeadContext, PrefetchContext } from '@metrolibre/platform'
import { localePath } from '@metrolibre/platform'
import { srcSetOf } from '@metrolibre/ui'
import {
  countMore,
  placeName,
  readSearch,
  searchPath,
  type Search,
} from '../../features/search-filters/search-query.ts'
import { propertyPath } from '../../property/paths.ts'

export const prefetch = ({ url, queryClient }: PrefetchContext) =>
  Promise.all([
    queryClient.ensureQueryData(properties.search(readSearch(url.searchParams))),
    queryClient.ensureQueryData(covers.all()),
  ])

/** Pages for search engines are those of a place and a kind; every other filter is a visitor's own. */
const isOwnPage = (search: Search): boolean =>
  search.q === undefined &&
  search.bbox === undefined &&
  search.sort === undefined &&
  search.maxPrice === undefined &&
  countMore(search) === 0

export function head({ url, queryClient, intl, locale }: HeadContext): Head {
  const search = readSearch(url.searchParams)
  const result = queryClient.getQueryData(properties.search(search).queryKey)
  const cover = queryClient
    .getQueryData(covers.all().queryKey)
    ?.general.find(({ id }) => id === coverIds.tenants)
  const { comuna, city, country, type, page } = search
  const place = isOwnPage(search) ? placeName({ comuna, city, country }) : undefined
  const values = { kind: type ?? 'all', where: place ? 'in' : 'all', place, page: page ?? 1 }
  const address = (path: string) => url.origin + localePath(locale, path)
  return {
    title: intl.formatMessage({ id: 'tenants.search.title' }, values),
    description: intl.formatMessage({ id: 'tenants.search.description' }, values),
    canonicalPath: searchPath({ comuna, city, country, type, ...(isOwnPage(search) && { page }) }),
    robots: isOwnPage(search) && result?.total !== 0 ? undefined : 'noindex, follow',
    image: cover?.image ?? undefined,
    preloadImage: cover?.image
      ? { href: cover.image, imageSrcSet: srcSetOf(cover.imageVariants), imageSizes: '100vw' }
      : undefined,
    jsonLd: result && [
      {
        '@context': 'https://schema.org',
        '@type': 'ItemList',
        numberOfItems: result.total,
        itemListElement: result.locations.map(({ id, name }, index) => ({
          '@type': 'ListItem',
          position: (result.page - 1) * result.pageSize + index + 1,
          name,
          url: address(propertyPath(id)),
        })),
      },
    ],
  }
}
