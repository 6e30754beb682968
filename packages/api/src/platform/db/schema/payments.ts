import { sql } from 'drizzle-orm'
import {
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { cardConsents } from './card-consents.ts'
import { count, createdAt, currency, id, instantAt, money, updatedAt } from './columns.ts'
import { reservations } from './reservations.ts'
import { users } from './users.ts'

/**
 * One attempt to pay a reservation. The row is written (`creating`, with its idempotency key and frozen
 * parameters) before the provider is called, so that a lost response leads to the same request again and
 * never to a second session.
 */
export const checkoutSessions = pgTable(
  'checkout_sessions',
  {
    id: id(),
    reservationId: uuid()
      .notNull()
      .references(() => reservations.id),
    attempt: integer().notNull(),
    // Which month it pays of a booking that is paid month by month. Null when it pays all of it.
    chargeNumber: integer(),
    // The consent with which its card is saved, to charge the later months to it. Null when it is not saved.
    cardConsentId: uuid().references(() => cardConsents.id),
    status: text({ enum: ['creating', 'open', 'paid', 'expired', 'failed'] }).notNull(),
    idempotencyKey: text().notNull(),
    // Later keys that led to this session because it could still be paid.
    otherKeys: text().array().notNull().default([]),
    // How often the idempotency key was changed, because the provider repeats a failure of its own for a day
    // for the same key.
    keyTurn: count(),
    parameters: jsonb().$type<Record<string, unknown>>().notNull(),
    // What counts for the stay; the deposit that is paid with it is kept apart.
    amount: money().notNull(),
    deposit: money().notNull().default(0),
    currency: currency().notNull(),
    stripeSessionId: text(),
    stripePaymentIntentId: text(),
    // The URL of the provider's receipt for the charge.
    receiptUrl: text(),
    url: text(),
    expiresAt: instantAt().notNull(),
    paidAt: instantAt(),
    // When the provider confirmed, after we closed the session, that nobody can pay it any more.
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
    index('checkout_sessions_paid')
      .on(table.paidAt, table.id)
      .where(sql`status = 'paid'`),
    check(
      'checkout_sessions_status',
      sql`${table.status} in ('creating', 'open', 'paid', 'expired', 'failed')`,
    ),
    check('checkout_sessions_amount', sql`${table.amount} >= 0`),
    check('checkout_sessions_deposit', sql`${table.deposit} >= 0`),
    check('checkout_sessions_currency', sql`${table.currency} in ('CLP', 'PEN')`),
  ],
)

/**
 * How much of an earlier booking's payment counts for the booking that changed its dates. Refunds of the
 * latter are made from it too.
 */
export const carriedPayments = pgTable(
  'carried_payments',
  {
    reservationId: uuid()
      .notNull()
      .references(() => reservations.id),
    checkoutSessionId: uuid()
      .notNull()
      .references(() => checkoutSessions.id),
    amount: money().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.reservationId, table.checkoutSessionId] }),
    index('carried_payments_checkout').on(table.checkoutSessionId, table.createdAt),
    check('carried_payments_amount', sql`${table.amount} > 0`),
  ],
)

/** Webhook events that were processed. By the provider's id a repeated event is recognised. */
export const paymentEvents = pgTable('payment_events', {
  id: text().primaryKey(),
  type: text().notNull(),
  stripeSessionId: text(),
  payload: jsonb().$type<Record<string, unknown>>().notNull(),
  receivedAt: createdAt(),
})

/** A bank transfer that an admin recorded. It confirms its reservation. */
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
    index('transfers_received').on(table.receivedOn),
    index('transfers_recorded').on(table.createdAt, table.id),
    check('transfers_amount', sql`${table.amount} > 0`),
    check('transfers_currency', sql`${table.currency} in ('CLP', 'PEN')`),
  ],
)

/**
 * A refund that is pending or done, ordered here or made at the provider (`provider`). `failures` counts
 * refusals, and the fifth one needs a review by admins. `tries` counts requests since the last change and
 * determines the pauses between them.
 */
export const refunds = pgTable(
  'refunds',
  {
    id: id(),
    reservationId: uuid()
      .notNull()
      .references(() => reservations.id),
    // Null for a payment that did not come from one of our checkouts.
    checkoutSessionId: uuid().references(() => checkoutSessions.id),
    stripePaymentIntentId: text(),
    idempotencyKey: text().notNull(),
    amount: money().notNull(),
    currency: currency().notNull(),
    // `part`: some of the payment of a booking that goes on, ordered by the office. `deposit`: of a deposit, which no booking
    // is paid by, so that the checkout is null.
    reason: text({
      enum: ['slot_lost', 'requested', 'mismatch', 'duplicate', 'provider', 'part', 'deposit'],
    }).notNull(),
    // Of `deposits`, which refer to payments, so that only migration `deposits` can say so.
    depositId: uuid(),
    // Why the office ordered it, in its own words.
    note: text(),
    status: text({ enum: ['pending', 'succeeded', 'failed'] })
      .notNull()
      .default('pending'),
    failures: count(),
    keyTurn: count(),
    tries: count(),
    nextTryAt: instantAt(),
    lastError: text(),
    stripeRefundId: text(),
    // When the money went back, and when it came here again after all. Null for what happened before this was kept.
    succeededAt: instantAt(),
    undoneAt: instantAt(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    uniqueIndex('refunds_idempotency').on(table.idempotencyKey),
    index('refunds_reservation').on(table.reservationId),
    index('refunds_intent').on(table.stripePaymentIntentId),
    index('refunds_checkout').on(table.checkoutSessionId),
    index('refunds_of_deposit').on(table.depositId),
    uniqueIndex('refunds_stripe').on(table.stripeRefundId),
    index('refunds_due')
      .on(table.nextTryAt)
      .where(sql`status = 'pending'`),
    index('refunds_failed')
      .on(table.reservationId)
      .where(sql`status = 'failed'`),
    index('refunds_succeeded')
      .on(table.updatedAt)
      .where(sql`status = 'succeeded'`),
    check(
      'refunds_deposit',
      sql`(${table.reason} = 'deposit') = (${table.depositId} is not null)
        and (${table.depositId} is null or ${table.checkoutSessionId} is null)`,
    ),
    check('refunds_amount', sql`${table.amount} > 0`),
    check('refunds_currency', sql`${table.currency} in ('CLP', 'PEN')`),
    check('refunds_status', sql`${table.status} in ('pending', 'succeeded', 'failed')`),
  ],
)
