import { index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { instantAt } from './columns.ts'
import { users } from './users.ts'

/**
 * The places from which an account signed in, so that a new one can be reported: a keyed hash of network and
 * browser, never these themselves. The facts for the mail about a new place are stored until it was sent.
 */
export const loginPlaces = pgTable(
  'login_places',
  {
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    place: text().notNull(),
    lastSeenAt: instantAt().notNull(),
    // When a new place was found that the user has to be told of; null for the first place of an account.
    newAt: instantAt(),
    toldAt: instantAt(),
    network: text(),
    browser: text(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.place] }),
    index('login_places_last_seen').on(table.lastSeenAt),
  ],
)
