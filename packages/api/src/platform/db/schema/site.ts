import { sql } from 'drizzle-orm'
import { boolean, check, integer, numeric, pgTable, text } from 'drizzle-orm/pg-core'
import { country, createdAt, currency, id, updatedAt } from './columns.ts'

/**
 * The large image and text of the pages for home (1), tenants (2) and owners (3). Null means the page's own.
 */
export const covers = pgTable('covers', {
  id: integer().primaryKey(),
  image: text(),
  text: text(),
  updatedAt: updatedAt(),
})

/** Exchange factor of a country's currency against the common reference, for display only (RULES.md §4). */
export const currencies = pgTable(
  'currencies',
  {
    country: country().primaryKey(),
    currency: currency().notNull(),
    rate: numeric({ precision: 18, scale: 8, mode: 'number' }).notNull(),
    updatedAt: updatedAt(),
  },
  (table) => [
    check('currencies_country', sql`${table.country} in ('Chile', 'Perú')`),
    check('currencies_currency', sql`${table.currency} in ('CLP', 'PEN')`),
    check('currencies_rate', sql`${table.rate} > 0`),
  ],
)

/** The members of the team page. */
export const teamMembers = pgTable('team_members', {
  id: id(),
  name: text().notNull(),
  position: text().notNull(),
  description: text().notNull().default(''),
  image: text(),
  isVisible: boolean().notNull().default(true),
  sortOrder: integer().notNull().default(0),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
})
