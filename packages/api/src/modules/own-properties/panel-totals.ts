import { dateAt, timeZoneOf, totalsDays, type Country, type PanelTotals } from '@metrolibre/contract'
import type { AppContext } from '../../platform/context.ts'
import { readLedger } from '../ledger/read-ledger.ts'
import { findLanes, findPanelPeriods, type TakenRow } from './panel-repository.ts'

const dayMs = 86_400_000

/** Returns how many days the periods cover together. They are in order of their start. */
const daysOf = (periods: readonly Pick<TakenRow, 'start' | 'end'>[]): number => {
  let [days, until] = [0, 0]
  for (const { start, end } of periods) {
    const [from, to] = [Math.max(Date.parse(start), until), Date.parse(end)]
    if (to > from) days += (to - from) / dayMs
    until = Math.max(until, to)
  }
  return days
}

/** Returns the month before the one of this day: `2026-12` for any day of January 2027. */
const monthBefore = (day: string): string => {
  const date = new Date(`${day.slice(0, 7)}-01T00:00:00Z`)
  date.setUTCMonth(date.getUTCMonth() - 1)
  return date.toISOString().slice(0, 7)
}

/**
 * Returns what the head of an owner's panel adds up, over all properties: how many there are, the booked share of the
 * next 90 days of the published ones (of their rooms, where these are rented one by one), and what was paid last
 * month.
 */
export async function panelTotals(
  app: AppContext,
  { id: ownerId, country }: { id: string; country: Country },
): Promise<PanelTotals> {
  const now = app.clock.now()
  const month = monthBefore(dateAt(now.getTime(), timeZoneOf(country)))
  const lanes = await findLanes(app.sql, ownerId)
  const published = [...new Set(lanes.filter((lane) => lane.isPublished).map((lane) => lane.propertyId))]
  const [taken, { rows }] = await Promise.all([
    published.length > 0 ? findPanelPeriods(app.sql, published, { now, days: totalsDays }) : [],
    readLedger(app, ownerId, { from: month, to: month }),
  ])
  const booked = taken.filter(({ kind }) => kind === 'booking')
  const rented = lanes.filter((lane) => lane.isPublished)
  const days = rented.map((lane) =>
    daysOf(
      booked.filter(
        ({ propertyId, roomId }) =>
          propertyId === lane.propertyId &&
          (roomId === null || lane.roomId === null || roomId === lane.roomId),
      ),
    ),
  )
  const sums = new Map<PanelTotals['paid'][number]['currency'], number>()
  for (const { currency, paid } of rows) sums.set(currency, (sums.get(currency) ?? 0) + paid)
  return {
    properties: new Set(lanes.map((lane) => lane.propertyId)).size,
    published: published.length,
    occupancy:
      rented.length === 0 ? null : days.reduce((sum, each) => sum + each, 0) / (rented.length * totalsDays),
    month,
    paid: [...sums].map(([currency, amount]) => ({ currency, amount })),
  }
}
