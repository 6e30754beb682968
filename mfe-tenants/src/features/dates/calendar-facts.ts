import type { Availability } from '@metrolibre/api-client'
import type { LeaseWindow, Range, TimeZone } from '@metrolibre/contract'

/** What the calendar of a place knows; `busy` in epoch milliseconds, half-open, in order. */
export interface CalendarFacts {
  readonly timeZone: TimeZone
  readonly lease: LeaseWindow
  readonly openingHours: Availability['openingHours']
  readonly busy: readonly Readonly<Range>[]
  /** Epoch milliseconds. */
  readonly now: number
}
