import { sql, type SQL } from 'drizzle-orm'
import {
  boolean,
  bigserial,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
  uuid,
  type AnyPgColumn,
} from 'drizzle-orm/pg-core'
import {
  count,
  createdAt,
  currency,
  id,
  instantAt,
  instantRange,
  money,
  rentalMode,
  timeZone,
  unitRange,
  updatedAt,
} from './columns.ts'
import { properties } from './properties.ts'
import { rooms } from './rooms.ts'
import { jsonWithNumbers } from './sealed-columns.ts'
import { users } from './users.ts'

export const reservationStates = [
  'held',
  'contract_signed',
  'awaiting_payment',
  'awaiting_transfer',
  'confirmed',
  'active',
  'completed',
  'expired',
  'cancelled',
  'refund_pending',
  'refunded',
  'needs_review',
] as const

const quoted = (values: readonly string[]): SQL => sql.raw(values.map((value) => `'${value}'`).join(', '))

/**
 * A booking with its frozen quote. Two rows with `blocks` never overlap in property, units and period, unless
 * one changes the dates of the other, which only the exclusion constraint of migration `date_changes`
 * guarantees.
 */
export const reservations = pgTable(
  'reservations',
  {
    id: id(),
    propertyId: uuid()
      .notNull()
      .references(() => properties.id),
    roomId: uuid().references(() => rooms.id),
    tenantId: uuid()
      .notNull()
      .references(() => users.id),
    previousReservationId: uuid().references((): AnyPgColumn => reservations.id),
    // The booking whose dates this one changes, and how much of its payment counts for this one.
    replacesId: uuid().references((): AnyPgColumn => reservations.id),
    credit: money(),
    // Set by trigger while that booking blocks: the two may overlap each other and nothing else.
    holderId: uuid(),
    idempotencyKey: text(),
    state: text({ enum: reservationStates }).notNull(),
    blocks: boolean().notNull(),
    // Set by trigger: [n,n] for a room, everything for the whole property.
    units: unitRange()
      .notNull()
      .default(sql`'[1,)'`),
    period: instantRange().notNull(),
    // The dates in the place's calendar. By the hour, the slots are 1–24 of `startDate`.
    rentalMode: rentalMode().notNull(),
    timeZone: timeZone().notNull(),
    startDate: date({ mode: 'string' }).notNull(),
    endDate: date({ mode: 'string' }).notNull(),
    startSlot: integer(),
    endSlot: integer(),
    unitPrice: money().notNull(),
    quantity: integer().notNull(),
    currency: currency().notNull(),
    total: money().notNull(),
    // Whether its tenant may pay month by month, as the place allowed when it was held.
    monthlyPlan: boolean().notNull().default(false),
    // What is paid with it as a deposit that the platform keeps, and whether an early exit loses it, as agreed when it was held.
    deposit: money().notNull().default(0),
    depositIsLost: boolean().notNull().default(false),
    // The name and address of the place at the time of booking.
    name: text().notNull(),
    address: text().notNull(),
    contractData: jsonWithNumbers('reservations.contract_data'),
    holdExpiresAt: instantAt(),
    checkoutAttempts: count(),
    firstCheckoutAt: instantAt(),
    confirmedAt: instantAt(),
    // When the owner of the property first looked at it. Those made before this was kept count as seen.
    ownerSeenAt: instantAt(),
    // How much of the payment has to be back for the refund to be complete. Null means all of it.
    refundDue: money(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    uniqueIndex('reservations_idempotency').on(table.tenantId, table.idempotencyKey),
    index('reservations_tenant').on(table.tenantId, table.createdAt.desc().nullsFirst()),
    index('reservations_property').on(table.propertyId, table.createdAt.desc().nullsFirst()),
    index('reservations_newest').on(table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
    index('reservations_start').on(table.startDate, table.id),
    index('reservations_listed_state').on(
      table.state,
      table.createdAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    // Stays at a moment, for how much is rented.
    index('reservations_stays')
      .using('gist', table.period)
      .where(sql`state in ('confirmed', 'active', 'completed')`),
    index('reservations_room').on(table.roomId),
    index('reservations_confirmed')
      .on(table.confirmedAt)
      .where(sql`confirmed_at is not null`),
    // What is new to an owner.
    index('reservations_unseen')
      .on(table.propertyId)
      .where(sql`owner_seen_at is null and state in ('confirmed', 'active', 'completed')`),
    // What waits for an admin.
    index('reservations_waiting')
      .on(table.state, table.updatedAt)
      .where(sql`state in ('awaiting_transfer', 'needs_review')`),
    index('reservations_previous').on(table.previousReservationId),
    // A booking is changed once, by one change at a time.
    uniqueIndex('reservations_one_change')
      .on(table.replacesId)
      .where(
        sql`confirmed_at is not null or state in ('held', 'contract_signed', 'awaiting_payment', 'awaiting_transfer')`,
      ),
    index('reservations_hold_expiry')
      .on(table.holdExpiresAt)
      .where(sql`state in ('held', 'contract_signed', 'awaiting_payment', 'awaiting_transfer')`),
    check('reservations_state', sql`${table.state} in (${quoted(reservationStates)})`),
    check(
      'reservations_blocking',
      sql`case when ${table.state} in
          ('held', 'contract_signed', 'awaiting_payment', 'awaiting_transfer', 'confirmed', 'active')
        then ${table.blocks}
        when ${table.state} in ('expired', 'cancelled', 'refunded') then not ${table.blocks}
        else true end`,
    ),
    check(
      'reservations_hold',
      sql`${table.holdExpiresAt} is not null or ${table.state} not in
        ('held', 'contract_signed', 'awaiting_payment', 'awaiting_transfer')`,
    ),
    check(
      'reservations_credit',
      sql`(${table.replacesId} is null) = (${table.credit} is null) and coalesce(${table.credit}, 1) > 0`,
    ),
    check('reservations_currency', sql`${table.currency} in ('CLP', 'PEN')`),
    check('reservations_unit_price', sql`${table.unitPrice} >= 0`),
    check('reservations_deposit', sql`${table.deposit} >= 0`),
    check('reservations_quantity', sql`${table.quantity} >= 1`),
    check('reservations_total', sql`${table.total} = ${table.unitPrice} * ${table.quantity}`),
    check(
      'reservations_refund_due',
      sql`${table.refundDue} is null or (${table.refundDue} between 1 and ${table.total}
        and ${table.state} in ('refund_pending', 'refunded', 'needs_review'))`,
    ),
    check('reservations_rental_mode', sql`${table.rentalMode} in ('month', 'hour')`),
    check(
      'reservations_slots',
      sql`case ${table.rentalMode}
        when 'hour' then ${table.startSlot} between 1 and 24 and ${table.endSlot} between ${table.startSlot} and 24
        else ${table.startSlot} is null and ${table.endSlot} is null and ${table.startDate} < ${table.endDate} end`,
    ),
    check(
      'reservations_period',
      sql`not isempty(${table.period}) and not lower_inf(${table.period}) and not upper_inf(${table.period})
        and not isempty(${table.units})`,
    ),
  ],
)

/** One row for each transition, written in the same transaction as the change. */
export const reservationEvents = pgTable(
  'reservation_events',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    reservationId: uuid()
      .notNull()
      .references(() => reservations.id),
    fromState: text({ enum: reservationStates }),
    toState: text({ enum: reservationStates }).notNull(),
    actor: text({ enum: ['tenant', 'owner', 'admin', 'timer', 'payment'] }).notNull(),
    actorId: uuid().references(() => users.id),
    reason: text(),
    data: jsonb().$type<Record<string, unknown>>().notNull().default({}),
    at: createdAt(),
  },
  (table) => [
    index('reservation_events_reservation').on(table.reservationId, table.id),
    index('reservation_events_refunded')
      .on(table.at)
      .where(sql`to_state = 'refunded'`),
    check('reservation_events_to_state', sql`${table.toState} in (${quoted(reservationStates)})`),
    check(
      'reservation_events_actor',
      sql`${table.actor} in ('tenant', 'owner', 'admin', 'timer', 'payment')`,
    ),
  ],
)

/** Documents about a booking that tenant and owner share. The signed contract is in `contracts`. */
export const reservationFiles = pgTable(
  'reservation_files',
  {
    id: id(),
    reservationId: uuid()
      .notNull()
      .references(() => reservations.id),
    uploaderId: uuid().references(() => users.id, { onDelete: 'set null' }),
    // The file name given by the uploader. It is never part of a key.
    name: text().notNull(),
    key: text().notNull(),
    bytes: integer().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index('reservation_files_reservation').on(table.reservationId, table.createdAt),
    check('reservation_files_bytes', sql`${table.bytes} > 0`),
    check('reservation_files_key', sql`${table.key} ~ '^private/documents/[a-f0-9-]+$'`),
  ],
)

export type ReservationFileRow = typeof reservationFiles.$inferSelect

export type ReservationRow = typeof reservations.$inferSelect
