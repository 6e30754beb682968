import type { AppContext } from '../../platform/context.ts'
import type { Transaction } from '../../platform/db/client.ts'
import type { RefundRow } from './refund-repository.ts'
import { settleIfDone } from '../deposits/award.ts'
import { enqueueReturnFailed, enqueueReturned } from './deposit-mails.ts'
import {
  addToDeposit,
  changeDeposit,
  lockDeposit,
  type DepositBy,
  type DepositRow,
} from '../deposits/repository.ts'
import { findDepositOfIntent, sumBeyondRent } from '../deposits/sums-repository.ts'

/** Notes that a refund of a deposit arrived, in the transaction that settles the refund. */
export async function noteReturned(app: AppContext, tx: Transaction, refund: RefundRow): Promise<void> {
  const at = app.clock.now()
  const { id } = await lockDeposit(tx, refund.depositId!)
  const deposit = await addToDeposit(tx, id, { returned: refund.amount }, at)
  await settleIfDone(tx, deposit, { actor: 'payment', reason: 'returned', at })
  await enqueueReturned(app, tx, deposit, refund.amount)
}

/** Holds again what had gone back. A deposit that was settled is opened with it. */
async function takeBack(
  tx: Transaction,
  deposit: DepositRow,
  { returned, withRent = 0 }: { readonly returned: number; readonly withRent?: number },
  by: DepositBy,
): Promise<void> {
  if (deposit.state !== 'settled') {
    await addToDeposit(tx, deposit.id, { returned: -returned, withRent: -withRent }, by.at)
    return
  }
  const set = { returned: deposit.returned - returned, withRent: deposit.withRent - withRent }
  await changeDeposit(tx, deposit, 'closing', { ...by, set })
}

/** Notes that a refund of a deposit that had arrived came here again after all: it is held, and the office has to look. */
export async function noteCameBack(app: AppContext, tx: Transaction, refund: RefundRow): Promise<void> {
  const at = app.clock.now()
  const locked = await lockDeposit(tx, refund.depositId!)
  const by = { actor: 'payment', reason: 'the bank did not take the refund', at } as const
  await takeBack(tx, locked, { returned: refund.amount }, by)
  await enqueueReturnFailed(app, tx, refund)
}

/**
 * Notes what of a deposit went back with its rent: all of a payment that was refunded at the provider itself, or that a bank
 * took. The rent goes first (RULES.md §6.291). The reservation must be locked.
 */
export async function noteTakenWithRent(app: AppContext, tx: Transaction, intent: string): Promise<void> {
  const id = await findDepositOfIntent(tx, intent)
  if (id === undefined) return
  const deposit = await lockDeposit(tx, id)
  const most = deposit.held + deposit.withRent
  const added = Math.min(await sumBeyondRent(tx, intent), most) - deposit.withRent
  if (added === 0) return
  const at = app.clock.now()
  const by = { actor: 'payment', reason: 'went back with the rent', at } as const
  if (added < 0) return takeBack(tx, deposit, { returned: -added, withRent: -added }, by)
  await settleIfDone(tx, await addToDeposit(tx, id, { returned: added, withRent: added }, at), by)
}
