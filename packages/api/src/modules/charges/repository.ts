import { unpaidChargeStates, type ChargeActor, type ChargeState } from '@metrolibre/contract'
import { and, asc, eq, gt, inArray, isNull, lte, or, sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '../../platform/db/client.ts'
import { chargeEvents, charges, chargeTransfers, type ChargeRow } from '../../platform/db/schema/charges.ts'
import { checkoutSessions } from '../../platform/db/schema/payments.ts'

export type { ChargeRow } from '../../platform/db/schema/charges.ts'

/**
 * Returns the charges of a booking in their order and locks them until the transaction ends. Empty when it is not paid month by
 * month. Lock the reservation first.
 */
export const lockCharges = (tx: Transaction, reservationId: string): Promise<ChargeRow[]> =>
  tx
    .select()
    .from(charges)
    .where(eq(charges.reservationId, reservationId))
    .orderBy(asc(charges.number))
    .for('update')

/** Returns the charges of these bookings in their order, with the payment of each. */
export const listPaidCharges = async (db: Queryable, reservationIds: readonly string[]) =>
  reservationIds.length === 0
    ? []
    : db
        .select({
          charge: charges,
          payment: { paidAt: checkoutSessions.paidAt, receiptUrl: checkoutSessions.receiptUrl },
          /** Of a month that was paid by transfer: the day on which the bank says that it came. */
          receivedOn: chargeTransfers.receivedOn,
        })
        .from(charges)
        .leftJoin(checkoutSessions, eq(checkoutSessions.id, charges.checkoutSessionId))
        .leftJoin(chargeTransfers, eq(chargeTransfers.checkoutSessionId, charges.checkoutSessionId))
        .where(inArray(charges.reservationId, [...reservationIds]))
        .orderBy(asc(charges.number))

export type PaidCharge = Awaited<ReturnType<typeof listPaidCharges>>[number]

/** Inserts the charges of a booking, with the row of each in the history. */
export async function insertCharges(
  tx: Transaction,
  rows: readonly (typeof charges.$inferInsert)[],
  at: Date,
): Promise<void> {
  await tx.insert(charges).values([...rows])
  await tx.insert(chargeEvents).values(
    rows.map(({ reservationId, number }) => ({
      reservationId,
      number,
      fromState: null,
      toState: 'planned' as const,
      actor: 'payment' as const,
      at,
    })),
  )
}

export interface ChargeChange {
  readonly from: ChargeState
  readonly to: ChargeState
  readonly actor: ChargeActor
  readonly actorId?: string | null | undefined
  readonly reason?: string | undefined
  readonly at: Date
  /** The payment that paid it. */
  readonly checkoutSessionId?: string
}

/**
 * Moves a charge to another state if it is still in the old one, and writes who did it. Returns undefined when another request
 * was first. The database refuses what the machine does not know.
 */
export async function changeCharge(
  tx: Transaction,
  { reservationId, number }: Pick<ChargeRow, 'reservationId' | 'number'>,
  { from, to, at, checkoutSessionId, ...by }: ChargeChange,
): Promise<ChargeRow | undefined> {
  const [row] = await tx
    .update(charges)
    .set({ state: to, updatedAt: at, ...(checkoutSessionId && { checkoutSessionId }) })
    .where(and(eq(charges.reservationId, reservationId), eq(charges.number, number), eq(charges.state, from)))
    .returning()
  if (row)
    await tx.insert(chargeEvents).values({ reservationId, number, fromState: from, toState: to, at, ...by })
  return row
}

/** How many charges one turn of a timer moves. */
const turn = 200

/** Returns charges whose day has come, the oldest first. */
export const findFallingDue = (db: Queryable, now: Date): Promise<ChargeRow[]> =>
  db
    .select()
    .from(charges)
    .where(and(eq(charges.state, 'planned'), lte(charges.dueAt, now)))
    .orderBy(asc(charges.dueAt))
    .limit(turn)

/** Returns charges whose time to be paid is over, the oldest first. One that is being charged has to end before. */
export const findFallingOverdue = (db: Queryable, now: Date): Promise<ChargeRow[]> =>
  db
    .select()
    .from(charges)
    .where(
      or(
        and(eq(charges.state, 'due'), lte(charges.overdueAt, now)),
        and(eq(charges.state, 'failed'), lte(charges.overdueAt, now)),
      ),
    )
    .orderBy(asc(charges.overdueAt))
    .limit(turn)

/** Returns charges whose day comes before `before`, of which their tenants were not told yet. */
export const findUnannounced = (db: Queryable, now: Date, before: Date): Promise<ChargeRow[]> =>
  db
    .select()
    .from(charges)
    .where(
      and(
        eq(charges.state, 'planned'),
        isNull(charges.announcedAt),
        gt(charges.dueAt, now),
        lte(charges.dueAt, before),
      ),
    )
    .orderBy(asc(charges.dueAt))
    .limit(turn)

/** Notes that a charge was announced. Returns false when another process was first. */
export async function noteAnnounced(
  tx: Transaction,
  { reservationId, number }: ChargeRow,
  at: Date,
): Promise<boolean> {
  const rows = await tx
    .update(charges)
    .set({ announcedAt: at })
    .where(
      and(
        eq(charges.reservationId, reservationId),
        eq(charges.number, number),
        eq(charges.state, 'planned'),
        isNull(charges.announcedAt),
      ),
    )
    .returning({ number: charges.number })
  return rows.length > 0
}

/** Returns what is not paid yet of a booking that is paid month by month, in minor units. */
export async function sumUnpaid(db: Queryable, reservationId: string): Promise<number> {
  const [row] = await db
    .select({ sum: sql<number>`coalesce(sum(${charges.amount}), 0)::float8` })
    .from(charges)
    .where(and(eq(charges.reservationId, reservationId), inArray(charges.state, [...unpaidChargeStates])))
  return row!.sum
}
