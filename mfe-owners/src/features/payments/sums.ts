import type { Ledger, LedgerPayment, LedgerRow } from '@metrolibre/api-client'
import { compareTexts, currencies, dateAt, timeZoneOf, type CurrencyCode } from '@metrolibre/contract'

/** What a month or year brought, in minor units. */
export interface LedgerSum {
  readonly currency: CurrencyCode
  readonly paid: number
  readonly refunded: number
}

const add = (rows: readonly LedgerRow[], currency: CurrencyCode): LedgerSum => {
  const own = rows.filter((row) => row.currency === currency)
  return {
    currency,
    paid: own.reduce((total, { paid }) => total + paid, 0),
    refunded: own.reduce((total, { refunded }) => total + refunded, 0),
  }
}

/** Returns the currencies that occur in a ledger. */
export const currenciesOf = ({ rows, payments }: Pick<Ledger, 'rows' | 'payments'>): CurrencyCode[] =>
  currencies.filter((code) => [...rows, ...payments].some(({ currency }) => currency === code))

/** Adds up the months from `from` to `to`, both included, in one currency. */
export const ledgerSumOf = (
  rows: readonly LedgerRow[],
  currency: CurrencyCode,
  from: string,
  to: string,
): LedgerSum =>
  add(
    rows.filter(({ month }) => month >= from && month <= to),
    currency,
  )

/** Returns what is still expected of tenants, in minor units: transfers, and the next month of each plan. */
export const expectedOf = (payments: readonly LedgerPayment[], currency: CurrencyCode): number =>
  payments
    .filter((one) => one.status === 'expected' && one.currency === currency)
    .reduce((total, { amount }) => total + amount, 0)

/** The month in which it is now where this currency is used, `YYYY-MM`. */
export const monthNow = (serverTime: number, currency: CurrencyCode): string =>
  dateAt(serverTime, timeZoneOf(currency === 'PEN' ? 'Perú' : 'Chile')).slice(0, 7)

/** Returns the payment that is awaited first, or null. */
export const nextExpected = (payments: readonly LedgerPayment[]): LedgerPayment | null =>
  payments
    .filter(({ status }) => status === 'expected')
    .toSorted((one, other) => compareTexts(one.date, other.date))[0] ?? null

/** The twelve months of a year. */
export const monthsOf = (year: string): string[] =>
  Array.from({ length: 12 }, (_, index) => `${year}-${String(index + 1).padStart(2, '0')}`)

/** The twelve months that end with one, oldest first. */
export const monthsUntil = (last: string): string[] => {
  const end = Number(last.slice(0, 4)) * 12 + Number(last.slice(5)) - 1
  return Array.from({ length: 12 }, (_, index) => {
    const month = end - 11 + index
    return `${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}`
  })
}

/**
 * Returns the change from one year to the next in percent, rounded, over the same months. Undefined when
 * there was nothing before to compare with.
 */
export const yearChange = (
  rows: readonly LedgerRow[],
  currency: CurrencyCode,
  year: string,
  lastMonth: string,
): number | undefined => {
  const before = String(Number(year) - 1)
  const until = lastMonth.slice(0, 4) === year ? lastMonth.slice(5) : '12'
  const now = ledgerSumOf(rows, currency, `${year}-01`, `${year}-${until}`)
  const then = ledgerSumOf(rows, currency, `${before}-01`, `${before}-${until}`)
  const base = then.paid - then.refunded
  return base > 0 ? Math.round(((now.paid - now.refunded - base) / base) * 100) : undefined
}
