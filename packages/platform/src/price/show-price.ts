import { convertForDisplay, currencyOf, formatExact, formatWhole, toMajor } from '@metrolibre/contract'
import type { Money, Rates, RentalMode } from '@metrolibre/contract'
import type { PlatformTexts } from '../intl/texts.ts'
import type { Country } from '../intl/locale.ts'
import { shortPrice } from './short-price.ts'

export interface ShownPrice {
  /** `$ 450.000` */
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
   * True when the price was converted for display: it is shown as a reference beside the exact price, which
   * is what is charged.
   */
  reference: boolean
}

/**
 * Returns a price as displayed in the selected country (RULES.md §4): exact in its own country; elsewhere
 * value × rate[selected] / rate[own], rounded to a whole number and marked as a reference.
 */
export const showPrice = (
  money: Money,
  { country, rates, texts }: { country: Country; rates: Rates; texts: PlatformTexts },
  unit?: RentalMode,
): ShownPrice => {
  const converted = convertForDisplay(money, country, rates)
  const unitText = unit === undefined ? '' : unit === 'month' ? texts.perMonth : texts.perHour
  const exact = formatExact(money)
  const exactShort = shortPrice(toMajor(money), money.currency, texts)
  if (converted === undefined)
    return { text: exact, exact, short: exactShort, exactShort, unitText, reference: false }
  const currency = currencyOf(country)
  const short = shortPrice(converted, currency, texts)
  return { text: formatWhole(converted, currency), exact, short, exactShort, unitText, reference: true }
}
