import { sql } from 'drizzle-orm'
import { check, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { createdAt, id, instantRange, unitRange } from './columns.ts'
import { properties } from './properties.ts'
import { reservations } from './reservations.ts'
import { rooms } from './rooms.ts'
import { users } from './users.ts'

/** Periods in which an owner rents nothing out. `units` is set by trigger, as for a reservation. */
export const ownerBlocks = pgTable(
  'owner_blocks',
  {
    id: id(),
    propertyId: uuid()
      .notNull()
      .references(() => properties.id, { onDelete: 'cascade' }),
    roomId: uuid().references(() => rooms.id, { onDelete: 'cascade' }),
    units: unitRange()
      .notNull()
      .default(sql`'[1,)'`),
    period: instantRange().notNull(),
    note: text().notNull().default(''),
    creatorId: uuid().references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
  },
  (table) => [
    index('owner_blocks_property').on(table.propertyId),
    index('owner_blocks_room').on(table.roomId),
    check(
      'owner_blocks_period',
      sql`not isempty(${table.period}) and not lower_inf(${table.period}) and not upper_inf(${table.period})`,
    ),
  ],
)

export type OwnerBlockRow = typeof ownerBlocks.$inferSelect

/**
 * The periods that can't be booked, of reservations with `blocks` and of owners' blocks. Written by triggers
 * only; an exclusion constraint keeps any two holders from overlapping (migration `date_changes`).
 */
export const takenPeriods = pgTable(
  'taken_periods',
  {
    id: id(),
    reservationId: uuid().references(() => reservations.id, { onDelete: 'cascade' }),
    blockId: uuid().references(() => ownerBlocks.id, { onDelete: 'cascade' }),
    // Only rows with the same holder may overlap: a booking and the one that changes its dates.
    holderId: uuid().notNull().defaultRandom(),
    propertyId: uuid().notNull(),
    units: unitRange().notNull(),
    period: instantRange().notNull(),
  },
  (table) => [
    uniqueIndex('taken_periods_reservation').on(table.reservationId),
    uniqueIndex('taken_periods_block').on(table.blockId),
    check('taken_periods_of_one', sql`num_nonnulls(${table.reservationId}, ${table.blockId}) = 1`),
  ],
)
