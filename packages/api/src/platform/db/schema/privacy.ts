import { sql } from 'drizzle-orm'
import { boolean, check, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { createdAt, id, instantAt } from './columns.ts'
import { users } from './users.ts'

/** Who consented to what, in which version of the text, and when. A withdrawal adds a row. */
export const consents = pgTable(
  'consents',
  {
    id: id(),
    userId: uuid().references(() => users.id, { onDelete: 'cascade' }),
    // A random number stored in the visitor's browser, when there is no user.
    visitor: text(),
    kind: text({ enum: ['terms', 'privacy', 'cookies', 'newsletter'] }).notNull(),
    version: text().notNull(),
    granted: boolean().notNull(),
    at: createdAt(),
  },
  (table) => [
    index('consents_user').on(table.userId, table.kind, table.at),
    check('consents_kind', sql`${table.kind} in ('terms', 'privacy', 'cookies', 'newsletter')`),
    check('consents_subject', sql`num_nonnulls(${table.userId}, ${table.visitor}) >= 1`),
  ],
)

/** Keyed hashes of addresses that can't be registered again. The addresses themselves are not stored. */
export const deletedEmails = pgTable('deleted_emails', {
  hash: text().primaryKey(),
  deletedAt: createdAt(),
})

/** Newsletter addresses, and when the mailing-list service accepted them. */
export const subscriptions = pgTable(
  'subscriptions',
  {
    id: id(),
    email: text().notNull(),
    language: text({ enum: ['es', 'en'] }).notNull(),
    deliveredAt: instantAt(),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('subscriptions_email').on(table.email),
    check('subscriptions_email_lowercase', sql`${table.email} = lower(${table.email})`),
  ],
)
