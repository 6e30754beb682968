import { readFree } from '../modules/payout-runs/free-balances.ts'
import type { Transaction } from '../platform/db/client.ts'
import type { ownerTransfers } from '../platform/db/schema/ledger.ts'
import { payoutFiles, payoutParts, payoutRuns, payouts } from '../platform/db/schema/payout-runs.ts'
import type { payoutAccounts } from '../platform/db/schema/payouts.ts'
import type { Moment } from './moment.ts'
import { finishedRunRows, openRunRows } from './rows/payout-runs.ts'
import { userId } from './rows/people.ts'

interface Given {
  readonly accounts: readonly (typeof payoutAccounts.$inferInsert)[]
  readonly paidOut: readonly (typeof ownerTransfers.$inferInsert)[]
}

/** Writes the payout runs: two that are finished, and an open one of what is available to the owner in Chile by now. */
export async function writeRuns(tx: Transaction, moment: Moment, given: Given): Promise<void> {
  const owner = userId('owner')
  const free = (await readFree(tx, [owner], moment.now))(owner).find(({ currency }) => currency === 'CLP')
  const open = free?.parts.map((part) => openRunRows(moment, given, part)).slice(0, 1) ?? []
  for (const rows of [...finishedRunRows(given), ...open]) {
    await tx.insert(payoutRuns).values(rows.runs)
    await tx.insert(payoutFiles).values(rows.files)
    await tx.insert(payouts).values(rows.payouts)
    await tx.insert(payoutParts).values(rows.parts)
  }
}
