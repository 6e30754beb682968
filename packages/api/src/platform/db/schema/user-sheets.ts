import { sql } from 'drizzle-orm'
import { bigint, check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { id, instantAt } from './columns.ts'
import { jsonWithNumbers } from './sealed-columns.ts'
import { users } from './users.ts'

/**
 * Spreadsheets of users that admins requested, with the filter that they are made for. A timer deletes the row and
 * its file when the time is over (RULES.md §13.21).
 */
export const userSheets = pgTable(
  'user_sheets',
  {
    id: id(),
    /** The admin who requested it, who alone can read it. */
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    filter: jsonWithNumbers('user_sheets.filter').notNull(),
    language: text({ enum: ['es', 'en'] }).notNull(),
    state: text({ enum: ['preparing', 'ready', 'failed'] })
      .notNull()
      .default('preparing'),
    /** How many users are written, of how many. */
    done: integer().notNull().default(0),
    total: integer(),
    requestedAt: instantAt().notNull(),
    key: text(),
    bytes: bigint({ mode: 'number' }),
    expiresAt: instantAt(),
  },
  (table) => [
    index('user_sheets_user').on(table.userId, table.requestedAt),
    check('user_sheets_state', sql`${table.state} in ('preparing', 'ready', 'failed')`),
    check('user_sheets_language', sql`${table.language} in ('es', 'en')`),
    check(
      'user_sheets_ready',
      sql`(${table.state} = 'ready') = (num_nonnulls(${table.key}, ${table.bytes}, ${table.expiresAt}) = 3)`,
    ),
  ],
)

export type UserSheetRow = typeof userSheets.$inferSelect
