import { addressLine, formatExact } from '@metrolibre/contract'
import { properties, type PropertyCard, type PropertyDetail, reviews } from '@metrolibre/api-client'
import type { Head, HeadContext, PrefetchContext } from '@metrolibre/platform'
import { gallerySizes, srcSetOf } from '@metrolibre/ui'
import { knownCard } from '../../property/known-card.ts'
import { propertyPath } from '../../property/paths.ts'
import { missingHead } from '../../features/missing-property/missing-head.ts'
import { loadPropertyWords } from '../../property/load-words.ts'
import { prefetchProperty } from '../../property/use-property.ts'
import { propertyData } from './structured-data.ts'

/** Structured data is read from the first HTML, so the code for it is left out of what browsers load. */
const isServer = typeof document === 'undefined'

/** The lists of this visit know what stands at the top of the page. */
export const showsAtOnce = ({ queryClient, params }: PrefetchContext): boolean =>
  knownCard(queryClient, params['id'] ?? '') !== undefined

export async function prefetch(context: PrefetchContext): Promise<void> {
  const { queryClient, params } = context
  const id = params['id'] ?? ''
  await Promise.all([
    prefetchProperty(context),
    // The page works without these, so their failure must not reject, nor end the wait for the property.
    queryClient.prefetchQuery(properties.availability(id)),
    queryClient.prefetchQuery(reviews.ofProperty(id)),
  ])
}

export const ownTexts = loadPropertyWords

const titleOf = ({ name, zone }: PropertyCard): string =>
  `${addressLine(name, zone.zone, zone.city)} | Metrolibre`

/** The lists of this visit know what the property is called. */
export function titleAtOnce({ queryClient, params }: HeadContext): string | undefined {
  const id = params['id'] ?? ''
  const known = queryClient.getQueryData(properties.detail(id).queryKey) ?? knownCard(queryClient, id)
  return known && titleOf(known)
}

const longestDescription = 160

const shorten = (text: string): string =>
  text.length <= longestDescription
    ? text
    : `${text.slice(0, longestDescription - 1).replace(/\s+\S*$/, '')}…`

/** What is rented, for how much and where: what link previews and search results say first. */
function offerLine({ name, zone, price }: PropertyCard, { intl, locale }: HeadContext): string {
  const place = addressLine(name, zone.zone, zone.city)
  if (price.state !== 'priced') return place
  const amount = formatExact(price, locale)
  return intl.formatMessage({ id: 'tenants.property.offerLine' }, { place, amount, unit: price.unit })
}

function summaryOf(property: PropertyDetail, context: HeadContext): string {
  const { intl } = context
  const text = property.description || intl.formatMessage({ id: 'tenants.property.missing.text' })
  return `${offerLine(property, context)}. ${text}`
}

export function head(context: HeadContext): Head {
  const { params, queryClient, intl, locale, url } = context
  const id = params['id'] ?? ''
  const property = queryClient.getQueryData(properties.detail(id).queryKey)
  if (!property) return missingHead(context)
  const { image, imageVariants } = property
  return {
    title: titleOf(property),
    description: shorten(summaryOf(property, context)),
    canonicalPath: propertyPath(property.id),
    image: image ?? undefined,
    imageAlt: offerLine(property, context),
    preloadImage: image
      ? { href: image, imageSrcSet: srcSetOf(imageVariants), imageSizes: gallerySizes }
      : undefined,
    jsonLd: isServer
      ? propertyData(property, {
          reviews: queryClient.getQueryData(reviews.ofProperty(id).queryKey),
          locale,
          origin: url.origin,
          searchText: intl.formatMessage({ id: 'tenants.search.heading' }),
        })
      : undefined,
  }
}
