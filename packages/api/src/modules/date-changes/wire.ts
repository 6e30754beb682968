import type { DateChangeBody, DateChangeTerms } from '@metrolibre/contract'
import type { ReservationRow } from '../../platform/db/schema/reservations.ts'
import { readExpectation, readPeriod, type Wish } from '../reservation-core/wire.ts'

type Terms = Omit<DateChangeTerms, 'leaseRange' | 'currency'>

/** Returns the terms of a change with the period that would be given up, by their names on the wire. */
export const toTerms = ({ period, currency }: ReservationRow, terms: Terms): DateChangeTerms => ({
  ...terms,
  leaseRange: { start: period.start.getTime(), end: period.end.getTime() },
  currency,
})

/** The wanted dates, the price that was shown for them, and how much of the earlier payment would count. */
export interface WantedDates extends Pick<Wish, 'period' | 'expected'> {
  readonly credit: number
}

export const readWantedDates = ({ range, credit, ...expected }: DateChangeBody): WantedDates => ({
  period: readPeriod(range),
  expected: readExpectation(expected),
  credit,
})
