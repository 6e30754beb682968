import type { ownerTransfers } from '../../platform/db/schema/ledger.ts'
import type { payoutFiles, payoutParts, payoutRuns, payouts } from '../../platform/db/schema/payout-runs.ts'
import type { payoutAccounts } from '../../platform/db/schema/payouts.ts'
import { demoId } from '../ids.ts'
import { minutesAfter, type Moment } from '../moment.ts'
import { userId } from './people.ts'

type Account = typeof payoutAccounts.$inferInsert
type Transfer = typeof ownerTransfers.$inferInsert

interface Rows {
  readonly runs: (typeof payoutRuns.$inferInsert)[]
  readonly files: (typeof payoutFiles.$inferInsert)[]
  readonly payouts: (typeof payouts.$inferInsert)[]
  readonly parts: (typeof payoutParts.$inferInsert)[]
}

interface Line {
  readonly account: Account
  readonly amount: number
  readonly propertyId: string
  /** The record of what was paid. Null for what the bank refused. */
  readonly transfer: Transfer | null
}

const admin = userId('admin')

/** One run with a file for each line. */
function runOf(key: string, createdAt: Date, lines: readonly Line[], decidedAt: Date | null): Rows {
  const runId = demoId('payout run', key)
  const rows: Rows = { runs: [{ id: runId, createdBy: admin, createdAt }], files: [], payouts: [], parts: [] }
  for (const { account, amount, propertyId, transfer } of lines) {
    const id = demoId('payout', `${key} ${account.number}`)
    const state = decidedAt === null ? 'open' : transfer ? 'paid' : 'rejected'
    const sent = decidedAt && { sentAt: createdAt, sentBy: admin, settledAt: decidedAt, settledBy: admin }
    const paid = transfer && { reference: transfer.reference, paidOn: transfer.paidOn }
    rows.files.push({ id, runId, country: account.country, bank: account.bank, ...sent, ...paid })
    rows.payouts.push({
      id,
      fileId: id,
      userId: account.userId,
      accountId: account.id!,
      amount,
      currency: account.country === 'Chile' ? 'CLP' : 'PEN',
      state,
      why: state === 'rejected' ? 'limit' : null,
      decidedAt,
    })
    rows.parts.push({
      payoutId: id,
      payoutState: state,
      propertyId,
      amount,
      transferId: transfer?.id ?? null,
    })
  }
  return rows
}

interface Given {
  readonly accounts: readonly Account[]
  readonly paidOut: readonly Transfer[]
}

/** Where an owner was paid until now. */
const usedBy = (accounts: readonly Account[], owner: string): Account =>
  accounts.find((one) => one.userId === userId(owner))!

/** Returns two finished runs: in the first one a bank refused a payment, which was made with the second one. */
export function finishedRunRows({ accounts, paidOut }: Given): Rows[] {
  const [chilean, peruvian] = ['BCO-2058', 'BCO-3122'].map((reference) =>
    paidOut.find((one) => one.reference === reference)!,
  )
  const noon = (day: string) => new Date(`${day}T15:00:00Z`)
  const lineOf = (owner: string, { amount, propertyId, ...transfer }: Transfer, isPaid = true): Line => ({
    account: usedBy(accounts, owner),
    amount,
    propertyId,
    transfer: isPaid ? { amount, propertyId, ...transfer } : null,
  })
  const first = noon(chilean!.paidOn)
  const second = noon(peruvian!.paidOn)
  const refused = lineOf('owner.peru', peruvian!, false)
  return [
    runOf('first', first, [lineOf('owner', chilean!), refused], minutesAfter(first, 90)),
    runOf('second', second, [lineOf('owner.peru', peruvian!)], minutesAfter(second, 45)),
  ]
}

/** Returns a run that nobody has sent to a bank, with one available balance of the owner in Chile. */
export const openRunRows = (
  { now }: Moment,
  { accounts }: Pick<Given, 'accounts'>,
  part: { readonly propertyId: string; readonly amount: number },
): Rows =>
  runOf(
    'open',
    minutesAfter(now, -60),
    [{ account: usedBy(accounts, 'owner'), ...part, transfer: null }],
    null,
  )
