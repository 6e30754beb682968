import { index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { instantAt } from './columns.ts'
import { users } from './users.ts'

/**
 * From where an account signed in, so that a new place can be told: a keyed hash of network and browser, never the two
 * themselves. What a mail says of a new place is kept until it was sent.
 */
export const loginPlaces = pgTable(
  'login_places',
  {
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    place: text().notNull(),
    lastSeenAt: instantAt().notNull(),
    // When the place was new and its person was to be told; null where there was nothing to tell.
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
