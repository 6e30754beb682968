import type { Body, endpoints, PayoutRun } from '@metrolibre/contract'
import type { AppContext } from '../../platform/context.ts'
import type { Transaction } from '../../platform/db/client.ts'
import { isUniqueViolation } from '../../platform/db/constraint-error.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { recordChange } from '../audit/record-change.ts'
import { lockLedgersOf } from '../ledger/transfer-repository.ts'
import { readCandidates, type Candidate } from './candidates.ts'
import { readRun } from './read-run.ts'
import { insertFile, insertPayout, insertRun } from './run-repository.ts'

type Chosen = Body<typeof endpoints.payoutRuns.create>['owners'][number]
type Payable = Candidate & { readonly account: NonNullable<Candidate['account']> }

const keyOf = ({ ownerId, country }: Pick<Chosen, 'ownerId' | 'country'>): string => `${ownerId} ${country}`

/** Returns what was chosen as it is now. Refuses it if the page showed something else. */
function requireAsShown(chosen: readonly Chosen[], candidates: readonly Candidate[]): Payable[] {
  const byKey = new Map(candidates.map((one) => [keyOf(one), one]))
  return chosen.map((one) => {
    const now = byKey.get(keyOf(one))
    if (!now?.account || now.unpaid !== null || now.available !== one.ifAvailable)
      throw new AppError('changed_meanwhile')
    return { ...now, account: now.account }
  })
}

async function insertAll(tx: Transaction, runId: string, paid: readonly Payable[]): Promise<void> {
  const byBank = Map.groupBy(paid, ({ country, account }) => `${country} ${account.bank}`)
  for (const payments of byBank.values()) {
    const { country, account } = payments[0]!
    const fileId = await insertFile(tx, { runId, country, bank: account.bank })
    for (const { ownerId: userId, account: to, available: amount, currency, parts } of payments)
      await insertPayout(tx, { fileId, userId, accountId: to.id, amount, currency }, parts)
  }
}

const sumIn = (paid: readonly Payable[], currency: Candidate['currency']): number =>
  paid.reduce((total, one) => total + (one.currency === currency ? one.available : 0), 0)

/**
 * Makes a run of what is available to owners, each to the account that is valid now. The properties of the owners are locked,
 * so of two admins at once the second one sees what the first took; the database keeps it too.
 * @throws AppError validation, changed_meanwhile when something else is available or valid than the page showed, conflict when
 * a balance is in another open run
 */
export async function createRun(
  app: AppContext,
  adminId: string,
  chosen: readonly Chosen[],
): Promise<PayoutRun> {
  if (new Set(chosen.map(keyOf)).size < chosen.length)
    throw new AppError('validation', { fields: [{ path: 'owners', code: 'validation.invalid' }] })
  const now = app.clock.now()
  const ownerIds = [...new Set(chosen.map(({ ownerId }) => ownerId))]
  const id = await app.db
    .transaction(async (tx) => {
      await lockLedgersOf(tx, ownerIds)
      const paid = requireAsShown(chosen, await readCandidates(tx, now, { ownerIds }))
      const run = await insertRun(tx, { createdBy: adminId, createdAt: now })
      await insertAll(tx, run.id, paid)
      await recordChange(tx, {
        actorId: adminId,
        entity: 'payoutRun',
        action: 'payoutRun.create',
        entityId: run.id,
        before: null,
        after: { payouts: paid.length, CLP: sumIn(paid, 'CLP'), PEN: sumIn(paid, 'PEN') },
      })
      return run.id
    })
    .catch((error: unknown) => {
      throw isUniqueViolation(error, 'payout_parts_open')
        ? new AppError('conflict', { text: 'conflict.payout_run', cause: error })
        : error
    })
  return readRun(app, id)
}
