import type { RentalMode } from '@metrolibre/contract'

/** Prices as sent: `value` is the price per month, `dailyValue` the price per hour (RULES.md §4.11). */
export interface WirePrices {
  readonly isDaily: boolean
  readonly value: number | null
  readonly dailyValue: number | null
}

/** The prices of a place in minor units of its currency. `rentalMode` tells which of the two is charged. */
export interface Prices {
  readonly rentalMode: RentalMode
  readonly monthlyPrice: number | null
  readonly hourlyPrice: number | null
}

export type Priced<T> = Omit<T, keyof WirePrices> & Prices

export const readRentalMode = (isDaily: boolean): RentalMode => (isDaily ? 'hour' : 'month')

/** Returns the same object with its prices under their domain names. */
export const readPrices = <T>({ isDaily, value, dailyValue, ...rest }: WirePrices & T): Priced<T> => ({
  ...(rest as Omit<T, keyof WirePrices>),
  rentalMode: readRentalMode(isDaily),
  monthlyPrice: value,
  hourlyPrice: dailyValue,
})

/**
 * Returns the price that is charged, per month or per hour depending on the rental mode, or null when none is
 * set.
 */
export const unitPriceOf = ({ rentalMode, monthlyPrice, hourlyPrice }: Prices): number | null =>
  rentalMode === 'hour' ? hourlyPrice : monthlyPrice
