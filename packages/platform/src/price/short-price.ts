import { formatWhole, type CurrencyCode } from '@metrolibre/contract'
import type { PlatformTexts } from '../intl/texts.ts'

const thousand = 1000
const million = 1_000_000

/** Sign and non-breaking space of a currency: what stands before the digits. */
const signOf = (currency: CurrencyCode) => formatWhole(0, currency).slice(0, -1)

/**
 * A price (major units) that must fit on a map pin: whole below 100.000, then in thousands, then in millions
 * with at most two decimals.
 */
export const shortPrice = (major: number, currency: CurrencyCode, { thousands }: PlatformTexts): string => {
  const rounded = Math.round(major / thousand)
  if (major < 100 * thousand) return formatWhole(Math.round(major), currency)
  if (rounded < thousand) return `${signOf(currency)}${rounded}\u00a0${thousands}`
  const millions = String(Number((major / million).toFixed(2))).replace('.', ',')
  return `${signOf(currency)}${millions}\u00a0M`
}
