import type { PropertyCard } from '@metrolibre/api-client'
import type { Country } from '@metrolibre/contract'

type Placed = Pick<PropertyCard, 'zone' | 'lat' | 'long'>

interface Spot {
  readonly lat: number
  readonly lng: number
}

/** A search whose results may be anywhere. */
interface Anywhere {
  readonly home: Country
  readonly properties: readonly Placed[]
  readonly groups: readonly Spot[]
}

/** In degrees of latitude. A map of more than this shows a continent, on which nothing can be told apart. */
const widest = 6
/** Between the two countries, which touch at one end. */
const border = -18.35

const countryAt = ({ lat }: Spot): Country => (lat > border ? 'Perú' : 'Chile')

const spotsOf = (properties: readonly Placed[]): Spot[] =>
  properties.flatMap(({ lat, long }) => (lat === null || long === null ? [] : [{ lat, lng: long }]))

const span = (spots: readonly Spot[]): number => {
  const lats = spots.map(({ lat }) => lat)
  return Math.max(...lats) - Math.min(...lats)
}

/**
 * Returns what a map shows when it opens on results that may be anywhere: those in the visitor's country, and of a long
 * country those in the city with the most of them. Without any there, it shows all.
 */
export const openingPlaces = ({ home, properties, groups }: Anywhere): readonly Spot[] => {
  const own = properties.filter(({ zone }) => zone.country === home)
  const spots = [...spotsOf(own), ...groups.filter((group) => countryAt(group) === home)]
  if (spots.length === 0) return [...spotsOf(properties), ...groups]
  if (span(spots) <= widest) return spots
  const [largest] = [...Map.groupBy(own, ({ zone }) => zone.city).values()]
    .map(spotsOf)
    .toSorted((one, other) => other.length - one.length)
  return largest && largest.length > 0 ? largest : spots
}
