import type { ReservationState } from '@metrolibre/contract'
import { and, eq, inArray, lte, sql, type SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Queryable } from '../../platform/db/client.ts'
import { stayEnds } from '../../platform/db/schema/charges.ts'
import { contracts } from '../../platform/db/schema/contracts.ts'
import { checkoutSessions, transfers } from '../../platform/db/schema/payments.ts'
import { properties } from '../../platform/db/schema/properties.ts'
import { reservations } from '../../platform/db/schema/reservations.ts'
import { rooms } from '../../platform/db/schema/rooms.ts'
import { users } from '../../platform/db/schema/users.ts'
import { listCancellations, type CancellationRow } from '../cancellations/repository.ts'
import { listPaidCharges, type PaidCharge } from '../charges/repository.ts'
import { readDeposits, type ReadDeposit } from '../deposits/to-deposit.ts'
import { isMoneyHeldOf, isMoneyLostOf } from '../payments/dispute-repository.ts'
import { isOpening } from '../payments/repository.ts'
import { listCarriedPayments } from '../payments/source-repository.ts'
import { calendarIdOf } from '../reservation-core/calendar-id-repository.ts'
import { listChanged } from '../reservation-core/repository.ts'
import { listAttempts, type ChargeAttemptRow } from '../saved-cards/attempt-repository.ts'
import { listLivingConsents, type CardConsentRow } from '../saved-cards/consent-repository.ts'
import { listDocuments, type ReservationFileRow } from './document-repository.ts'
import { readPosition, type ListPosition } from '../../platform/list-position.ts'

const owners = alias(users, 'owners')
const partyOf = (table: typeof users | typeof owners) => ({
  id: table.id,
  firstName: table.firstName,
  lastName: table.lastName,
  companyName: table.companyName,
  email: table.email,
  phone: table.phone,
  whatsapp: table.whatsapp,
  country: table.country,
  erasedAt: table.erasedAt,
})

/** When the oldest refund of a reservation that is still on its way was ordered. */
const refundSinceOf = sql`(select min(created_at) from refunds
  where refunds.reservation_id = ${reservations.id} and refunds.status = 'pending'
    and refunds.reason <> 'deposit')`.mapWith(reservations.createdAt) as SQL<Date | null>

/** What an admin wrote when the office ended or cancelled a reservation, and not when it decided on a tenant's request. */
const officeReasonOf = sql`(select reason from reservation_events
  where reservation_id = ${reservations.id} and actor = 'admin' and to_state in ('cancelled', 'refund_pending')
    and from_state <> 'needs_review' and not data ? 'cancellation'
  order by id desc limit 1)` as SQL<string | null>

const select = (db: Queryable) =>
  db
    .select({
      reservation: reservations,
      property: properties,
      room: { id: rooms.id, name: rooms.name, image: rooms.image },
      tenant: partyOf(users),
      owner: partyOf(owners),
      contract: {
        id: contracts.id,
        kind: contracts.kind,
        sha256: contracts.sha256,
        signedAt: contracts.signedAt,
        pdfKey: contracts.pdfKey,
        copyKey: contracts.copyKey,
      },
      checkout: {
        id: checkoutSessions.id,
        paidAt: checkoutSessions.paidAt,
        paymentIntentId: checkoutSessions.stripePaymentIntentId,
        receiptUrl: checkoutSessions.receiptUrl,
      },
      isDisputed: isMoneyHeldOf,
      isLost: isMoneyLostOf,
      refundSince: refundSinceOf,
      officeReason: officeReasonOf,
      calendarId: calendarIdOf,
      stayEnd: { freeFrom: stayEnds.freeFrom, reason: stayEnds.reason },
      transfer: {
        id: transfers.id,
        reference: transfers.reference,
        receivedOn: transfers.receivedOn,
        createdAt: transfers.createdAt,
      },
    })
    .from(reservations)
    .innerJoin(properties, eq(properties.id, reservations.propertyId))
    .innerJoin(users, eq(users.id, reservations.tenantId))
    .innerJoin(owners, eq(owners.id, properties.ownerId))
    .leftJoin(rooms, eq(rooms.id, reservations.roomId))
    .leftJoin(contracts, eq(contracts.reservationId, reservations.id))
    .leftJoin(checkoutSessions, and(eq(checkoutSessions.reservationId, reservations.id), isOpening))
    .leftJoin(transfers, eq(transfers.reservationId, reservations.id))
    .leftJoin(stayEnds, eq(stayEnds.reservationId, reservations.id))

type ViewRow = Awaited<ReturnType<typeof select>>[number]

