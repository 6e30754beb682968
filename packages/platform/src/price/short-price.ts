import { formatReference, formatWhole, withCurrency, type CurrencyCode } from '@metrolibre/contract'
import type { Locale } from '../intl/locale.ts'
import { platformTexts } from '../intl/texts.ts'

const thousand = 1000
const million = 1_000_000

interface Shortened {
  currency: CurrencyCode
  locale: Locale
  /** True when the price was converted from another currency. */
  reference?: boolean
}

/**
 * Writes a price in major units for a map pin: in full below 100.000, then in thousands, then in millions with at most
 * two decimals: `$ 280 mil`, `$ 1,45 M`, in English `$ 280k CLP`, `$ 1.45M CLP`.
 */
export const shortPrice = (major: number, { currency, locale, reference }: Shortened): string => {
  const rounded = Math.round(major / thousand)
  const whole = reference ? formatReference : formatWhole
  if (major < 100 * thousand) return whole(Math.round(major), currency, locale)
  const { thousands, millions } = platformTexts[locale]
  if (rounded < thousand) return withCurrency(`${rounded}${thousands}`, currency, locale)
  const number = String(Number((major / million).toFixed(2)))
  return withCurrency(`${locale === 'es' ? number.replace('.', ',') : number}${millions}`, currency, locale)
}
