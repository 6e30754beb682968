import { covers, properties, type SearchResult } from '@metrolibre/api-client'
import { coverIds } from '@metrolibre/contract'
import type { Head, HeadContext, PrefetchContext } from '@metrolibre/platform'
import { localePath, stripLocale } from '@metrolibre/platform'
import { coverSizes, srcSetOf } from '@metrolibre/ui'
import {
  askedFrom,
  countMore,
  isSearching,
  knownPlace,
  readSearch,
  searchPath,
  type Search,
} from '../../features/search-filters/search-query.ts'
import { meantFrom, nearQuery, placeAround } from '../../features/search-places/places-near.ts'
import { nearPlaces } from '../../features/search-places/use-places-near.ts'
import { propertyPath } from '../../property/paths.ts'
import { lowestShown } from './lowest-shown.ts'
import { searchPicture } from './search-picture.ts'

/** Structured data is read from the first HTML, so the code for it is left out of what browsers load. */
const isServer = typeof document === 'undefined'

export const prefetch = async ({ url, queryClient, country }: PrefetchContext) => {
  const search = readSearch(url.searchParams)
  const [found] = await Promise.all([
    queryClient.ensureQueryData(properties.search(askedFrom(search, country))),
    queryClient.ensureQueryData(nearPlaces(meantFrom(search, country))),
    queryClient.ensureQueryData(covers.all()),
  ])
  // Nearby results are part of the first HTML too, but their failure must not fail the page.
  const around = found.properties.length === 0 ? placeAround(search, found) : undefined
  const [nearest] = around ? await queryClient.fetchQuery(nearPlaces(around)).catch(() => []) : []
  if (around && nearest) await queryClient.prefetchQuery(properties.search(nearQuery(nearest, around)))
}

/**
 * Returns one address for each page, with names spelled as in the catalogue, however they were spelled in the
 * request.
 */
const canonicalPath = (search: Search, result: SearchResult | undefined): string => {
  const { comuna, city, country, type } = search
  const page = result?.page ?? search.page
  const own = isOwnPage(search) ? { page } : {}
  const zone = comuna === undefined ? undefined : result?.properties[0]?.zone
  const place = zone
    ? { comuna: zone.zone, city: zone.city, country: zone.country }
    : { comuna, city, country }
  return searchPath({ ...place, type, ...own })
}

/** Returns the breadcrumbs of a place as structured data, as on a property's page. */
const trailData = (search: Search, result: SearchResult, address: (path: string) => string) => {
  const zone = result.properties[0]?.zone
  const { comuna, city, country } = search
  const steps = [
    { name: 'Metrolibre', path: '/' },
    ...(comuna && zone
      ? [{ name: zone.city, path: searchPath({ city: zone.city, country: zone.country }) }]
      : []),
    { name: knownPlace({ comuna, city, country }, result), path: undefined },
  ]
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: path && address(path),
    })),
  }
}

/** Only pages of a place and a kind are meant for search engines; pages with any other filter are not. */
const isOwnPage = (search: Search): boolean =>
  search.q === undefined &&
  search.bbox === undefined &&
  search.sort === undefined &&
  search.cursor === undefined &&
  search.maxPrice === undefined &&
  countMore(search) === 0

/** Its top needs no data. From one search to the next, the results that are shown stay meanwhile. */
export const showsAtOnce = ({ url }: PrefetchContext): boolean =>
  stripLocale(window.location.pathname) !== url.pathname

/** Only the name of a place is not known before the result. */
export function titleAtOnce(context: HeadContext): string | undefined {
  const search = readSearch(context.url.searchParams)
  const { comuna, city, country } = search
  const result = context.queryClient.getQueryData(
    properties.search(askedFrom(search, context.country)).queryKey,
  )
  return result || !(comuna ?? city ?? country) ? titleOf(valuesOf(search, result), context) : undefined
}

/** What the texts about a search say of it. */
const valuesOf = (search: Search, result: SearchResult | undefined) => {
  const { comuna, city, country, type } = search
  const place = isOwnPage(search) ? knownPlace({ comuna, city, country }, result) : undefined
  const page = result?.page ?? search.page ?? 1
  return { kind: type ?? 'all', where: place ? 'in' : 'all', place, page }
}

const titleOf = (values: ReturnType<typeof valuesOf>, { intl }: HeadContext): string =>
  intl.formatMessage({ id: 'tenants.search.title' }, values)

export function head(context: HeadContext): Head {
  const { url, queryClient, intl, locale, country } = context
  const search = readSearch(url.searchParams)
  const result = queryClient.getQueryData(properties.search(askedFrom(search, country)).queryKey)
  const cover = queryClient
    .getQueryData(covers.all().queryKey)
    ?.general.find(({ id }) => id === coverIds.tenants)
  const { src, srcSet, night } = searchPicture(cover)
  const values = valuesOf(search, result)
  const address = (path: string) => url.origin + localePath(locale, path)
  return {
    title: titleOf(values, context),
    description: intl.formatMessage(
      { id: 'tenants.search.description' },
      { ...values, ...lowestShown(result, locale) },
    ),
    canonicalPath: canonicalPath(search, result),
    robots: isOwnPage(search) && result?.total !== 0 ? undefined : 'noindex, follow',
    image: src,
    // Above a search stands no cover.
    preloadImage: isSearching(search)
      ? undefined
      : {
          href: src,
          imageSrcSet: srcSet,
          imageSizes: coverSizes.band,
          nightSrcSet: srcSetOf(night),
        },
    jsonLd:
      isServer && result
        ? [
            ...(values.place ? [trailData(search, result, address)] : []),
            {
              '@context': 'https://schema.org',
              '@type': 'ItemList',
              numberOfItems: result.total,
              itemListElement: result.properties.map(({ id, name }, index) => ({
                '@type': 'ListItem',
                position: (result.page - 1) * result.pageSize + index + 1,
                name,
                url: address(propertyPath(id)),
              })),
            },
          ]
        : undefined,
  }
}
