import { properties } from '@metrolibre/api-client'
import { useCountry, useQuery } from '@metrolibre/platform'

/** The lowest prices of the kinds in the visitor's country; none until they are known. */
export const useLowestPrices = () => {
  const { country } = useCountry()
  const { data = [] } = useQuery(properties.lowestPrices())
  return { country, prices: data }
}