/** A reservation with everything that its views show. */
export type ReservationView = ViewRow & {
  readonly documents: readonly ReservationFileRow[]
  /** The request to cancel it that is open or was carried out. */
  readonly cancellation: CancellationRow | undefined
  /** The deposit that the platform keeps. */
  readonly deposit: ReadDeposit | undefined
  /** The months of a booking that is paid month by month. */
  readonly charges: readonly PaidCharge[]
  /** The tries to charge its months to a saved card. */
  readonly attempts: readonly ChargeAttemptRow[]
  /** The card that its later months are charged to. */
  readonly card: CardConsentRow | undefined
  /** The booking that changed its dates. */
  readonly changedTo: string | null
}

async function withParts(db: Queryable, rows: readonly ViewRow[]): Promise<ReservationView[]> {
  const ids = rows.map(({ reservation }) => reservation.id)
  const all = await listDocuments(db, ids)
  const asked = await listCancellations(db, ids)
  const carried = await listCarriedPayments(db, ids)
  const changed = await listChanged(db, ids)
  const kept = await readDeposits(db, ids)
  const planned = Map.groupBy(await listPaidCharges(db, ids), ({ charge }) => charge.reservationId)
  const monthly = [...planned.keys()]
  const tried = await listAttempts(db, monthly)
  const cards = await listLivingConsents(db, monthly)
  return rows.map((row) => ({
    ...row,
    documents: all.filter(({ reservationId }) => reservationId === row.reservation.id),
    // Without a payment of its own, a change of dates was paid with the payment of the booking before.
    checkout:
      row.checkout ??
      carried.find(({ reservationId }) => reservationId === row.reservation.id)?.payment ??
      null,
    cancellation: asked.find(({ reservationId }) => reservationId === row.reservation.id),
    deposit: kept.get(row.reservation.id),
    charges: planned.get(row.reservation.id) ?? [],
    attempts: tried.filter(({ reservationId }) => reservationId === row.reservation.id),
    card: cards.find(({ reservationId }) => reservationId === row.reservation.id),
    changedTo: changed.find(({ from }) => from === row.reservation.id)?.to ?? null,
  }))
}

export async function findView(db: Queryable, id: string): Promise<ReservationView | undefined> {
  const [view] = await withParts(db, await select(db).where(eq(reservations.id, id)))
  return view
}

/** Returns reservations in the order of the ids. */
export async function findViews(db: Queryable, ids: readonly string[]): Promise<ReservationView[]> {
  if (ids.length === 0) return []
  const views = await withParts(db, await select(db).where(inArray(reservations.id, [...ids])))
  const byId = new Map(views.map((view) => [view.reservation.id, view]))
  return ids.map((id) => byId.get(id)!)
}

export async function findViewBySession(
  db: Queryable,
  sessionId: string,
): Promise<ReservationView | undefined> {
  const [session] = await db
    .select({ id: checkoutSessions.reservationId })
    .from(checkoutSessions)
    .where(eq(checkoutSessions.stripeSessionId, sessionId))
  return session && findView(db, session.id)
}

export interface ReservationFilter {
  readonly tenantId?: string
  readonly ownerId?: string
  readonly propertyId?: string | undefined
  readonly status?: ReservationState | undefined
  readonly from?: string | undefined
  readonly to?: string | undefined
  readonly cursor?: string | undefined
  readonly limit: number
}

const after = (position: ListPosition | undefined): SQL | undefined =>
  position &&
  sql`(${reservations.createdAt}, ${reservations.id}) < (${position.at}::timestamptz, ${position.id}::uuid)`

/** By month, `end_date` is the first day that is free again; by the hour it is the day of the stay itself. */
export const endsOnOrAfter = (day: string): SQL =>
  sql`(${reservations.endDate} > ${day} or (${reservations.rentalMode} = 'hour' and ${reservations.endDate} = ${day}))`

/**
 * Returns reservations, newest first, and one more than `limit`, so that the caller can tell whether there is
 * another page.
 */
export const listViews = async (db: Queryable, filter: ReservationFilter): Promise<ReservationView[]> => {
  const rows = await select(db)
    .where(
      and(
        filter.tenantId === undefined ? undefined : eq(reservations.tenantId, filter.tenantId),
        filter.ownerId === undefined ? undefined : eq(properties.ownerId, filter.ownerId),
        filter.propertyId === undefined ? undefined : eq(reservations.propertyId, filter.propertyId),
        filter.status === undefined ? undefined : eq(reservations.state, filter.status),
        filter.to === undefined ? undefined : lte(reservations.startDate, filter.to),
        filter.from === undefined ? undefined : endsOnOrAfter(filter.from),
        after(filter.cursor === undefined ? undefined : readPosition(filter.cursor)),
      ),
    )
    .orderBy(sql`${reservations.createdAt} desc nulls first`, sql`${reservations.id} desc nulls first`)
    .limit(filter.limit + 1)
  return withParts(db, rows)
}
