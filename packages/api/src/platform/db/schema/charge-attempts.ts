import { sql } from 'drizzle-orm'
import { check, foreignKey, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { cardConsents } from './card-consents.ts'
import { charges } from './charges.ts'
import { currency, instantAt, money } from './columns.ts'

/**
 * One try to charge a month to the saved card. The row is written before the provider is called, and its id is the
 * idempotency key of that call. A trigger of migration `charge_attempts` refuses one without a living consent, on another day
 * than those of the plan, and of a stay that has ended (RULES.md §6.262, §6.263).
 */
export const chargeAttempts = pgTable(
  'charge_attempts',
  {
    id: uuid().primaryKey(),
    reservationId: uuid().notNull(),
    number: integer().notNull(),
    // How many days after its day the charge was tried.
    day: integer().notNull(),
    consentId: uuid()
      .notNull()
      .references(() => cardConsents.id),
    // `begun`: what the provider did is not known yet.
    status: text({ enum: ['begun', 'paid', 'failed'] }).notNull(),
    amount: money().notNull(),
    currency: currency().notNull(),
    stripePaymentIntentId: text(),
    // Why it failed: the code of the bank or of the provider.
    code: text(),
    begunAt: instantAt().notNull(),
    endedAt: instantAt(),
    updatedAt: instantAt().notNull(),
  },
  (table) => [
    foreignKey({
      name: 'charge_attempts_charge',
      columns: [table.reservationId, table.number],
      foreignColumns: [charges.reservationId, charges.number],
    }),
    uniqueIndex('charge_attempts_day').on(table.reservationId, table.number, table.day),
    uniqueIndex('charge_attempts_one_begun')
      .on(table.reservationId, table.number)
      .where(sql`status = 'begun'`),
    uniqueIndex('charge_attempts_intent').on(table.stripePaymentIntentId),
    index('charge_attempts_begun')
      .on(table.updatedAt)
      .where(sql`status = 'begun'`),
    check('charge_attempts_day', sql`${table.day} in (0, 2, 4)`),
    check('charge_attempts_status', sql`${table.status} in ('begun', 'paid', 'failed')`),
    check('charge_attempts_ended', sql`(${table.status} = 'begun') = (${table.endedAt} is null)`),
    check('charge_attempts_amount', sql`${table.amount} > 0`),
    check('charge_attempts_currency', sql`${table.currency} in ('CLP', 'PEN')`),
  ],
)
