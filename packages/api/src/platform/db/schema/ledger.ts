import { sql } from 'drizzle-orm'
import {
  check,
  date,
  index,
  numeric,
  pgTable,
  text,
  uniqueIndex,
  uuid,
  type AnyPgColumn,
} from 'drizzle-orm/pg-core'
import { createdAt, currency, id, money } from './columns.ts'
import { properties } from './properties.ts'
import { users } from './users.ts'

/**
 * Money that an admin recorded as transferred to the owner of a property. Rows are never changed or deleted
 * (trigger of migration `ledger_rules`): a mistake is corrected by a counter-entry of the same amount.
 */
export const ownerTransfers = pgTable(
  'owner_transfers',
  {
    id: id(),
    propertyId: uuid()
      .notNull()
      .references(() => properties.id),
    // Negative for a counter-entry.
    amount: money().notNull(),
    currency: currency().notNull(),
    paidOn: date({ mode: 'string' }).notNull(),
    reference: text().notNull(),
    correctsId: uuid().references((): AnyPgColumn => ownerTransfers.id),
    recordedBy: uuid()
      .notNull()
      .references(() => users.id),
    createdAt: createdAt(),
  },
  (table) => [
    index('owner_transfers_property').on(table.propertyId, table.paidOn),
    uniqueIndex('owner_transfers_correction').on(table.correctsId),
    // The bank's reference names a transfer, so that it is not recorded twice.
    uniqueIndex('owner_transfers_reference')
      .on(table.propertyId, table.reference)
      .where(sql`corrects_id is null`),
    check(
      'owner_transfers_amount',
      sql`${table.amount} <> 0 and (${table.amount} < 0) = (${table.correctsId} is not null)`,
    ),
    check('owner_transfers_currency', sql`${table.currency} in ('CLP', 'PEN')`),
  ],
)

export type OwnerTransferRow = typeof ownerTransfers.$inferSelect

/** The commission agreed in a mandate, from a month on (`YYYY-MM`). Without a row it is 0. */
export const commissions = pgTable(
  'commissions',
  {
    id: id(),
    propertyId: uuid()
      .notNull()
      .references(() => properties.id),
    fromMonth: text().notNull(),
    percent: numeric({ precision: 5, scale: 2, mode: 'number' }).notNull(),
    recordedBy: uuid()
      .notNull()
      .references(() => users.id),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('commissions_month').on(table.propertyId, table.fromMonth),
    check('commissions_from', sql`${table.fromMonth} ~ '^\\d{4}-(0[1-9]|1[0-2])$'`),
    check('commissions_percent', sql`${table.percent} between 0 and 100`),
  ],
)
