import { bankName, payoutRunName } from '@metrolibre/contract'
import type { AppContext } from '../../platform/context.ts'
import type { Transaction } from '../../platform/db/client.ts'
import { AppError, found } from '../../platform/errors/app-error.ts'
import { recordChange } from '../audit/record-change.ts'
import { lockLedgersOf } from '../ledger/transfer-repository.ts'
import { chileanFile } from './bank-files/chile.ts'
import { peruvianFile } from './bank-files/peru.ts'
import { readFree } from './free-balances.ts'
import * as repository from './run-repository.ts'
import { fileNameOf } from './wire.ts'

type Open = repository.PayoutOfFile

/** The open payments of a file. */
export const listOpen = async (tx: Transaction, fileId: string): Promise<Open[]> =>
  (await repository.listPayouts(tx, [fileId])).filter(({ payout }) => payout.state === 'open')

/** Whether what a payment was made of is still there: its amount, and an account that no bank has refused meanwhile. */
async function stillHolds(tx: Transaction, { payout, account }: Open, now: Date): Promise<boolean> {
  if (!account || account.ended !== null) return false
  const freeOf = await readFree(tx, [payout.userId], now, payout.id)
  const free = freeOf(payout.userId).find(({ currency }) => currency === payout.currency)
  return (free?.available ?? 0) >= payout.amount
}

/** Withdraws what no longer holds before the bank has it, and returns the rest. */
async function withdrawStale(tx: Transaction, open: readonly Open[], now: Date): Promise<Open[]> {
  await lockLedgersOf(
    tx,
    open.map(({ payout }) => payout.userId),
  )
  const held: Open[] = []
  const stale: string[] = []
  for (const one of open) {
    if (await stillHolds(tx, one, now)) held.push(one)
    else stale.push(one.payout.id)
  }
  await repository.decide(tx, stale, { state: 'withdrawn', decidedAt: now })
  return held
}

/**
 * Returns the file for a bank and counts it as sent. Before that, what no longer holds is withdrawn: because of a refund or a
 * dispute that began since, or because the bank has refused the account. Afterwards it is the same file again.
 * @throws AppError not_found, wrong_state when all its payments are decided, changed_meanwhile when nothing of it is left to pay
 */
export async function sendFile(
  app: AppContext,
  adminId: string,
  runId: string,
  fileId: string,
): Promise<{ bytes: Buffer; fileName: string }> {
  const now = app.clock.now()
  const { run } = found(await repository.findRun(app.db, runId))
  const { file, payments } = await app.db.transaction(async (tx) => {
    const locked = found(await repository.lockFile(tx, runId, fileId))
    const open = await listOpen(tx, fileId)
    if (open.length === 0) throw new AppError('wrong_state', { text: 'wrong_state.payout_file' })
    const sent = locked.sentAt ? open : await withdrawStale(tx, open, now)
    if (!locked.sentAt && sent.length > 0)
      await repository.updateFile(tx, fileId, { sentAt: now, sentBy: adminId })
    await recordChange(tx, {
      actorId: adminId,
      entity: 'payoutRun',
      action: 'payoutRun.send',
      entityId: runId,
      before: null,
      after: {
        bank: bankName(locked.country, locked.bank),
        payouts: sent.length,
        withdrawn: open.length - sent.length,
      },
    })
    return { file: locked, payments: sent }
  })
  if (payments.length === 0) throw new AppError('changed_meanwhile', { text: 'changed_meanwhile.payouts' })
  const batch = {
    name: payoutRunName(run.number),
    payments: payments.map(({ payout, account }) => {
      const { holderName, holderDocument, bank, kind, number, noticeEmail: email } = found(account)
      return { holderName, holderDocument, bank, kind, number, email, amount: payout.amount }
    }),
  }
  const bytes = file.country === 'Chile' ? chileanFile(batch, app.config.PAYOUT_COLUMNS) : peruvianFile(batch)
  return { bytes, fileName: fileNameOf(file, run.number) }
}
