import { sql } from 'drizzle-orm'
import { check, date, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { count, createdAt, currency, id, instantAt, money, updatedAt } from './columns.ts'
import { reservations } from './reservations.ts'
import { users } from './users.ts'

/**
 * One attempt to pay a reservation. The row exists (`creating`, with its key and frozen parameters) before the
 * provider is called, so that a lost answer is asked for again and never doubled.
 */
export const checkoutSessions = pgTable(
  'checkout_sessions',
  {
    id: id(),
    reservationId: uuid()
      .notNull()
      .references(() => reservations.id),
    attempt: integer().notNull(),
    status: text({ enum: ['creating', 'open', 'paid', 'expired', 'failed'] }).notNull(),
    idempotencyKey: text().notNull(),
    // The provider keeps a failure of its own under its key for a day: how often the key was changed for that.
    keyTurn: count(),
    parameters: jsonb().$type<Record<string, unknown>>().notNull(),
    amount: money().notNull(),
    currency: currency().notNull(),
    stripeSessionId: text(),
    stripePaymentIntentId: text(),
    // Of the charge that paid it; the provider's own page.
    receiptUrl: text(),
    url: text(),
    expiresAt: instantAt().notNull(),
    paidAt: instantAt(),
    // When the provider told, after it was closed, that nobody can pay it any more.
    closedAt: instantAt(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    uniqueIndex('checkout_sessions_attempt').on(table.reservationId, table.attempt),
    uniqueIndex('checkout_sessions_idempotency').on(table.idempotencyKey),
    uniqueIndex('checkout_sessions_stripe').on(table.stripeSessionId),
    uniqueIndex('checkout_sessions_one_open')
      .on(table.reservationId)
      .where(sql`status in ('creating', 'open')`),
    index('checkout_sessions_unsettled')
      .on(table.expiresAt)
      .where(sql`status in ('creating', 'open')`),
    index('checkout_sessions_closed')
      .on(table.expiresAt)
      .where(sql`status = 'expired' and stripe_session_id is not null and closed_at is null`),
    index('checkout_sessions_intent').on(table.stripePaymentIntentId),
    check(
      'checkout_sessions_status',
      sql`${table.status} in ('creating', 'open', 'paid', 'expired', 'failed')`,
    ),
    check('checkout_sessions_amount', sql`${table.amount} >= 0`),
    check('checkout_sessions_currency', sql`${table.currency} in ('CLP', 'PEN')`),
  ],
)

/** Webhook events that had their effect; the provider's id makes a repetition visible. */
export const paymentEvents = pgTable('payment_events', {
  id: text().primaryKey(),
  type: text().notNull(),
  stripeSessionId: text(),
  payload: jsonb().$type<Record<string, unknown>>().notNull(),
  receivedAt: createdAt(),
})

/** A bank transfer an admin recorded; it confirms its reservation. */
export const transfers = pgTable(
  'transfers',
  {
    id: id(),
    reservationId: uuid()
      .notNull()
      .references(() => reservations.id),
    amount: money().notNull(),
    currency: currency().notNull(),
    reference: text().notNull(),
    receivedOn: date({ mode: 'string' }).notNull(),
    recordedBy: uuid()
      .notNull()
      .references(() => users.id),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('transfers_reservation').on(table.reservationId),
    check('transfers_amount', sql`${table.amount} > 0`),
    check('transfers_currency', sql`${table.currency} in ('CLP', 'PEN')`),
  ],
)

/**
 * Money on its way back, or back, ordered here or made at the provider (`provider`). `failures` counts refusals, the
 * fifth asks a human; `tries` what was asked since anything changed, for the pauses between.
 */
export const refunds = pgTable(
  'refunds',
  {
    id: id(),
    reservationId: uuid()
      .notNull()
      .references(() => reservations.id),
    // Null for what the provider took besides a checkout of ours.
    checkoutSessionId: uuid().references(() => checkoutSessions.id),
    stripePaymentIntentId: text(),
    idempotencyKey: text().notNull(),
    amount: money().notNull(),
    currency: currency().notNull(),
    reason: text({ enum: ['slot_lost', 'requested', 'mismatch', 'duplicate', 'provider'] }).notNull(),
    status: text({ enum: ['pending', 'succeeded', 'failed'] })
      .notNull()
      .default('pending'),
    failures: count(),
    keyTurn: count(),
    tries: count(),
    nextTryAt: instantAt(),
    lastError: text(),
    stripeRefundId: text(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    uniqueIndex('refunds_idempotency').on(table.idempotencyKey),
    index('refunds_reservation').on(table.reservationId),
    index('refunds_intent').on(table.stripePaymentIntentId),
    uniqueIndex('refunds_stripe').on(table.stripeRefundId),
    index('refunds_due')
      .on(table.nextTryAt)
      .where(sql`status = 'pending'`),
    check('refunds_amount', sql`${table.amount} > 0`),
    check('refunds_currency', sql`${table.currency} in ('CLP', 'PEN')`),
    check('refunds_status', sql`${table.status} in ('pending', 'succeeded', 'failed')`),
  ],
)
