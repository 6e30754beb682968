import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { id, instantAt } from './columns.ts'
import { jsonWithNumbers } from './sealed-columns.ts'
import { users } from './users.ts'

/** Actions for all rows of a filter that admins requested. A timer deletes them after a while (RULES.md §13.28). */
export const bulkActions = pgTable(
  'bulk_actions',
  {
    id: id(),
    /** The admin who requested it, who alone can look at it. */
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    list: text({ enum: ['users', 'locations', 'publications', 'reviews'] }).notNull(),
    action: text().notNull(),
    filter: jsonWithNumbers('bulk_actions.filter').notNull(),
    /** Where the request came from, as it is recorded with each change. */
    requestId: text().notNull(),
    origin: jsonb()
      .$type<{ network: string; networkHash: string; userAgent: string; requestId: string }>()
      .notNull(),
    state: text({ enum: ['running', 'stopped', 'finished'] })
      .notNull()
      .default('running'),
    total: integer().notNull().default(0),
    requestedAt: instantAt().notNull(),
    finishedAt: instantAt(),
  },
  (table) => [
    index('bulk_actions_user').on(table.userId, table.list, table.requestedAt),
    check('bulk_actions_list', sql`${table.list} in ('users', 'locations', 'publications', 'reviews')`),
    check('bulk_actions_state', sql`${table.state} in ('running', 'stopped', 'finished')`),
    check('bulk_actions_finished', sql`(${table.state} = 'running') = (${table.finishedAt} is null)`),
  ],
)

/** The rows of an action, as they were when it was requested. `result` is null until one is done. */
export const bulkRows = pgTable(
  'bulk_rows',
  {
    actionId: uuid()
      .notNull()
      .references(() => bulkActions.id, { onDelete: 'cascade' }),
    entityId: uuid().notNull(),
    result: text({ enum: ['done', 'refused'] }),
    /** The key of the text that says why it was refused, and its values. */
    reason: text(),
    reasonValues: jsonb().$type<Record<string, string | number>>(),
  },
  (table) => [
    primaryKey({ columns: [table.actionId, table.entityId] }),
    index('bulk_rows_waiting')
      .on(table.actionId, table.entityId)
      .where(sql`result is null`),
    check('bulk_rows_result', sql`${table.result} in ('done', 'refused')`),
    check(
      'bulk_rows_reason',
      sql`(${table.reason} is not null) = (${table.result} is not distinct from 'refused')`,
    ),
  ],
)

export type BulkActionRow = typeof bulkActions.$inferSelect
