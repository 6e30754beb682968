import { zones } from '@metrolibre/api-client'
import { sampleRent, type Country, type CurrencyCode, type Zone } from '@metrolibre/contract'
import { queryOptions } from '@metrolibre/platform'

/** Where a room was valued, and the least and most that it would earn a month, in minor units. */
interface RoomRent {
  place: string
  currency: CurrencyCode
  low: number
  high: number
}

function rentIn(country: Country, known: readonly Zone[]): RoomRent | null {
  const rent = sampleRent(known, country)
  if (!rent) return null
  const { zone, currency, low, high } = rent
  return { place: zone.zone, currency, low, high }
}

/** What a room would earn in each country: all that the page shows of some hundred zones. */
export const sampleRents = () =>
  queryOptions({
    queryKey: ['zones', 'sample-rents'],
    queryFn: async ({ client }) => {
      const { zones: known } = await client.fetchQuery(zones.all())
      return { Chile: rentIn('Chile', known), Perú: rentIn('Perú', known) }
    },
    // The call within it is tried again by itself.
    retry: false,
  })
