import { payoutRefusals, payoutStates } from '@metrolibre/contract'
import { sql } from 'drizzle-orm'
import {
  check,
  date,
  foreignKey,
  index,
  integer,
  pgTable,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { country, createdAt, currency, id, instantAt, money } from './columns.ts'
import { ownerTransfers } from './ledger.ts'
import { payoutAccounts } from './payouts.ts'
import { properties } from './properties.ts'
import { users } from './users.ts'

/** A run in which the office pays what is available to owners (RULES.md §6.167). */
export const payoutRuns = pgTable(
  'payout_runs',
  {
    id: id(),
    // What people call it by.
    number: integer().notNull().generatedAlwaysAsIdentity(),
    createdBy: uuid()
      .notNull()
      .references(() => users.id),
    createdAt: createdAt(),
  },
  (table) => [uniqueIndex('payout_runs_number').on(table.number)],
)

/** The payments of a run to accounts at one bank. */
export const payoutFiles = pgTable(
  'payout_files',
  {
    id: id(),
    runId: uuid()
      .notNull()
      .references(() => payoutRuns.id),
    country: country().notNull(),
    bank: text().notNull(),
    // When it was downloaded first: from then on the bank may have it.
    sentAt: instantAt(),
    sentBy: uuid().references(() => users.id),
    // Of what the bank paid.
    reference: text(),
    paidOn: date({ mode: 'string' }),
    settledAt: instantAt(),
    settledBy: uuid().references(() => users.id),
  },
  (table) => [
    unique('payout_files_bank').on(table.runId, table.country, table.bank),
    check('payout_files_sent', sql`(${table.sentAt} is null) = (${table.sentBy} is null)`),
    check('payout_files_settled', sql`(${table.settledAt} is null) = (${table.settledBy} is null)`),
    check('payout_files_order', sql`${table.settledAt} is null or ${table.sentAt} is not null`),
    check('payout_files_reference', sql`(${table.reference} is null) = (${table.paidOn} is null)`),
  ],
)

/**
 * What an owner gets in a run: amount and account are those of the moment in which it was made, and only an open one changes
 * its state (trigger of the migration `payout_runs`).
 */
export const payouts = pgTable(
  'payouts',
  {
    id: id(),
    fileId: uuid()
      .notNull()
      .references(() => payoutFiles.id),
    userId: uuid()
      .notNull()
      .references(() => users.id),
    // Null once the account was erased with its owner.
    accountId: uuid().references(() => payoutAccounts.id, { onDelete: 'set null' }),
    amount: money().notNull(),
    currency: currency().notNull(),
    state: text({ enum: payoutStates }).notNull().default('open'),
    // Why the bank refused it.
    why: text({ enum: payoutRefusals }),
    decidedAt: instantAt(),
  },
  (table) => [
    index('payouts_file').on(table.fileId),
    index('payouts_user').on(table.userId, table.currency),
    index('payouts_account').on(table.accountId),
    // The parts know the state by it.
    unique('payouts_state_of').on(table.id, table.state),
    check('payouts_amount', sql`${table.amount} > 0`),
    check('payouts_currency', sql`${table.currency} in ('CLP', 'PEN')`),
    check('payouts_state', sql`${table.state} in ('open', 'paid', 'rejected', 'withdrawn')`),
    check('payouts_why', sql`(${table.state} = 'rejected') = (${table.why} is not null)`),
    check('payouts_decided', sql`(${table.state} = 'open') = (${table.decidedAt} is null)`),
  ],
)

export type PayoutRow = typeof payouts.$inferSelect

/**
 * The balances of properties of which a payment consists. Of one property only one part is open, so no balance is in two open
 * runs.
 */
export const payoutParts = pgTable(
  'payout_parts',
  {
    id: id(),
    payoutId: uuid().notNull(),
    payoutState: text({ enum: payoutStates }).notNull().default('open'),
    propertyId: uuid()
      .notNull()
      .references(() => properties.id),
    amount: money().notNull(),
    // The record of what was paid.
    transferId: uuid().references(() => ownerTransfers.id),
  },
  (table) => [
    foreignKey({
      name: 'payout_parts_payout',
      columns: [table.payoutId, table.payoutState],
      foreignColumns: [payouts.id, payouts.state],
    }).onUpdate('cascade'),
    index('payout_parts_of').on(table.payoutId),
    uniqueIndex('payout_parts_open')
      .on(table.propertyId)
      .where(sql`payout_state = 'open'`),
    uniqueIndex('payout_parts_transfer').on(table.transferId),
    check('payout_parts_amount', sql`${table.amount} > 0`),
    check('payout_parts_paid', sql`${table.transferId} is null or ${table.payoutState} in ('open', 'paid')`),
  ],
)
