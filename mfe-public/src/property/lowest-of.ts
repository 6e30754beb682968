import type { LowestPrice, PropertyType } from '@metrolibre/contract'
import type { Country } from '@metrolibre/platform'

/** Returns the lowest price of a kind in a country: per month, or per hour where it is only rented by the hour. */
export const lowestOf = (
  prices: readonly LowestPrice[],
  country: Country,
  kind: PropertyType,
): LowestPrice | undefined => {
  const of = prices.filter((price) => price.country === country && price.propertyType === kind)
  return of.find(({ unit }) => unit === 'month') ?? of[0]
}
