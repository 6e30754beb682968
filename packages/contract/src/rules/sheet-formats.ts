import { exponents, type CurrencyCode } from './money.ts'

/** How spreadsheets show days, months, and times by the clock of the office (RULES.md §13.9). */
export const sheetFormats = { day: 'dd/mm/yyyy', month: 'mm/yyyy', time: 'dd/mm/yyyy hh:mm' } as const

/** Returns how spreadsheets show an amount in major units: with the decimals of its currency. */
export const amountFormat = (currency: CurrencyCode): string =>
  exponents[currency] === 0 ? '#,##0' : `#,##0.${'0'.repeat(exponents[currency])}`

/** Returns a day (`YYYY-MM-DD`) or a month (`YYYY-MM`) as libraries for spreadsheets expect it: its midnight in UTC. */
export const sheetDate = (day: string): Date => new Date(`${day.length === 7 ? `${day}-01` : day}T00:00:00Z`)
