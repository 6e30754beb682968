import type { PayoutRun } from '@metrolibre/contract'
import type { AppContext } from '../../platform/context.ts'
import type { Queryable } from '../../platform/db/client.ts'
import { found } from '../../platform/errors/app-error.ts'
import { partyName } from '../../platform/person-name.ts'
import { listOwed } from '../ledger/owed-repository.ts'
import { findRun, listBankFiles, listParts, listPayouts, type PayoutOfFile } from './run-repository.ts'
import { showFile } from './wire.ts'

/** Reads what of each open payment is not available any more. */
async function readShort(
  db: Queryable,
  payouts: readonly PayoutOfFile[],
  now: Date,
): Promise<(payout: PayoutOfFile['payout']) => number> {
  const open = payouts.filter(({ payout }) => payout.state === 'open').map(({ payout }) => payout)
  if (open.length === 0) return () => 0
  const owed = await listOwed(
    db,
    open.map(({ userId }) => userId),
    now,
  )
  const parts = Map.groupBy(
    await listParts(
      db,
      open.map(({ id }) => id),
    ),
    ({ payoutId }) => payoutId,
  )
  return ({ id }) =>
    (parts.get(id) ?? []).reduce((total, { propertyId, amount }) => {
      const available = owed.find((one) => one.propertyId === propertyId)?.available ?? 0
      return total + Math.max(0, amount - Math.max(0, available))
    }, 0)
}

/**
 * Reads a run with its files and payments.
 * @throws AppError not_found
 */
export async function readRun(app: AppContext, id: string): Promise<PayoutRun> {
  const now = app.clock.now()
  const { run, creator } = found(await findRun(app.db, id))
  const files = await listBankFiles(app.db, id)
  const payouts = await listPayouts(
    app.db,
    files.map((file) => file.id),
  )
  const shortOf = await readShort(app.db, payouts, now)
  return {
    id,
    number: run.number,
    createdAt: run.createdAt.getTime(),
    createdBy: partyName(creator),
    files: files.map((file) =>
      showFile(
        file,
        run.number,
        payouts.filter(({ payout }) => payout.fileId === file.id),
        shortOf,
      ),
    ),
    serverTime: now.getTime(),
  }
}
