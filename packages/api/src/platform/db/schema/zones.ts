import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  doublePrecision,
  index,
  numeric,
  pgTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { country, createdAt, id, money, timeZone, updatedAt } from './columns.ts'

/** A comuna or distrito, with the values for the rent estimate (RULES.md §4.24). */
export const zones = pgTable(
  'zones',
  {
    id: id(),
    country: country().notNull(),
    state: text().notNull(),
    city: text().notNull(),
    name: text().notNull(),
    latitude: doublePrecision().notNull(),
    longitude: doublePrecision().notNull(),
    rate: numeric({ precision: 8, scale: 4, mode: 'number' }).notNull().default(1),
    // Minor units of the country's currency per square metre and month.
    averageValue: money().notNull().default(0),
    isActive: boolean().notNull().default(true),
    /** Null: that of most places in its country. */
    timeZone: timeZone(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    uniqueIndex('zones_name').on(
      table.country,
      sql`search_text(${table.city})`,
      sql`search_text(${table.name})`,
    ),
    // Admins sort by these.
    index('zones_in_order').on(sql`name collate spanish`, table.id),
    check('zones_country', sql`${table.country} in ('Chile', 'Perú')`),
    check('zones_rate', sql`${table.rate} >= 0`),
    check('zones_average_value', sql`${table.averageValue} >= 0`),
    check('zones_latitude', sql`${table.latitude} between -90 and 90`),
    check('zones_longitude', sql`${table.longitude} between -180 and 180`),
  ],
)

export type ZoneRow = typeof zones.$inferSelect
