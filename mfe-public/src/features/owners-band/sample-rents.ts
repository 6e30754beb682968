import { zones } from '@metrolibre/api-client'
import { roundedAmount, sampleRent, type Country, type Zone } from '@metrolibre/contract'
import { queryOptions } from '@metrolibre/platform'

/** Where a room was valued, and the least and most that it would earn a month, as texts. */
interface RoundedRent {
  place: string
  low: string
  high: string
}

function rentIn(country: Country, known: readonly Zone[]): RoundedRent | null {
  const rent = sampleRent(known, country)
  if (!rent) return null
  const { zone, currency, low, high } = rent
  return { place: zone.zone, low: roundedAmount(low, currency), high: roundedAmount(high, currency) }
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
