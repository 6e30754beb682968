import { properties, zones } from '@metrolibre/api-client'
import type { Place } from '@metrolibre/contract'
import { queryOptions, useQuery } from '@metrolibre/platform'
import { othersOf, placesNear } from './places-near.ts'

type Asked = Parameters<typeof placesNear>[0]

const none: readonly Place[] = []

/**
 * The places around a search that have properties of its kind, without the place that it names. That place is looked up
 * among all zones, of which a page shows nothing else, so they need not travel with its HTML.
 */
export const nearPlaces = ({ type, country, city, comuna, zoneId, bbox }: Asked) => {
  const asked = { type, country, city, comuna, zoneId, bbox }
  const namesPlace = [city, comuna, zoneId].some((name) => name !== undefined)
  return queryOptions({
    queryKey: ['properties', 'near-places', asked],
    queryFn: async ({ client }) => {
      const all = namesPlace ? (await client.fetchQuery(zones.all())).zones : []
      const { places } = await client.fetchQuery(properties.places(placesNear(asked, all)))
      return othersOf(places, asked, all)
    },
    // The calls within it are tried again by themselves.
    retry: false,
  })
}

/** Returns the places around a search. */
export const usePlacesNear = (asked: Asked): readonly Place[] => useQuery(nearPlaces(asked)).data ?? none
