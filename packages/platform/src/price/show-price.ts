import { convertForDisplay, currencyOf, formatExact, formatReference, toMajor } from '@metrolibre/contract'
import type { Money, Rates, RentalMode } from '@metrolibre/contract'
import type { Country, Locale } from '../intl/locale.ts'
import { platformTexts } from '../intl/texts.ts'
import { shortPrice } from './short-price.ts'

export interface ShownPrice {
  /** `$ 450.000`, in English `$ 450.000 CLP`. */
  text: string
  /** What is charged, in its own currency. The same as `text` unless that is a reference. */
  exact: string
  /** `$ 450 mil`, `$ 1,45 M`: for small places such as map pins. */
  short: string
  /** The exact price, shortened in the same way. */
  exactShort: string
  /** `/mes`, `/hora`, or empty when the price has no unit. */
  unitText: string
  /**
   * True when the price was converted for display: it is shown as a reference next to the exact price, which
   * is what is charged.
   */
  reference: boolean
}

/**
 * Returns a price as displayed in the selected country (RULES.md §4.16, §4.17): exact in its own country; elsewhere
 * value × rate[selected] / rate[own], rounded to a whole number and marked as a reference.
 */
export const showPrice = (
  money: Money,
  { country, rates, locale }: { country: Country; rates: Rates; locale: Locale },
  unit?: RentalMode,
): ShownPrice => {
  const texts = platformTexts[locale]
  const converted = convertForDisplay(money, country, rates)
  const unitText = unit === undefined ? '' : unit === 'month' ? texts.perMonth : texts.perHour
  const exact = formatExact(money, locale)
  const exactShort = shortPrice(toMajor(money), { currency: money.currency, locale })
  if (converted === undefined)
    return { text: exact, exact, short: exactShort, exactShort, unitText, reference: false }
  const currency = currencyOf(country)
  const short = shortPrice(converted, { currency, locale, reference: true })
  const text = formatReference(converted, currency, locale)
  return { text, exact, short, exactShort, unitText, reference: true }
}
