import { sql } from 'drizzle-orm'
import { boolean, date, index, integer, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core'
import { instantAt } from './columns.ts'
import { properties } from './properties.ts'

/**
 * Whether what can be booked is free (RULES.md §5.28, §5.31), and from when it is: a property as a whole (`unit` 0), or
 * each room of one that is rented by the room. What is withheld or has no price has no row. Written by triggers at the
 * end of each transaction that takes or frees a period or changes what it depends on, and by a timer when time passes.
 */
export const freePlaces = pgTable(
  'free_places',
  {
    propertyId: uuid()
      .notNull()
      .references(() => properties.id, { onDelete: 'cascade' }),
    unit: integer().notNull(),
    isFree: boolean().notNull(),
    /** The first day on which a stay can begin, null when there is none. For what is free, a day until today. */
    freeFrom: date({ mode: 'string' }),
    /** When the rest of the row stops being true, `-infinity` before it was first written. */
    due: instantAt(),
    /** When it last became free after it had not been. */
    freedAt: instantAt(),
  },
  (table) => [
    primaryKey({ columns: [table.propertyId, table.unit] }),
    index('free_places_due')
      .on(table.due)
      .where(sql`due is not null`),
    index('free_places_freed')
      .on(table.freedAt)
      .where(sql`freed_at is not null`),
  ],
)
