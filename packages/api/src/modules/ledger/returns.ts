import { dateAt } from '@metrolibre/contract'
import type { Return } from './owner-ledger.ts'
import type { PaidBooking } from './repository.ts'

const monthOf = (date: string): string => date.slice(0, 7)

/**
 * Returns what went back of a payment, each part in the month in which it did, oldest first, never more than was paid.
 * Refunds that were made before their time was kept stay in the month of the payment, as their owner was told
 * (RULES.md §6.134, §6.137).
 */
export function returnsOf(booking: PaidBooking, paidOn: string): Return[] {
  const { reservation, checkout, returns, losses } = booking
  const amount = checkout?.amount ?? reservation.total
  const at = (time: number | null) => {
    const date = time === null ? paidOn : dateAt(time, reservation.timeZone)
    return { date, month: monthOf(date) }
  }
  const moves: Return[] = [
    ...returns.flatMap((one): Return[] => {
      const { note } = one
      const back: Return = {
        ...at(one.at),
        amount: one.amount,
        why: one.reason === 'part' ? 'part' : 'refund',
        note,
      }
      if (one.undoneAt === null) return [back]
      // What was never told as returned needs no line that takes it back.
      return one.at === null ? [] : [back, { ...at(one.undoneAt), amount: -one.amount, why: 'undone', note }]
    }),
    ...losses.map((one): Return => ({ ...at(one.at), amount: one.amount, why: 'bank', note: null })),
  ]
  // A transfer that was returned by hand before this was kept has only its state.
  if (!checkout && moves.length === 0 && reservation.state === 'refunded')
    moves.push({ ...at(null), amount: reservation.refundDue ?? amount, why: 'refund', note: null })
  let total = 0
  return moves
    .toSorted((one, other) => (one.date < other.date ? -1 : Number(one.date > other.date)))
    .flatMap((move) => {
      const taken = Math.min(move.amount, amount - total)
      total += taken
      return taken === 0 ? [] : [{ ...move, amount: taken }]
    })
}
