import { sql } from 'drizzle-orm'
import { checkoutSessions, refunds } from '../../platform/db/schema/payments.ts'

/**
 * Whether a checkout is the one that paid its reservation. Money that came a second time, or in another amount, went
 * back without touching the booking. A reservation has one such checkout at most.
 */
export const isCounted = sql`(${checkoutSessions.status} = 'paid' and not exists (
  select from ${refunds} where ${refunds.reservationId} = ${checkoutSessions.reservationId}
    and ${refunds.checkoutSessionId} = ${checkoutSessions.id} and ${refunds.reason} in ('duplicate', 'mismatch')))`
