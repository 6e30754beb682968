import type { Transaction } from '../../platform/db/client.ts'
import type { ReservationRow } from '../../platform/db/schema/reservations.ts'
import { insertDeposit } from './repository.ts'

interface Taken {
  /** The payment that it came with; absent for a transfer. */
  readonly checkout?: { readonly id: string }
  readonly actor: 'payment' | 'admin'
  readonly actorId?: string
  readonly at: Date
}

/** Begins to keep the deposit of a booking, in the transaction that confirms it. */
export const keepDeposit = (
  tx: Transaction,
  { id: reservationId, deposit: amount, currency }: ReservationRow,
  { checkout, ...by }: Taken,
): Promise<void> =>
  insertDeposit(
    tx,
    { reservationId, checkoutSessionId: checkout?.id ?? null, amount, currency },
    { ...by, reason: checkout ? 'paid with the booking' : 'paid by transfer' },
  )
