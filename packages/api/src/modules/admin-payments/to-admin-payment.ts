import type { AdminPayment, AdminPaymentStanding, Locale } from '@metrolibre/contract'
import { partyName, shownName } from '../../platform/person-name.ts'
import type { PaymentRow } from './list-repository.ts'

const backOf = ({ amount, refunded, lost }: PaymentRow): number => Math.min(amount, refunded + lost)

const standingOf = (row: PaymentRow): AdminPaymentStanding => {
  if (row.isDisputed) return 'disputed'
  if (row.lost > 0) return 'lost'
  if (row.isRefunding) return 'refunding'
  const back = backOf(row)
  if (back === 0) return 'paid'
  return back < row.amount ? 'part_refunded' : 'refunded'
}

/** Shows a payment to admins. */
export const toAdminPayment = (row: PaymentRow, locale: Locale): AdminPayment => ({
  id: row.id,
  method: row.method,
  paid: new Date(row.paid).toISOString(),
  amount: row.amount,
  refunded: backOf(row),
  currency: row.currency,
  standing: standingOf(row),
  reference: row.reference,
  receiptUrl: row.receipt,
  client: { id: row.clientId, name: shownName(partyName(row), locale), email: row.email },
  reservation: { id: row.reservationId, name: row.name },
})
