import { dateAt, timeZoneOf } from '@metrolibre/contract'
import type { Transfer } from './owner-ledger.ts'
import type { TransferView } from './transfer-repository.ts'

/** The month of the record, where the transfer was made in an earlier one, whose sums the owner was told already. */
const bookedIn = ({ transfer, country }: TransferView): string => {
  const recorded = dateAt(transfer.createdAt.getTime(), timeZoneOf(country))
  return (recorded > transfer.paidOn ? recorded : transfer.paidOn).slice(0, 7)
}

/** Returns a recorded transfer with the name of its property. */
export const toTransfer = (view: TransferView): Transfer => {
  const { transfer, name } = view
  return {
    id: transfer.id,
    propertyId: transfer.propertyId,
    name,
    date: transfer.paidOn,
    reference: transfer.reference,
    currency: transfer.currency,
    amount: transfer.amount,
    corrects: transfer.correctsId,
    month: bookedIn(view),
  }
}
