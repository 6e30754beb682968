/** Countries the product serves, as written on the wire. RULES §1. */
export const countries = ['Chile', 'Perú'] as const
export type Country = (typeof countries)[number]

export const currencies = ['CLP', 'PEN'] as const
export type CurrencyCode = (typeof currencies)[number]

/** Decimal places of a currency; the one table for amounts, payments and screens. RULES §4. */
export const exponents: Readonly<Record<CurrencyCode, number>> = { CLP: 0, PEN: 2 }

/** An integer of minor units with its currency: 45000 CLP is $45.000, 45000 PEN is S/ 450,00. */
export interface Money {
  readonly amount: number
  readonly currency: CurrencyCode
}

const currencyByCountry: Readonly<Record<Country, CurrencyCode>> = { Chile: 'CLP', Perú: 'PEN' }

/** The currency a property in this country is charged in. */
export const currencyOf = (country: Country): CurrencyCode => currencyByCountry[country]

/** The country whose money this is. */
const countryOf = (currency: CurrencyCode): Country => (currency === 'CLP' ? 'Chile' : 'Perú')

/** Minor units to a number in major units, for display and for forms; never for computing an amount. */
export const toMajor = ({ amount, currency }: Money): number => amount / 10 ** exponents[currency]

/** What a person typed (major units) to minor units, rounded half away from zero. */
export const fromMajor = (major: number, currency: CurrencyCode): Money => {
  const minor = Math.round(Math.abs(major) * 10 ** exponents[currency])
  return { amount: major < 0 ? -minor : minor, currency }
}

/**
 * Unit price times quantity, in minor units.
 * @throws RangeError when a part is not an integer or the product leaves the safe integers.
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
 * What the country switch shows: major units, whole, `value × rate[selected] / rate[own]`. RULES §4.
 * `undefined` when the own country is selected or a rate is missing: then the exact price is shown.
 */
export const convertForDisplay = (money: Money, selected: Country, rates: Rates): number | undefined => {
  const own = countryOf(money.currency)
  const from = rates[own]
  const to = rates[selected]
  if (own === selected || !from || !to) return undefined
  return Math.round((toMajor(money) * to) / from)
}

/** Groups of three with a dot: 450000 → `450.000`, -1234.5 with 2 decimals → `-1.234,50`. */
export const groupThousands = (value: number, decimals = 0): string => {
  const [whole, fraction] = Math.abs(value).toFixed(decimals).split('.') as [string, string?]
  const grouped = whole.replace(/\B(?=(\d{3})+(?!\d))/g, '.')
  const sign = Number(value.toFixed(decimals)) < 0 ? '-' : ''
  return `${sign}${grouped}${fraction ? `,${fraction}` : ''}`
}

const symbols: Readonly<Record<CurrencyCode, string>> = { CLP: '$', PEN: 'S/' }

/** A whole number of major units with the sign of its currency: `$ 450.000`, `S/ 1.800`. */
export const formatWhole = (major: number, currency: CurrencyCode): string =>
  `${symbols[currency]}\u00a0${groupThousands(major)}`

/** The exact price; the decimals of a currency are left out when they are zero. */
export const formatExact = (money: Money): string => {
  const whole = money.amount % 10 ** exponents[money.currency] === 0
  const decimals = whole ? 0 : exponents[money.currency]
  return `${symbols[money.currency]}\u00a0${groupThousands(toMajor(money), decimals)}`
}
