import type { RentalMode } from '@metrolibre/contract'

/** How the wire tells what something costs: `value` is the price per month, `dailyValue` the price per hour. RULES §4. */
export interface WirePrices {
  readonly isDaily: boolean
  readonly value: number | null
  readonly dailyValue: number | null
}

/** What something costs, in minor units of its currency; `rentalMode` says which of the two is asked for. */
export interface Prices {
  readonly rentalMode: RentalMode
  readonly monthlyPrice: number | null
  readonly hourlyPrice: number | null
}

export type Priced<T> = Omit<T, keyof WirePrices> & Prices

export const readRentalMode = (isDaily: boolean): RentalMode => (isDaily ? 'hour' : 'month')

/** The same thing with its prices by their own names. */
export const readPrices = <T>({ isDaily, value, dailyValue, ...rest }: WirePrices & T): Priced<T> => ({
  ...(rest as Omit<T, keyof WirePrices>),
  rentalMode: readRentalMode(isDaily),
  monthlyPrice: value,
  hourlyPrice: dailyValue,
})

/** The price that is asked for: per month or per hour, whichever the thing is rented by; null when nobody set one. */
export const unitPriceOf = ({ rentalMode, monthlyPrice, hourlyPrice }: Prices): number | null =>
  rentalMode === 'hour' ? hourlyPrice : monthlyPrice
