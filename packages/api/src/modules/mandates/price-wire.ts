import type { OfferBody, RentalMode } from '@metrolibre/contract'

/** The field of a request that holds the price of a place, by its rental mode. */
export const priceFields: Readonly<Record<RentalMode, keyof OfferBody>> = {
  month: 'value',
  hour: 'dailyValue',
}
