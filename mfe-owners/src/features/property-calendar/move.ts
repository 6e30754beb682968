import { addDays, dateAt, startOfDay, type RentalMode, type TimeZone } from '@metrolibre/contract'
import type { CalendarEntry } from './entries.ts'

export const edges = ['start', 'end'] as const
export type StayEdge = (typeof edges)[number]

/** What decides where the ends of a block may lie (RULES.md §5.22). */
export interface MoveRules {
  readonly timeZone: TimeZone
  /** By the hour its ends are full hours, by the month days. */
  readonly rentalMode: RentalMode
  /** Nothing before this day can be blocked. */
  readonly today: string
}

const hourMs = 3_600_000
/** As far ahead as the server takes a block, less the leap days. */
const furthestDays = 3650

/** Returns the start of a day or an hour of the place that is nearest to an instant. */
export const nearest = (
  instant: number,
  { timeZone, rentalMode }: Pick<MoveRules, 'timeZone' | 'rentalMode'>,
): number => {
  if (rentalMode === 'hour') return Math.round(instant / hourMs) * hourMs
  const day = dateAt(instant, timeZone)
  const [before, after] = [startOfDay(day, timeZone), startOfDay(addDays(day, 1), timeZone)]
  return instant - before < after - instant ? before : after
}

/** Returns the instant so many days or hours away from the start of one. */
export const stepsFrom = (instant: number, steps: number, { timeZone, rentalMode }: MoveRules): number =>
  rentalMode === 'hour'
    ? instant + steps * hourMs
    : startOfDay(addDays(dateAt(instant, timeZone), steps), timeZone)

/** Returns the earliest and the latest instant at which an end of a block may lie while the other one stays. */
export const limitsOf = (
  { start, end }: Pick<CalendarEntry, StayEdge>,
  edge: StayEdge,
  rules: MoveRules,
) => ({
  min: edge === 'start' ? startOfDay(rules.today, rules.timeZone) : stepsFrom(start, 1, rules),
  max:
    edge === 'start'
      ? stepsFrom(end, -1, rules)
      : startOfDay(addDays(rules.today, furthestDays), rules.timeZone),
})

/** Moves one end of a block to an instant, as far as it may go. */
export const moveEdge = <T extends Pick<CalendarEntry, StayEdge>>(
  entry: T,
  edge: StayEdge,
  instant: number,
  rules: MoveRules,
): T => {
  const { min, max } = limitsOf(entry, edge, rules)
  return { ...entry, [edge]: Math.min(Math.max(nearest(instant, rules), min), max) }
}
