import { chargeActors, chargeStates } from '@metrolibre/contract'
import { sql, type SQL } from 'drizzle-orm'
import {
  bigserial,
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { createdAt, currency, instantAt, money, updatedAt } from './columns.ts'
import { checkoutSessions } from './payments.ts'
import { reservations } from './reservations.ts'
import { users } from './users.ts'

const quoted = (values: readonly string[]): SQL => sql.raw(values.map((value) => `'${value}'`).join(', '))

/**
 * One month of a booking that is paid month by month. The charges of a booking always add up to its total, which a
 * trigger of migration `charges` guarantees, and it keeps their states to the machine.
 */
export const charges = pgTable(
  'charges',
  {
    reservationId: uuid()
      .notNull()
      .references(() => reservations.id),
    // 1 for the month that was paid at booking.
    number: integer().notNull(),
    // The first day of the month that it pays, and when it becomes due on it.
    dueOn: date({ mode: 'string' }).notNull(),
    dueAt: instantAt().notNull(),
    overdueAt: instantAt().notNull(),
    amount: money().notNull(),
    currency: currency().notNull(),
    state: text({ enum: chargeStates }).notNull(),
    // The payment that paid it. It stays when that is refunded.
    checkoutSessionId: uuid().references(() => checkoutSessions.id),
    // When its tenant was told that its day is near.
    announcedAt: instantAt(),
    // The last day on which it can be paid before it is overdue, where the office gave it more days.
    grantedTo: date({ mode: 'string' }),
    // When its tenant asked to pay it by bank transfer.
    transferAskedAt: instantAt(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    primaryKey({ columns: [table.reservationId, table.number] }),
    uniqueIndex('charges_checkout').on(table.checkoutSessionId),
    index('charges_planned')
      .on(table.dueAt)
      .where(sql`state = 'planned'`),
    index('charges_due')
      .on(table.overdueAt)
      .where(sql`state = 'due'`),
    // What waits for the office.
    index('charges_unpaid')
      .on(table.dueOn, table.reservationId, table.number)
      .where(sql`state not in ('planned', 'paid', 'waived', 'dropped', 'refunded')`),
    index('charges_failed')
      .on(table.overdueAt)
      .where(sql`state = 'failed'`),
    check('charges_number', sql`${table.number} > 0`),
    check('charges_amount', sql`${table.amount} > 0`),
    check('charges_currency', sql`${table.currency} in ('CLP', 'PEN')`),
    check('charges_state', sql`${table.state} in (${quoted(chargeStates)})`),
    // See `planTimes.grantedDays` in the contract.
    check('charges_granted', sql`${table.grantedTo} between ${table.dueOn} + 1 and ${table.dueOn} + 60`),
    check(
      'charges_payment',
      sql`(${table.state} in ('paid', 'refunded')) = (${table.checkoutSessionId} is not null)`,
    ),
  ],
)

export type ChargeRow = typeof charges.$inferSelect

/**
 * A bank transfer with which a tenant paid a month, as the office recorded it. Its payment is a row among the others that
 * no provider knows, so that all that is reckoned from payments counts it.
 */
export const chargeTransfers = pgTable(
  'charge_transfers',
  {
    checkoutSessionId: uuid()
      .primaryKey()
      .references(() => checkoutSessions.id),
    reference: text().notNull(),
    // The day on which the bank says that it came.
    receivedOn: date({ mode: 'string' }).notNull(),
    recordedBy: uuid()
      .notNull()
      .references(() => users.id),
    createdAt: createdAt(),
  },
  (table) => [index('charge_transfers_recorded').on(table.createdAt)],
)

/** The day from which the office ends a stay before its agreed end, because a month of it was not paid. */
export const stayEnds = pgTable(
  'stay_ends',
  {
    reservationId: uuid()
      .primaryKey()
      .references(() => reservations.id),
    // The first day that is free again.
    freeFrom: date({ mode: 'string' }).notNull(),
    endsAt: instantAt().notNull(),
    reason: text().notNull(),
    orderedBy: uuid()
      .notNull()
      .references(() => users.id),
    createdAt: createdAt(),
    // When the booking ended, by this or in another way.
    doneAt: instantAt(),
  },
  (table) => [
    index('stay_ends_due')
      .on(table.endsAt)
      .where(sql`done_at is null`),
  ],
)

/** Who changed a charge, when and why. */
export const chargeEvents = pgTable(
  'charge_events',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    reservationId: uuid()
      .notNull()
      .references(() => reservations.id),
    number: integer().notNull(),
    fromState: text({ enum: chargeStates }),
    toState: text({ enum: chargeStates }).notNull(),
    actor: text({ enum: chargeActors }).notNull(),
    actorId: uuid().references(() => users.id),
    reason: text(),
    // The last day to pay that the office gave.
    grantedTo: date({ mode: 'string' }),
    at: createdAt(),
  },
  (table) => [
    index('charge_events_charge').on(table.reservationId, table.number, table.id),
    check('charge_events_to_state', sql`${table.toState} in (${quoted(chargeStates)})`),
    check('charge_events_actor', sql`${table.actor} in (${quoted(chargeActors)})`),
  ],
)
