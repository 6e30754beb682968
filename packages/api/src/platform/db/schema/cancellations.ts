import { sql } from 'drizzle-orm'
import { check, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { createdAt, id, instantAt, money } from './columns.ts'
import { reservations } from './reservations.ts'
import { users } from './users.ts'

/**
 * Requests of tenants to cancel a paid booking. They are never deleted: each row records who asked, what was
 * promised, and who ended it and when.
 */
export const cancellations = pgTable(
  'cancellations',
  {
    id: id(),
    reservationId: uuid()
      .notNull()
      .references(() => reservations.id),
    askedBy: uuid()
      .notNull()
      .references(() => users.id),
    reason: text({ enum: ['not_needed', 'found_other', 'dates_changed', 'other'] }).notNull(),
    message: text(),
    // What was left of the payment at that time, and what of it the tenant was promised.
    paid: money().notNull(),
    refund: money().notNull(),
    // `void`: the booking ended in another way in the meantime.
    status: text({ enum: ['open', 'agreed', 'withdrawn', 'void'] })
      .notNull()
      .default('open'),
    askedAt: createdAt(),
    answerUntil: instantAt().notNull(),
    endedAt: instantAt(),
    // Null when it ended without a person.
    endedBy: uuid().references(() => users.id),
  },
  (table) => [
    uniqueIndex('cancellations_one_open')
      .on(table.reservationId)
      .where(sql`status = 'open'`),
    uniqueIndex('cancellations_one_agreed')
      .on(table.reservationId)
      .where(sql`status = 'agreed'`),
    index('cancellations_reservation').on(table.reservationId, table.askedAt),
    index('cancellations_due')
      .on(table.answerUntil)
      .where(sql`status = 'open'`),
    check(
      'cancellations_reason',
      sql`${table.reason} in ('not_needed', 'found_other', 'dates_changed', 'other')`,
    ),
    check('cancellations_status', sql`${table.status} in ('open', 'agreed', 'withdrawn', 'void')`),
    check('cancellations_refund', sql`${table.refund} between 0 and ${table.paid}`),
    check('cancellations_answer', sql`${table.answerUntil} > ${table.askedAt}`),
    check('cancellations_end', sql`(${table.status} = 'open') = (${table.endedAt} is null)`),
  ],
)

export type CancellationRow = typeof cancellations.$inferSelect
