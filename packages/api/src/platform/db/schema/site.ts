import { sql } from 'drizzle-orm'
import { boolean, check, date, integer, numeric, pgTable, text } from 'drizzle-orm/pg-core'
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

/** Exchange factor of a country's currency against the common reference, for display only (RULES.md §4.17). */
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

/** The job openings of the work-with-us page. */
export const jobs = pgTable(
  'jobs',
  {
    id: id(),
    title: text().notNull(),
    description: text().notNull(),
    titleEn: text(),
    descriptionEn: text(),
    city: text().notNull(),
    country: country().notNull(),
    employmentType: text({ enum: ['full_time', 'part_time', 'contractor', 'temporary', 'intern'] }).notNull(),
    isRemote: boolean().notNull().default(false),
    /** The last day to apply, by the calendar of the country. */
    validThrough: date({ mode: 'string' }),
    isActive: boolean().notNull().default(true),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    check('jobs_country', sql`${table.country} in ('Chile', 'Perú')`),
    check('jobs_english', sql`(${table.titleEn} is null) = (${table.descriptionEn} is null)`),
    check(
      'jobs_employment',
      sql`${table.employmentType} in ('full_time', 'part_time', 'contractor', 'temporary', 'intern')`,
    ),
  ],
)
