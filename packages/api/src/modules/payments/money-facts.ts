import type { AdminReservation } from '@metrolibre/contract'
import { asc, inArray } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/client.ts'
import { disputes, type DisputeRow } from '../../platform/db/schema/disputes.ts'
import { refunds } from '../../platform/db/schema/payments.ts'
import { holdsMoney, isDisputeOver } from './dispute-status.ts'
import type { RefundRow } from './repository.ts'

type MoneyFacts = Required<Pick<AdminReservation, 'refunds' | 'disputes'>>

const toRefund = (row: RefundRow): MoneyFacts['refunds'][number] => ({
  id: row.id,
  status: row.status,
  reason: row.reason,
  amount: row.amount,
  created: row.createdAt.toISOString(),
  problem: row.status === 'succeeded' ? null : row.lastError,
})

const toDispute = (row: DisputeRow): MoneyFacts['disputes'][number] => ({
  id: row.id,
  status: row.status,
  isOpen: !isDisputeOver(row),
  holdsMoney: holdsMoney(row),
  reason: row.reason,
  amount: row.amount,
  opened: row.openedAt.toISOString(),
  due: isDisputeOver(row) || row.dueAt === null ? null : row.dueAt.toISOString(),
})

/** What became of the money of reservations besides their state: refunds and disputes, oldest first. */
export async function findMoneyFacts(
  db: Queryable,
  reservationIds: readonly string[],
): Promise<(reservationId: string) => MoneyFacts> {
  if (reservationIds.length === 0) return () => ({ refunds: [], disputes: [] })
  const ids = [...reservationIds]
  const given = await db
    .select()
    .from(refunds)
    .where(inArray(refunds.reservationId, ids))
    .orderBy(asc(refunds.createdAt))
  const disputed = await db
    .select()
    .from(disputes)
    .where(inArray(disputes.reservationId, ids))
    .orderBy(asc(disputes.openedAt))
  return (id) => ({
    refunds: given.filter(({ reservationId }) => reservationId === id).map(toRefund),
    disputes: disputed.filter(({ reservationId }) => reservationId === id).map(toDispute),
  })
}
