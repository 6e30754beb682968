import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  index,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { SearchFilters } from '@metrolibre/contract'
import { createdAt, currency, id, instantAt, money, rentalMode } from './columns.ts'
import { properties } from './properties.ts'
import { users } from './users.ts'

/** The properties that a user marked, each with the price that it had then. */
export const favourites = pgTable(
  'favourites',
  {
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    propertyId: uuid()
      .notNull()
      .references(() => properties.id, { onDelete: 'cascade' }),
    savedAt: instantAt().notNull(),
    amount: money(),
    currency: currency(),
    unit: rentalMode(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.propertyId] }),
    index('favourites_property').on(table.propertyId),
    check('favourites_price', sql`num_nonnulls(${table.amount}, ${table.currency}, ${table.unit}) in (0, 3)`),
    check('favourites_currency', sql`${table.currency} in ('CLP', 'PEN')`),
    check('favourites_unit', sql`${table.unit} in ('month', 'hour')`),
  ],
)

/** Searches that a user saved under a name. */
export const savedSearches = pgTable(
  'saved_searches',
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    filters: jsonb().$type<SearchFilters>().notNull(),
    /** Recognises the same filters: an index over the filters themselves would limit their size. */
    filtersKey: text()
      .notNull()
      .generatedAlwaysAs(sql`md5(filters::text)`),
    mail: boolean().notNull(),
    createdAt: createdAt(),
    /** Matches that were published later are new to the user. */
    seenAt: instantAt().notNull(),
    /** Matches that were published later were not mailed yet. */
    mailedUntil: instantAt().notNull(),
    mailedAt: instantAt(),
    /** The day of the last mail where the user lives. Another may leave on the next. */
    mailedOn: date({ mode: 'string' }),
  },
  (table) => [
    uniqueIndex('saved_searches_filters').on(table.userId, table.filtersKey),
    index('saved_searches_mailed')
      .on(table.userId)
      .where(sql`mail`),
    check('saved_searches_mailed_day', sql`(${table.mailedAt} is null) = (${table.mailedOn} is null)`),
  ],
)

export type SavedSearchRow = typeof savedSearches.$inferSelect
