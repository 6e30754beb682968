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
    check('charges_number', sql`${table.number} > 0`),
    check('charges_amount', sql`${table.amount} > 0`),
    check('charges_currency', sql`${table.currency} in ('CLP', 'PEN')`),
    check('charges_state', sql`${table.state} in (${quoted(chargeStates)})`),
    check(
      'charges_payment',
      sql`(${table.state} in ('paid', 'refunded')) = (${table.checkoutSessionId} is not null)`,
    ),
  ],
)

export type ChargeRow = typeof charges.$inferSelect

/** Who changed the state of a charge, when and why. */
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
    at: createdAt(),
  },
  (table) => [
    index('charge_events_charge').on(table.reservationId, table.number, table.id),
    check('charge_events_to_state', sql`${table.toState} in (${quoted(chargeStates)})`),
    check('charge_events_actor', sql`${table.actor} in (${quoted(chargeActors)})`),
  ],
)
