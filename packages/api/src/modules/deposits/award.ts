import type { Transaction } from '../../platform/db/client.ts'
import {
  addToDeposit,
  changeClaim,
  changeDeposit,
  type DepositBy,
  type DepositClaimRow,
  type DepositRow,
} from './repository.ts'
import { readUse } from './sums-repository.ts'

/** Ends a deposit of which nothing is left. */
export async function settleIfDone(tx: Transaction, deposit: DepositRow, by: DepositBy): Promise<void> {
  if (deposit.state === 'closing' && deposit.held === 0) await changeDeposit(tx, deposit, 'settled', by)
}

interface Award extends DepositBy {
  /** In minor units; all that is claimed unless it is given. */
  readonly amount?: number
  readonly set?: Partial<DepositClaimRow>
}

/**
 * Gives what was claimed of a deposit, or a part of it, to the owner: it is in their balance from then on. Never more than is
 * left, because a bank may have taken the deposit meanwhile. Returns what was awarded, or undefined when somebody else has
 * decided before. The deposit must be locked.
 */
export async function awardClaim(
  tx: Transaction,
  deposit: DepositRow,
  claim: DepositClaimRow,
  { amount = claim.amount, set = {}, ...by }: Award,
): Promise<number | undefined> {
  const { returning } = await readUse(tx, deposit.id)
  const awarded = Math.min(amount, deposit.held - returning)
  const to = awarded > 0 ? 'awarded' : 'refused'
  const given = awarded > 0 ? { awarded, awardedAt: by.at } : {}
  const moved = await changeClaim(tx, claim, to, { ...by, set: { ...set, ...given } })
  if (!moved) return undefined
  if (awarded > 0) await settleIfDone(tx, await addToDeposit(tx, deposit.id, { awarded }, by.at), by)
  return Math.max(0, awarded)
}
