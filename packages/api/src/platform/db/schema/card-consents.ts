import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { id, instantAt } from './columns.ts'
import { reservations } from './reservations.ts'

/**
 * The consent of a tenant to save a card and to charge the months of one booking to it, and the card once it is saved.
 * Another card has a consent of its own. It is living while its card is saved and it has not ended; there is at most one of
 * these for a booking. Rows are kept, as the proof of every charge that was made with them.
 */
export const cardConsents = pgTable(
  'card_consents',
  {
    id: id(),
    reservationId: uuid()
      .notNull()
      .references(() => reservations.id),
    // Which text was shown, and in which language.
    textVersion: integer().notNull(),
    language: text({ enum: ['es', 'en'] }).notNull(),
    givenAt: instantAt().notNull(),
    // The provider's session in which a card is saved without a payment. Null when the first month saves it.
    setupSessionId: text(),
    // The card as the provider knows it, from when it is saved.
    customerId: text(),
    paymentMethodId: text(),
    brand: text(),
    last4: text(),
    expiryMonth: integer(),
    expiryYear: integer(),
    savedAt: instantAt(),
    endedAt: instantAt(),
    endReason: text({ enum: ['withdrawn', 'replaced', 'unused'] }),
  },
  (table) => [
    index('card_consents_reservation').on(table.reservationId, table.givenAt),
    uniqueIndex('card_consents_living')
      .on(table.reservationId)
      .where(sql`saved_at is not null and ended_at is null`),
    uniqueIndex('card_consents_setup').on(table.setupSessionId),
    index('card_consents_waiting')
      .on(table.givenAt)
      .where(sql`saved_at is null and ended_at is null`),
    index('card_consents_method').on(table.paymentMethodId),
    check('card_consents_language', sql`${table.language} in ('es', 'en')`),
    check(
      'card_consents_saved',
      sql`(${table.savedAt} is null) = (${table.paymentMethodId} is null) and (${table.savedAt} is null) = (${table.customerId} is null)`,
    ),
    check('card_consents_ended', sql`(${table.endedAt} is null) = (${table.endReason} is null)`),
    check('card_consents_end_reason', sql`${table.endReason} in ('withdrawn', 'replaced', 'unused')`),
  ],
)
