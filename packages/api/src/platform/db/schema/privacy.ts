import { sql } from 'drizzle-orm'
import { bigint, boolean, check, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { createdAt, id, instantAt } from './columns.ts'
import { users } from './users.ts'

/** Who consented to what, in which version and language of the text, and when. A withdrawal adds a row. */
export const consents = pgTable(
  'consents',
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text({ enum: ['terms', 'privacy'] }).notNull(),
    version: text().notNull(),
    granted: boolean().notNull(),
    language: text({ enum: ['es', 'en'] }).notNull(),
    at: createdAt(),
  },
  (table) => [
    index('consents_user').on(table.userId, table.kind, table.at),
    check('consents_kind', sql`${table.kind} in ('terms', 'privacy')`),
    check('consents_language', sql`${table.language} in ('es', 'en')`),
  ],
)

/**
 * Copies of everything stored about a user, which they requested. A timer deletes the row and its file when the
 * time is over (RULES.md §7.53).
 */
export const dataExports = pgTable(
  'data_exports',
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    state: text({ enum: ['preparing', 'ready', 'failed'] })
      .notNull()
      .default('preparing'),
    requestedAt: instantAt().notNull(),
    key: text(),
    bytes: bigint({ mode: 'number' }),
    expiresAt: instantAt(),
  },
  (table) => [
    index('data_exports_user').on(table.userId, table.requestedAt),
    check('data_exports_state', sql`${table.state} in ('preparing', 'ready', 'failed')`),
    check(
      'data_exports_ready',
      sql`(${table.state} = 'ready') = (num_nonnulls(${table.key}, ${table.bytes}, ${table.expiresAt}) = 3)`,
    ),
  ],
)

export type DataExportRow = typeof dataExports.$inferSelect

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
