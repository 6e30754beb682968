import { fromMajor, toMajor, type CurrencyCode } from '@metrolibre/contract'

/** Whether an amount in major units can be kept exactly: pesos have no decimals, soles have two. */
export const fitsCurrency = (major: number | null, currency: CurrencyCode): boolean =>
  major === null || toMajor(fromMajor(major, currency)) === major
