import type { Transfer } from './owner-ledger.ts'
import type { TransferView } from './transfer-repository.ts'

/** Returns a recorded transfer with the name of its property. */
export const toTransfer = ({ transfer, name }: TransferView): Transfer => ({
  id: transfer.id,
  propertyId: transfer.propertyId,
  name,
  date: transfer.paidOn,
  reference: transfer.reference,
  currency: transfer.currency,
  amount: transfer.amount,
  corrects: transfer.correctsId,
})
