import { properties, zones } from '@metrolibre/api-client'
import type { Place } from '@metrolibre/contract'
import { useQuery } from '@metrolibre/platform'
import { othersOf, placesNear } from './places-near.ts'

type Asked = Parameters<typeof placesNear>[0]

const none: readonly Place[] = []

/** Returns the places around a search that have properties of its kind, without the place that it names. */
export const usePlacesNear = (asked: Asked): readonly Place[] => {
  const { data: known } = useQuery(zones.all())
  const all = known?.zones ?? []
  const { data } = useQuery({ ...properties.places(placesNear(asked, all)), enabled: known !== undefined })
  return data ? othersOf(data.places, asked, all) : none
}
