import { sql } from 'drizzle-orm'
import { check, index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { count, createdAt, currency, instantAt, money, updatedAt } from './columns.ts'
import { reservations } from './reservations.ts'

/**
 * A payment that the payer's bank disputes, as the payment provider reports it. It does not change the state
 * of the reservation.
 */
export const disputes = pgTable(
  'disputes',
  {
    // The provider's id.
    id: text().primaryKey(),
    reservationId: uuid()
      .notNull()
      .references(() => reservations.id),
    stripePaymentIntentId: text().notNull(),
    // The provider's values, to which it may add new ones.
    status: text().notNull(),
    reason: text().notNull(),
    amount: money().notNull(),
    currency: currency().notNull(),
    // The deadline for responding to it.
    dueAt: instantAt(),
    openedAt: instantAt().notNull(),
    // When the bank gave the money back to the payer for good. Null for what happened before this was kept.
    lostAt: instantAt(),
    // Incremented with each update, so that an older reading does not overwrite a newer one.
    revision: count(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index('disputes_reservation').on(table.reservationId),
    index('disputes_intent').on(table.stripePaymentIntentId),
    check('disputes_amount', sql`${table.amount} >= 0`),
    check('disputes_currency', sql`${table.currency} in ('CLP', 'PEN')`),
  ],
)

export type DisputeRow = typeof disputes.$inferSelect

/** Up to which moment the provider's list of events was read, by the provider's clock. */
export const eventSweeps = pgTable('event_sweeps', {
  name: text().primaryKey(),
  readTo: instantAt().notNull(),
})
