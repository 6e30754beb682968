import { properties } from '@metrolibre/api-client'
import { useCountry, useQuery } from '@metrolibre/platform'

/** The lowest prices of the kinds, of which those of the visitor's country are shown; none until they are known. */
export const useLowestPrices = () => {
  const { country } = useCountry()
  const { data = [] } = useQuery(properties.lowestPrices())
  return { country, prices: data }
}
