import { addDays } from './lease-months.ts'
import { dateAt, type TimeZone } from './time-zones.ts'

/** Within so many days an admin looks at a room whose price its owner changed (RULES.md §3.47). */
export const roomReviewDays = 2

/** Returns the day by which a room that waits since `asked` (epoch milliseconds) is looked at, as a date of the place. */
export const roomReviewBy = (asked: number, zone: TimeZone): string =>
  addDays(dateAt(asked, zone), roomReviewDays)
