import { locales } from '@metrolibre/contract'
import { sql } from 'drizzle-orm'
import { boolean, check, index, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { createdAt, id, instantAt, updatedAt } from './columns.ts'
import { properties } from './properties.ts'
import { users } from './users.ts'

/** A visit, by a tenant (`visit`) or for the inspector (`technical`). */
export const visits = pgTable(
  'visits',
  {
    id: id(),
    kind: text({ enum: ['visit', 'technical'] }).notNull(),
    propertyId: uuid().references(() => properties.id, { onDelete: 'cascade' }),
    userId: uuid().references(() => users.id, { onDelete: 'set null' }),
    /** As the visitor wrote it. The account, if there is one, may have another name. */
    visitorName: text().notNull().default(''),
    /** Where the visitor is told of a change. Both are removed some days after the visit (RULES.md §7.38). */
    visitorEmail: text(),
    visitorPhone: text(),
    /** The language in which somebody without an account booked here. */
    language: text({ enum: locales }),
    /** Whether it was moved, cancelled or booked here, so that the widget's own notices no longer count. */
    isRunHere: boolean().notNull().default(false),
    /** What the owner wrote when it was last moved or cancelled. */
    changeReason: text(),
    /** Who comes to inspect the place, as the calendar of the inspectors names them. */
    inspector: text(),
    providerId: text().notNull(),
    /** The first of the visits that were moved to this one. Null if it is that itself. */
    calendarId: uuid(),
    rescheduleUrl: text(),
    cancelUrl: text(),
    startsAt: instantAt(),
    endsAt: instantAt(),
    status: text({ enum: ['scheduled', 'cancelled'] })
      .notNull()
      .default('scheduled'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    uniqueIndex('visits_provider').on(table.providerId),
    index('visits_property').on(table.propertyId),
    index('visits_user').on(table.userId),
    check('visits_kind', sql`${table.kind} in ('visit', 'technical')`),
    check('visits_status', sql`${table.status} in ('scheduled', 'cancelled')`),
  ],
)

/**
 * The properties whose exact address was revealed to a user by the visit call, and when for the last time
 * (RULES.md §7.4).
 */
export const toldAddresses = pgTable(
  'told_addresses',
  {
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    propertyId: uuid()
      .notNull()
      .references(() => properties.id, { onDelete: 'cascade' }),
    toldAt: instantAt().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.propertyId] }),
    index('told_addresses_property').on(table.propertyId),
  ],
)
