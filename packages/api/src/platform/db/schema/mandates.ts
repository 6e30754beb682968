import { sql } from 'drizzle-orm'
import { check, date, index, jsonb, numeric, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { contracts } from './contracts.ts'
import { currency, id, instantAt } from './columns.ts'
import { properties } from './properties.ts'
import { users } from './users.ts'

/** The price of the whole property (`roomId` is null) or of one of its rooms, in minor units. */
export interface OfferedPrice {
  readonly roomId: string | null
  readonly name: string | null
  /** The rental mode that the price is for. It is stored under this name, and hashed with what is signed. */
  readonly unit: 'month' | 'hour'
  readonly price: number
}

/**
 * What an inspector offers to an owner, and the owner's answer. An accepted offer is the mandate
 * (RULES.md §3.23): its terms are fixed, by trigger, whatever happens to the property afterwards.
 */
export const mandates = pgTable(
  'mandates',
  {
    id: id(),
    propertyId: uuid()
      .notNull()
      .references(() => properties.id),
    // `replaced`: another offer came before the owner answered.
    state: text({ enum: ['offered', 'accepted', 'declined', 'replaced'] })
      .notNull()
      .default('offered'),
    prices: jsonb().$type<readonly OfferedPrice[]>().notNull(),
    currency: currency().notNull(),
    // In percent.
    commission: numeric({ precision: 5, scale: 2, mode: 'number' }).notNull().default(0),
    validUntil: date({ mode: 'string' }),
    note: text(),
    offeredBy: uuid().references(() => users.id),
    offeredAt: instantAt().notNull(),
    answeredBy: uuid().references(() => users.id),
    answeredAt: instantAt(),
    declineReason: text(),
    // Signed on screen, with a PDF, or on paper on a day that an admin recorded.
    contractId: uuid().references(() => contracts.id),
    paperDate: date({ mode: 'string' }),
  },
  (table) => [
    uniqueIndex('mandates_one_live')
      .on(table.propertyId)
      .where(sql`state in ('offered', 'accepted')`),
    index('mandates_property').on(table.propertyId, table.offeredAt),
    uniqueIndex('mandates_contract').on(table.contractId),
    check('mandates_state', sql`${table.state} in ('offered', 'accepted', 'declined', 'replaced')`),
    check('mandates_prices', sql`jsonb_array_length(${table.prices}) > 0`),
    check('mandates_commission', sql`${table.commission} between 0 and 100`),
    check('mandates_answer', sql`(${table.state} = 'offered') = (${table.answeredAt} is null)`),
    check('mandates_reason', sql`(${table.state} = 'declined') = (${table.declineReason} is not null)`),
    check(
      'mandates_signed',
      sql`case when ${table.state} = 'accepted' then (${table.contractId} is null) = (${table.paperDate} is not null)
        else ${table.contractId} is null and ${table.paperDate} is null end`,
    ),
  ],
)

export type MandateRow = typeof mandates.$inferSelect
