import { officeZone } from '@metrolibre/contract'
import { sql, type SQL } from 'drizzle-orm'

/**
 * The start of a day of a filter, or of the day `daysLater`. Days of filters are those of the office,
 * whichever country a row is of (RULES.md §13.5). The database adds the days, because the day after the last one that
 * is accepted has a year of five digits.
 */
export const startOfFilterDay = (day: string, daysLater: 0 | 1 = 0): SQL =>
  sql`(${day}::date + ${daysLater}::int)::timestamp at time zone ${officeZone}`
