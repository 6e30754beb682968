import type { Locale } from './locales.ts'

/** The countries of the product, as sent (RULES.md §1.1). */
export const countries = ['Chile', 'Perú'] as const
export type Country = (typeof countries)[number]

export const currencies = ['CLP', 'PEN'] as const
export type CurrencyCode = (typeof currencies)[number]

/**
 * The decimal places of each currency. This is the only such table, for amounts, payments and screens
 * (RULES.md §4.1a).
 */
export const exponents: Readonly<Record<CurrencyCode, number>> = { CLP: 0, PEN: 2 }

/** An integer in minor units with its currency: 45000 CLP is $ 45.000, 45000 PEN is S/ 450.00. */
export interface Money {
  readonly amount: number
  readonly currency: CurrencyCode
}

const currencyByCountry: Readonly<Record<Country, CurrencyCode>> = { Chile: 'CLP', Perú: 'PEN' }

/** Returns the currency in which a property in this country is charged. */
export const currencyOf = (country: Country): CurrencyCode => currencyByCountry[country]

/** Returns the country of a currency. */
const countryOf = (currency: CurrencyCode): Country => (currency === 'CLP' ? 'Chile' : 'Perú')

/**
 * Converts minor units to a number in major units, for display and forms. Never calculate an amount with it.
 */
export const toMajor = ({ amount, currency }: Money): number => amount / 10 ** exponents[currency]

/** Converts a number that a person typed (major units) to minor units, rounded half away from zero. */
export const fromMajor = (major: number, currency: CurrencyCode): Money => {
  const minor = Math.round(Math.abs(major) * 10 ** exponents[currency])
  return { amount: major < 0 ? -minor : minor, currency }
}

/** Whether an amount in major units can be kept exactly: pesos have no decimals, soles have two. */
export const fitsCurrency = (major: number | null, currency: CurrencyCode): boolean =>
  major === null || toMajor(fromMajor(major, currency)) === major

/**
 * Multiplies a unit price by a quantity, in minor units.
 * @throws RangeError when a factor is not an integer or the product exceeds the safe integers.
 */
export const times = (unit: Money, quantity: number): Money => {
  const amount = unit.amount * quantity
  if (
    !Number.isSafeInteger(unit.amount) ||
    !Number.isSafeInteger(quantity) ||
    !Number.isSafeInteger(amount)
  ) {
    throw new RangeError('money must stay within safe integers')
  }
  return { amount, currency: unit.currency }
}

/** Exchange factors by country, relative to one common unit. */
export type Rates = Readonly<Partial<Record<Country, number>>>

/**
 * Converts a price for display in the selected country: whole major units, `value × rate[selected] /
 * rate[own]` (RULES.md §4.17, §4.18). Returns `undefined` when the own country is selected or a rate is missing; the
 * exact price is shown then.
 */
export const convertForDisplay = (money: Money, selected: Country, rates: Rates): number | undefined => {
  const own = countryOf(money.currency)
  const from = rates[own]
  const to = rates[selected]
  if (own === selected || !from || !to) return undefined
  return Math.round((toMajor(money) * to) / from)
}

type Separators = readonly [thousands: string, decimals: string]

/** Amounts are written as in the country of their currency: `$ 450.000`, `S/ 1,900.00`. */
const separators: Readonly<Record<CurrencyCode, Separators>> = { CLP: ['.', ','], PEN: [',', '.'] }

/** Groups digits by thousands: 450000 → `450.000`, -1234.5 with 2 decimals → `-1.234,50`. */
export const groupThousands = (
  value: number,
  decimals = 0,
  [thousands, comma]: Separators = separators.CLP,
): string => {
  const [whole, fraction] = Math.abs(value).toFixed(decimals).split('.') as [string, string?]
  const grouped = whole.replace(/\B(?=(\d{3})+(?!\d))/g, thousands)
  const sign = Number(value.toFixed(decimals)) < 0 ? '-' : ''
  return `${sign}${grouped}${fraction ? `${comma}${fraction}` : ''}`
}

const symbols: Readonly<Record<CurrencyCode, string>> = { CLP: '$', PEN: 'S/' }

/**
 * Writes the currency next to digits, which keeps them on one line: `$ 450.000`, in English `$ 450.000 CLP`, because
 * who reads English may take `$` for the dollar of another country. Nothing else writes a currency.
 */
export const withCurrency = (digits: string, currency: CurrencyCode, locale: Locale): string =>
  `${symbols[currency]}\u00a0${digits}${locale === 'en' ? `\u00a0${currency}` : ''}`

/** Returns what stands before a field for an amount: `$`, in English `CLP $`. */
export const fieldSign = (currency: CurrencyCode, locale: Locale): string =>
  locale === 'en' ? `${currency} ${symbols[currency]}` : symbols[currency]

/** Writes a rounded amount in major units in its own currency: `$ 450.000`, `S/ 1,800`. */
export const formatWhole = (major: number, currency: CurrencyCode, locale: Locale): string =>
  withCurrency(groupThousands(major, 0, separators[currency]), currency, locale)

/**
 * Writes what an amount is worth in another currency: whole major units with dots between thousands (RULES.md §4.17).
 */
export const formatReference = (major: number, currency: CurrencyCode, locale: Locale): string =>
  withCurrency(groupThousands(major), currency, locale)

/** Writes an exact amount, with all decimals of its currency. A minus stands before the symbol: `−$ 842.300`. */
export const formatExact = (money: Money, locale: Locale): string => {
  const { amount, currency } = money
  if (amount < 0) return `−${formatExact({ amount: -amount, currency }, locale)}`
  const digits = groupThousands(toMajor(money), exponents[currency], separators[currency])
  return withCurrency(digits, currency, locale)
}
