import { depositActors, depositClaimStates, depositStates } from '@metrolibre/contract'
import { sql, type SQL } from 'drizzle-orm'
import { bigserial, boolean, check, date, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { count, createdAt, currency, id, instantAt, money, updatedAt } from './columns.ts'
import { checkoutSessions } from './payments.ts'
import { reservationFiles, reservations } from './reservations.ts'
import { users } from './users.ts'

const quoted = (values: readonly string[]): SQL => sql.raw(values.map((value) => `'${value}'`).join(', '))

/**
 * A deposit that the platform keeps. What was taken and neither returned nor awarded is held. Triggers of migration
 * `deposit_rules` keep its states to the machine.
 */
export const deposits = pgTable(
  'deposits',
  {
    id: id(),
    // The booking that it secures: the one with other dates after a change, and an extension after the stay before it.
    reservationId: uuid()
      .notNull()
      .references(() => reservations.id),
    // The payment that it came with. Null for a transfer.
    checkoutSessionId: uuid().references(() => checkoutSessions.id),
    amount: money().notNull(),
    currency: currency().notNull(),
    state: text({ enum: depositStates }).notNull(),
    // What arrived back with the tenant, through whomever, and what went to the owner.
    returned: money().notNull().default(0),
    awarded: money().notNull().default(0),
    // Of what was returned, what the office sent by hand, and what went back with the rent: at the provider or by a bank.
    byHand: money().notNull().default(0),
    withRent: money().notNull().default(0),
    held: money()
      .notNull()
      .generatedAlwaysAs(sql`amount - returned - awarded`),
    endedOn: date({ mode: 'string' }),
    claimUntil: instantAt(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    uniqueIndex('deposits_reservation').on(table.reservationId),
    uniqueIndex('deposits_checkout').on(table.checkoutSessionId),
    index('deposits_unsettled')
      .on(table.state, table.createdAt)
      .where(sql`state <> 'settled'`),
    check('deposits_amount', sql`${table.amount} > 0`),
    check(
      'deposits_sums',
      sql`${table.returned} >= 0 and ${table.awarded} >= 0 and ${table.byHand} >= 0 and ${table.withRent} >= 0
        and ${table.amount} >= ${table.returned} + ${table.awarded} and ${table.returned} >= ${table.byHand} + ${table.withRent}`,
    ),
    check('deposits_currency', sql`${table.currency} in ('CLP', 'PEN')`),
    check('deposits_state', sql`${table.state} in (${quoted(depositStates)})`),
    check('deposits_settled', sql`${table.state} <> 'settled' or ${table.held} = 0`),
    check('deposits_claimable', sql`${table.state} <> 'claimable' or ${table.claimUntil} is not null`),
  ],
)

export type DepositRow = typeof deposits.$inferSelect

/** What an owner claims of a deposit. What is awarded of it goes to the owner of the place. */
export const depositClaims = pgTable(
  'deposit_claims',
  {
    id: id(),
    depositId: uuid()
      .notNull()
      .references(() => deposits.id),
    // The request that it came with, so that it is made once.
    requestKey: text(),
    // Its place among those that came together.
    place: count(),
    item: text().notNull(),
    reason: text().notNull(),
    amount: money().notNull(),
    fileId: uuid().references(() => reservationFiles.id),
    // That it follows from the contract, because the tenant left early.
    byRule: boolean().notNull().default(false),
    state: text({ enum: depositClaimStates }).notNull(),
    answerUntil: instantAt().notNull(),
    answer: text(),
    answeredAt: instantAt(),
    decision: text(),
    decidedBy: uuid().references(() => users.id),
    awarded: money(),
    awardedAt: instantAt(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index('deposit_claims_deposit').on(table.depositId, table.createdAt),
    index('deposit_claims_open')
      .on(table.answerUntil)
      .where(sql`state = 'open'`),
    uniqueIndex('deposit_claims_rule')
      .on(table.depositId)
      .where(sql`by_rule`),
    check('deposit_claims_amount', sql`${table.amount} > 0`),
    check('deposit_claims_state', sql`${table.state} in (${quoted(depositClaimStates)})`),
    check(
      'deposit_claims_awarded',
      sql`(${table.state} = 'awarded') = (${table.awarded} is not null)
        and (${table.awarded} is null) = (${table.awardedAt} is null)
        and coalesce(${table.awarded}, 1) between 1 and ${table.amount}`,
    ),
  ],
)

export type DepositClaimRow = typeof depositClaims.$inferSelect

/** What happened to a deposit or a claim of it: who changed its state, when and why. */
export const depositEvents = pgTable(
  'deposit_events',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    depositId: uuid()
      .notNull()
      .references(() => deposits.id),
    claimId: uuid().references(() => depositClaims.id),
    fromState: text(),
    toState: text().notNull(),
    actor: text({ enum: depositActors }).notNull(),
    actorId: uuid().references(() => users.id),
    reason: text(),
    at: createdAt(),
  },
  (table) => [
    index('deposit_events_deposit').on(table.depositId, table.id),
    check('deposit_events_actor', sql`${table.actor} in (${quoted(depositActors)})`),
  ],
)
