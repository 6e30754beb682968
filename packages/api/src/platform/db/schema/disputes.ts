import { sql } from 'drizzle-orm'
import { check, index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { count, createdAt, currency, instantAt, money, updatedAt } from './columns.ts'
import { reservations } from './reservations.ts'

/**
 * A payment that its payer's bank questions or takes back, as the payment provider tells it. A fact beside the
 * reservation: it changes no state of it.
 */
export const disputes = pgTable(
  'disputes',
  {
    // The provider's own.
    id: text().primaryKey(),
    reservationId: uuid()
      .notNull()
      .references(() => reservations.id),
    stripePaymentIntentId: text().notNull(),
    // The provider's words; new ones may come.
    status: text().notNull(),
    reason: text().notNull(),
    amount: money().notNull(),
    currency: currency().notNull(),
    // Until when it can be answered.
    dueAt: instantAt(),
    openedAt: instantAt().notNull(),
    // Grows with each writing, so that what was read before another's writing is not written over it.
    revision: count(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index('disputes_reservation').on(table.reservationId),
    check('disputes_amount', sql`${table.amount} >= 0`),
    check('disputes_currency', sql`${table.currency} in ('CLP', 'PEN')`),
  ],
)

export type DisputeRow = typeof disputes.$inferSelect

/** How far the provider's list of events was read, by the provider's clock. */
export const eventSweeps = pgTable('event_sweeps', {
  name: text().primaryKey(),
  readTo: instantAt().notNull(),
})
