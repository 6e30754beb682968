import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  index,
  integer,
  numeric,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { createdAt, id, instantAt, lang, money, rentalMode, updatedAt } from './columns.ts'
import { properties } from './properties.ts'

/** A part of a property that is rented by itself. `unit` is set by trigger and never reused. */
export const rooms = pgTable(
  'rooms',
  {
    id: id(),
    propertyId: uuid()
      .notNull()
      .references(() => properties.id, { onDelete: 'cascade' }),
    unit: integer().notNull().default(0),
    name: text().notNull(),
    description: text().notNull().default(''),
    lang: lang(),
    image: text(),
    area: numeric('square_meter', { precision: 10, scale: 2, mode: 'number' }),
    rentalMode: rentalMode().notNull().default('month'),
    monthlyPrice: money(),
    hourlyPrice: money(),
    included: text().array().notNull().default([]),
    startLease: date({ mode: 'string' }),
    endLease: date({ mode: 'string' }),
    isActive: boolean().notNull().default(true),
    // Added by the owner, or given another price, after publication. An admin who activates the room ends this, by trigger.
    awaitsReview: boolean().notNull().default(false),
    // When this began, or its price was last changed since. Those that wait from before this was kept have only updatedAt.
    reviewAskedAt: instantAt(),
    stripeProductId: text(),
    stripePriceId: text(),
    deletedAt: instantAt(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    uniqueIndex('rooms_unit').on(table.propertyId, table.unit),
    index('rooms_property').on(table.propertyId),
    index('rooms_awaiting')
      .on(table.propertyId)
      .where(sql`awaits_review and deleted_at is null`),
    check('rooms_lang', sql`${table.lang} in ('es', 'en')`),
    check('rooms_rental_mode', sql`${table.rentalMode} in ('month', 'hour')`),
    check('rooms_amounts', sql`${table.monthlyPrice} >= 0 and ${table.hourlyPrice} >= 0`),
    check('rooms_awaits_review', sql`not (${table.awaitsReview} and ${table.isActive})`),
    check('rooms_square_meter', sql`${table.area} > 0`),
    check('rooms_lease', sql`${table.startLease} < ${table.endLease}`),
  ],
)

export type RoomRow = typeof rooms.$inferSelect
