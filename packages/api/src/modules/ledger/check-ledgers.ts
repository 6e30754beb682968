import type { AppContext } from '../../platform/context.ts'
import type { Queryable } from '../../platform/db/client.ts'
import { enqueue } from '../../platform/jobs/enqueue.ts'
import { defineJob } from '../../platform/jobs/job.ts'
import { findDepositDifferences } from './deposit-sums-repository.ts'
import type { OwedToOwner } from './owner-ledger.ts'
import { listOwed, type OwedRow } from './owed-repository.ts'
import { reckonOwed } from './reckon-owed.ts'
import { listOwnersAfter, listSums } from './sums-repository.ts'

const hourMs = 3_600_000
const batch = 200
const first = '00000000-0000-0000-0000-000000000000'

/** One attempt: a difference doesn't go away by looking again, and a job that failed is an alarm. */
const checkLedgers = defineJob<Record<string, never>>('check-ledgers', { maxAttempts: 1 })

const partsOf = ({ balance, available, held, coming }: OwedToOwner): string =>
  JSON.stringify([balance, available, held.stays, held.disputes, held.refunds, coming])

/** Finds properties whose balance is not divided into what is held and what is available as the rule says. */
async function findDivisions(
  db: Queryable,
  ownerIds: readonly string[],
  owed: readonly OwedRow[],
  now: Date,
) {
  const reckoned = await reckonOwed(db, ownerIds, now)
  const shown = new Map(owed.map((one) => [one.propertyId, one]))
  return ownerIds.flatMap((id) =>
    reckoned(id).flatMap((one) => {
      const row = shown.get(one.propertyId)
      const [is, due] = [row ? partsOf(row) : 'nothing', partsOf(one)]
      return is === due ? [] : [`${id} ${one.propertyId}: ${is} is shown instead of ${due}`]
    }),
  )
}

/** Finds owners and currencies whose balance is not what was paid less refunds, commission and transfers. */
async function findDifferences(db: Queryable, ownerIds: readonly string[], now: Date): Promise<string[]> {
  const sums = await listSums(db, ownerIds)
  const owed = await listOwed(db, ownerIds, now)
  const sumsOf = ownerIds.flatMap((id) =>
    (['CLP', 'PEN'] as const).flatMap((currency) => {
      const sum = sums.find((one) => one.ownerId === id && one.currency === currency)
      const expected = sum ? sum.paid - sum.refunded - sum.commission - sum.transferred + sum.awarded : 0
      const held = owed
        .filter((one) => one.ownerId === id && one.currency === currency)
        .reduce(
          (total, one) => total + one.available + one.held.stays + one.held.disputes + one.held.refunds,
          0,
        )
      return held === expected
        ? []
        : [`${id} ${currency}: ${held} is held or available instead of ${expected}`]
    }),
  )
  return [...sumsOf, ...(await findDivisions(db, ownerIds, owed, now))]
}

/**
 * Checks of every owner that what is held and available, what was transferred and the commission add up to what was paid less
 * what went back, that each property is divided as the rule says (RULES.md §6.144), and that deposits add up (§6.289). Each portion is read at one
 * instant.
 * @throws Error that names each owner with the currency or property that differs
 */
export async function checkAllLedgers({ db, clock }: AppContext): Promise<void> {
  const differences: string[] = []
  for (let after = first; ;) {
    const found = await db.transaction(
      async (tx) => {
        const ids = await listOwnersAfter(tx, after, batch)
        if (ids.length > 0) differences.push(...(await findDifferences(tx, ids, clock.now())))
        return ids
      },
      { isolationLevel: 'repeatable read', accessMode: 'read only' },
    )
    if (found.length < batch) break
    after = found.at(-1)!
  }
  const deposits = await findDepositDifferences(db)
  differences.push(...deposits.map(({ id, difference }) => `deposit ${id}: ${difference}`))
  if (differences.length > 0) throw new Error(`Ledgers don't add up: ${differences.join('; ')}`)
}

/** Registers the hourly check. What it finds is a failed job, which is an alarm and waits on the start page of the office. */
export function registerLedgerCheck(app: AppContext): void {
  app.jobs.handle(checkLedgers, () => checkAllLedgers(app))
  app.jobs.every('start-ledger-check', hourMs, () =>
    enqueue(app.db, checkLedgers, {}, { key: 'check-ledgers' }),
  )
}
