import type { Transaction } from '../../platform/db/client.ts'
import { countReturns, insertRefund } from './refund-repository.ts'
import type { DepositRow } from '../deposits/repository.ts'

/** Orders a refund of a deposit to the means of payment that it came from. The amount is in minor units. */
export async function orderReturn(
  tx: Transaction,
  { id, reservationId, currency }: DepositRow,
  { intent, amount, at }: { readonly intent: string; readonly amount: number; readonly at: Date },
): Promise<void> {
  await insertRefund(tx, {
    reservationId,
    depositId: id,
    stripePaymentIntentId: intent,
    // The deposit is locked, so that no two orders of it have the same number.
    idempotencyKey: `deposit:${id}:${await countReturns(tx, id)}`,
    amount,
    currency,
    reason: 'deposit',
    createdAt: at,
    updatedAt: at,
  })
}
