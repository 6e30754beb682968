import type { Locale } from './locales.ts'
import { formatWhole, toMajor, type CurrencyCode } from './money.ts'

/** An estimate is written in steps of this many major units, because more digits would only look exact. */
const steps: Readonly<Record<CurrencyCode, number>> = { CLP: 1000, PEN: 10 }

/** Writes an amount of an estimate, in minor units: `$ 401.000`. */
export const roundedAmount = (amount: number, currency: CurrencyCode, locale: Locale): string => {
  const step = steps[currency]
  return formatWhole(Math.round(toMajor({ amount, currency }) / step) * step, currency, locale)
}
