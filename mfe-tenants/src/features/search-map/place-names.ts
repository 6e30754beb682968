import type { Zone } from '@metrolibre/contract'
import type { PlaceName } from '@metrolibre/ui/map'

const mean = (numbers: readonly number[]) => numbers.reduce((sum, each) => sum + each, 0) / numbers.length

/**
 * Returns the names of all comunas, each at its centre, and of the cities, each in the middle of its comunas.
 */
export const placeNames = (zones: readonly Zone[]): PlaceName[] => {
  const cities = [...new Set(zones.map(({ city }) => city))]
  return [
    ...zones.map(({ zone, lat, long }): PlaceName => ({ text: zone, lat, lng: long, rank: 'comuna' })),
    ...cities.map((city): PlaceName => {
      const within = zones.filter((zone) => zone.city === city)
      return {
        text: city,
        lat: mean(within.map(({ lat }) => lat)),
        lng: mean(within.map(({ long }) => long)),
        rank: 'city',
      }
    }),
  ]
}
