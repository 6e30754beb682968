import { formatWhole, type CurrencyCode } from '@metrolibre/contract'
import type { PlatformTexts } from '../intl/texts.ts'

const thousand = 1000
const million = 1_000_000

/** Returns the currency sign with its non-breaking space, as written before the digits. */
const signOf = (currency: CurrencyCode) => formatWhole(0, currency).slice(0, -1)

/**
 * Writes a price in major units for a map pin: in full below 100.000, then in thousands, then in millions
 * with at most two decimals.
 */
export const shortPrice = (major: number, currency: CurrencyCode, { thousands }: PlatformTexts): string => {
  const rounded = Math.round(major / thousand)
  if (major < 100 * thousand) return formatWhole(Math.round(major), currency)
  if (rounded < thousand) return `${signOf(currency)}${rounded}\u00a0${thousands}`
  const millions = String(Number((major / million).toFixed(2))).replace('.', ',')
  return `${signOf(currency)}${millions}\u00a0M`
}
