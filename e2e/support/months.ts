import { onDatabase } from '@metrolibre/testing/database'
import { databaseUrl } from './roles.ts'

/**
 * Lets the time to pay a month of a booking be over, directly in the database, because no test can wait for it. The timers of
 * the platform do the rest.
 */
export const letMonthBeOverdue = (reservationId: string, number: number): Promise<unknown> =>
  onDatabase(
    databaseUrl(),
    (sql) => sql`update charges set due_at = now() - interval '6 days', overdue_at = now() - interval '1 day'
      where reservation_id = ${reservationId} and number = ${number}`,
  )
