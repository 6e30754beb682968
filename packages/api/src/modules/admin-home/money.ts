import {
  addDays,
  countries,
  currencyOf,
  dateAt,
  startOfDay,
  timeZoneOf,
  type Country,
  type CountryMoney,
} from '@metrolibre/contract'
import type { AppContext } from '../../platform/context.ts'
import { findMoneyDays } from './money-repository.ts'

const shownDays = 30

type Sums = CountryMoney['total']

const add = (days: readonly Sums[]): Sums => ({
  collected: days.reduce((sum, { collected }) => sum + collected, 0),
  refunded: days.reduce((sum, { refunded }) => sum + refunded, 0),
  reservations: days.reduce((sum, { reservations }) => sum + reservations, 0),
})

async function moneyOf({ sql, clock }: AppContext, country: Country): Promise<CountryMoney> {
  const [currency, zone] = [currencyOf(country), timeZoneOf(country)]
  const today = dateAt(clock.now().getTime(), zone)
  const from = addDays(today, 1 - 2 * shownDays)
  const rows = await findMoneyDays(sql, { currency, zone, from, start: new Date(startOfDay(from, zone)) })
  const byDate = new Map(rows.map((row) => [row.date, row]))
  const days = Array.from({ length: 2 * shownDays }, (_, index) => {
    const date = addDays(from, index)
    const { collected = 0, refunded = 0, reservations = 0 } = byDate.get(date) ?? {}
    return { date, collected, refunded, reservations }
  })
  const [previous, shown] = [days.slice(0, shownDays), days.slice(shownDays)]
  return { country, currency, total: add(shown), previous: add(previous), days: shown }
}

/** Returns the bookings and money of the last 30 days and of the 30 days before, by country. */
export const readMoney = (app: AppContext): Promise<CountryMoney[]> =>
  Promise.all(countries.map((country) => moneyOf(app, country)))
