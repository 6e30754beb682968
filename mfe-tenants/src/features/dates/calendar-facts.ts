import type { Availability } from '@metrolibre/api-client'
import type { LeaseWindow, Range, TimeZone } from '@metrolibre/contract'

/**
 * What is known about the calendar of a place. The `busy` periods are in epoch milliseconds, half-open and
 * sorted.
 */
export interface CalendarFacts {
  readonly timeZone: TimeZone
  readonly lease: LeaseWindow
  readonly openingHours: Availability['openingHours']
  readonly busy: readonly Readonly<Range>[]
  /** The current time in epoch milliseconds. */
  readonly now: number
}
