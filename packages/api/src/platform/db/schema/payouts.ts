import { payoutAccountKinds } from '@metrolibre/contract'
import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { country, createdAt, id, instantAt } from './columns.ts'
import { identityNumber } from './sealed-columns.ts'
import { users } from './users.ts'

/**
 * An account to which an owner asked to be paid (RULES.md §6.165). Money goes there from `validFrom` until
 * `validUntil`; of one owner and country these times never overlap (exclusion in the migration `payout_accounts`).
 */
export const payoutAccounts = pgTable(
  'payout_accounts',
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id),
    country: country().notNull(),
    bank: text().notNull(),
    // Null in Perú, where a CCI says everything.
    kind: text({ enum: payoutAccountKinds }),
    number: identityNumber('payout_accounts.number').notNull(),
    numberEnd: text().notNull(),
    holderName: text().notNull(),
    holderDocument: identityNumber('payout_accounts.holder_document').notNull(),
    noticeEmail: text().notNull(),
    // Of the code that was mailed; null once it was used.
    codeHash: text(),
    codeExpiresAt: instantAt().notNull(),
    codeTries: integer().notNull().default(0),
    confirmedAt: instantAt(),
    // Whether the holder is not the one of the owner's mandates, so that an admin looks at it first.
    needsReview: boolean().notNull().default(false),
    reviewedBy: uuid().references(() => users.id),
    validFrom: instantAt(),
    validUntil: instantAt(),
    // Why it is not used any more, or never will be. Null for one that another one replaced.
    ended: text({ enum: ['stopped', 'refused', 'bank'] }),
    createdAt: createdAt(),
  },
  (table) => [
    index('payout_accounts_user').on(table.userId, table.country),
    check('payout_accounts_country', sql`${table.country} in ('Chile', 'Perú')`),
    check('payout_accounts_kind', sql`(${table.kind} is null) = (${table.country} = 'Perú')`),
    check('payout_accounts_end', sql`${table.numberEnd} ~ '^\\d{4}$'`),
    check('payout_accounts_confirmed', sql`${table.validFrom} is null or ${table.confirmedAt} is not null`),
    check(
      'payout_accounts_reviewed',
      sql`${table.validFrom} is null or not ${table.needsReview} or ${table.reviewedBy} is not null`,
    ),
    check('payout_accounts_ended', sql`${table.ended} in ('stopped', 'refused', 'bank')`),
  ],
)

export type PayoutAccountRow = typeof payoutAccounts.$inferSelect
