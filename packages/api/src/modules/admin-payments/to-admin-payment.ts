import { paymentStanding, type AdminPayment, type Locale } from '@metrolibre/contract'
import { partyName, shownName } from '../../platform/person-name.ts'
import type { PaymentRow } from './list-repository.ts'

const backOf = ({ amount, refunded, lost }: PaymentRow): number => Math.min(amount, refunded + lost)

/** Shows a payment to admins. */
export const toAdminPayment = (row: PaymentRow, locale: Locale): AdminPayment => ({
  id: row.id,
  method: row.method,
  paid: new Date(row.paid).toISOString(),
  amount: row.amount,
  refunded: backOf(row),
  currency: row.currency,
  standing: paymentStanding({ ...row, back: backOf(row) }),
  receivedOn: row.receivedOn,
  reference: row.reference,
  receiptUrl: row.receipt,
  client: { id: row.clientId, name: shownName(partyName(row), locale), email: row.email },
  reservation: { id: row.reservationId, name: row.name },
})
