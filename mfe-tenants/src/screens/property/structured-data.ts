import type { PropertyDetail } from '@metrolibre/api-client'
import { services, siteFacts, toMajor } from '@metrolibre/contract'
import { localePath, type Locale } from '@metrolibre/platform'
import { trailOf } from '../../features/property-head/trail.tsx'
import { isBookable, isFreeNow } from '../../property/free.ts'
import { propertyPath } from '../../property/paths.ts'

interface Page {
  locale: Locale
  origin: string
  searchText: string
  reviews: { count: number; average: number | null } | undefined
}

const context = 'https://schema.org'
const unitCodes = { month: 'MON', hour: 'HUR' } as const

const stockOf = (property: PropertyDetail) => {
  if (!isBookable(property)) return 'SoldOut'
  return isFreeNow(property) ? 'InStock' : 'OutOfStock'
}

const offerOf = (property: PropertyDetail, url: string) => {
  const { price, currency } = property
  const availability = `${context}/${stockOf(property)}`
  if (price.state !== 'priced') return { '@type': 'Offer', url, availability, priceCurrency: currency }
  const amount = toMajor(price)
  return {
    '@type': 'Offer',
    url,
    availability,
    price: amount,
    priceCurrency: price.currency,
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      price: amount,
      priceCurrency: price.currency,
      unitCode: unitCodes[price.unit],
    },
  }
}

/** Returns the services of a property, and what a shed or a plot has, by their names in the API. */
const amenitiesOf = (property: PropertyDetail) => {
  const has = { ...property, parking: property.garage > 0, bathrooms: property.bathrooms > 0 }
  return [...services, ...siteFacts]
    .filter((name) => has[name])
    .map((name) => ({ '@type': 'LocationFeatureSpecification', name, value: true }))
}

/**
 * Returns a property as structured data for search engines, with its breadcrumbs. It contains only the offset
 * coordinates.
 */
export const propertyData = (
  property: PropertyDetail,
  { locale, origin, searchText, reviews }: Page,
): object[] => {
  const address = (path: string) => origin + localePath(locale, path)
  const url = address(propertyPath(property.id))
  const { name, description, zone, street, lat, long, area } = property
  const pictures = [property, ...property.images].flatMap(({ image }) => image ?? [])
  return [
    {
      '@context': context,
      '@type': ['Product', 'Accommodation'],
      name,
      description,
      url,
      image: pictures.map((path) => new URL(path, origin).href),
      address: {
        '@type': 'PostalAddress',
        streetAddress: street,
        addressLocality: zone.zone,
        addressRegion: zone.city,
        addressCountry: zone.country === 'Chile' ? 'CL' : 'PE',
      },
      geo:
        lat !== null && long !== null
          ? { '@type': 'GeoCoordinates', latitude: lat, longitude: long }
          : undefined,
      floorSize: area === null ? undefined : { '@type': 'QuantitativeValue', value: area, unitCode: 'MTK' },
      amenityFeature: amenitiesOf(property),
      offers: offerOf(property, url),
      aggregateRating: reviews?.average
        ? { '@type': 'AggregateRating', ratingValue: reviews.average, reviewCount: reviews.count }
        : undefined,
    },
    {
      '@context': context,
      '@type': 'BreadcrumbList',
      itemListElement: trailOf(property, searchText).map(({ text, to }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: text,
        item: to && address(to),
      })),
    },
  ]
}
