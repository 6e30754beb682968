import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { rentalMode } from './columns.ts'
import { propertyTypes } from './properties.ts'

/**
 * The number of listed properties, kept by trigger. An empty `country`, `city` or `zone` means all of them,
 * so each level is read directly without adding up.
 */
export const propertyCounts = pgTable(
  'property_counts',
  {
    country: text().notNull(),
    city: text().notNull(),
    zone: text().notNull(),
    type: text({ enum: propertyTypes }).notNull(),
    rentalMode: rentalMode().notNull(),
    total: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.country, table.city, table.zone, table.type, table.rentalMode] })],
)
