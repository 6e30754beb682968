import type { LowestPrice } from '@metrolibre/contract'

/** Returns the path of the search that begins with a lowest price. */
export const cheapestPath = ({ propertyType, country }: LowestPrice): string =>
  `/propietario?${new URLSearchParams({ type: propertyType, country, sort: 'price_asc' })}`
