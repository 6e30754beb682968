import type { AdminReservation } from '@metrolibre/contract'
import type { Queryable } from '../../platform/db/client.ts'
import type { DisputeRow } from '../../platform/db/schema/disputes.ts'
import { listDisputes, listDisputesOf } from './dispute-repository.ts'
import { holdsMoney, isDisputeOver } from './dispute-status.ts'
import { listRefunds, listRefundsOf, type RefundRow } from './refund-repository.ts'

/** What became of the money of a reservation. */
export type MoneyFacts = Required<Pick<AdminReservation, 'refunds' | 'disputes'>>

const toRefund = (row: RefundRow): MoneyFacts['refunds'][number] => ({
  id: row.id,
  status: row.status,
  reason: row.reason === 'part' || row.reason === 'deposit' ? 'requested' : row.reason,
  isPart: row.reason === 'part',
  note: row.note,
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

/**
 * Reads the refunds and disputes of reservations. Returns a function that gives those of one reservation,
 * oldest first.
 */
export async function findMoneyFacts(
  db: Queryable,
  reservationIds: readonly string[],
): Promise<(reservationId: string) => MoneyFacts> {
  // Stryker disable next-line ConditionalExpression: only saves two queries
  if (reservationIds.length === 0) return () => ({ refunds: [], disputes: [] })
  const given = await listRefunds(db, reservationIds)
  const disputed = await listDisputes(db, reservationIds)
  return (id) => ({
    refunds: given.filter(({ reservationId }) => reservationId === id).map(toRefund),
    disputes: disputed.filter(({ reservationId }) => reservationId === id).map(toDispute),
  })
}

/** Reads the refunds and disputes of one payment, oldest first. A transfer has none. */
export async function findMoneyFactsOf(
  db: Queryable,
  { checkoutId, intent }: { checkoutId: string; intent: string | null },
): Promise<MoneyFacts> {
  const given = await listRefundsOf(db, checkoutId)
  const disputed = intent === null ? [] : await listDisputesOf(db, intent)
  return { refunds: given.map(toRefund), disputes: disputed.map(toDispute) }
}
