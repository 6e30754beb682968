import { bankName, isAboutAccount, type Body, type endpoints, type PayoutRun } from '@metrolibre/contract'
import type { AppContext } from '../../platform/context.ts'
import type { Transaction } from '../../platform/db/client.ts'
import { AppError, found } from '../../platform/errors/app-error.ts'
import { recordChange } from '../audit/record-change.ts'
import { lockUser } from '../auth/repository.ts'
import { insertRecorded, onceOnly, requirePast } from '../ledger/admin.ts'
import { updateAccount } from '../payouts/account-repository.ts'
import { enqueuePaid, enqueueRefusedPayout } from './payout-mails.ts'
import { readRun } from './read-run.ts'
import * as repository from './run-repository.ts'
import { listOpen } from './send-file.ts'

type Outcome = Body<typeof endpoints.payoutRuns.settle>
type Refused = Outcome['rejected'][number]
type Open = repository.PayoutOfFile

interface Paid {
  readonly reference: string
  readonly date: string
}

/** Returns what the bank's statement says of what it paid. Nothing is needed if it paid nothing. */
function requirePaid({ reference, date }: Outcome, paid: readonly Open[]): Paid | null {
  if (paid.length === 0) return null
  if (reference !== undefined && date !== undefined) return { reference: reference.trim(), date }
  const missing = [reference === undefined ? 'reference' : null, date === undefined ? 'date' : null]
  throw new AppError('validation', {
    fields: missing.filter((path) => path !== null).map((path) => ({ path, code: 'validation.required' })),
  })
}

/** Records each part of a payment like any transfer to an owner, who gets one mail about all of them. */
async function recordPaid(
  app: AppContext,
  tx: Transaction,
  adminId: string,
  one: Open,
  { reference, date }: Paid,
): Promise<void> {
  const now = app.clock.now()
  const parts = await repository.listParts(tx, [one.payout.id])
  for (const { id, propertyId, amount } of parts) {
    const transferId = await insertRecorded(tx, adminId, 'transfer.record', {
      propertyId,
      amount,
      currency: one.payout.currency,
      paidOn: date,
      reference,
      recordedBy: adminId,
      createdAt: now,
    })
    await repository.setTransfer(tx, id, transferId)
  }
  await repository.decide(tx, [one.payout.id], { state: 'paid', decidedAt: now })
  await enqueuePaid(app, tx, one, { parts, reference, date })
}

/** Makes what a bank refused available again, ends the account if it is to blame, and tells the owner what to mend. */
async function recordRefused(
  app: AppContext,
  tx: Transaction,
  one: Open,
  why: Refused['why'],
): Promise<void> {
  const now = app.clock.now()
  await repository.decide(tx, [one.payout.id], { state: 'rejected', why, decidedAt: now })
  const { account } = one
  if (account && isAboutAccount(why) && account.ended === null) {
    const validUntil = account.validUntil && account.validUntil < now ? account.validUntil : now
    await updateAccount(tx, account.id, { ended: 'bank', validUntil })
  }
  await enqueueRefusedPayout(app, tx, one, why)
}

/**
 * Records what a bank did with a file: it paid everything except what was refused, under one reference.
 * @throws AppError not_found, validation, wrong_state when the file was not sent or is settled, conflict when the reference was
 * recorded before for one of the properties
 */
export async function settleFile(
  app: AppContext,
  adminId: string,
  { runId, fileId }: { readonly runId: string; readonly fileId: string },
  outcome: Outcome,
): Promise<PayoutRun> {
  const now = app.clock.now()
  const refusals = new Map(outcome.rejected.map(({ id, why }) => [id, why]))
  await app.db
    .transaction(async (tx) => {
      const file = found(await repository.lockFile(tx, runId, fileId))
      if (!file.sentAt) throw new AppError('wrong_state', { text: 'wrong_state.payout_unsent' })
      const open = await listOpen(tx, fileId)
      if (open.length === 0) throw new AppError('wrong_state', { text: 'wrong_state.payout_file' })
      if ([...refusals.keys()].some((id) => !open.some(({ payout }) => payout.id === id)))
        throw new AppError('validation', { fields: [{ path: 'rejected', code: 'validation.invalid' }] })
      const paid = open.filter(({ payout }) => !refusals.has(payout.id))
      const made = requirePaid(outcome, paid)
      if (made) requirePast(app, file.country, made.date)
      // Whoever changes accounts holds their owner, in one order.
      for (const id of open.map(({ payout }) => payout.userId).toSorted()) await lockUser(tx, id)
      if (made) for (const one of paid) await recordPaid(app, tx, adminId, one, made)
      for (const one of open) {
        const why = refusals.get(one.payout.id)
        if (why) await recordRefused(app, tx, one, why)
      }
      await repository.updateFile(tx, fileId, {
        settledAt: now,
        settledBy: adminId,
        reference: made?.reference ?? null,
        paidOn: made?.date ?? null,
      })
      await recordChange(tx, {
        actorId: adminId,
        entity: 'payoutRun',
        action: 'payoutRun.settle',
        entityId: runId,
        before: null,
        after: {
          bank: bankName(file.country, file.bank),
          paid: paid.length,
          rejected: refusals.size,
          reference: made?.reference ?? null,
        },
      })
    })
    .catch(onceOnly('conflict.transfer'))
  return readRun(app, runId)
}

/**
 * Takes back what is in files that nobody has downloaded. What is in them is available again.
 * @throws AppError not_found, wrong_state when there is none
 */
export async function cancelRun(app: AppContext, adminId: string, runId: string): Promise<PayoutRun> {
  const now = app.clock.now()
  found(await repository.findRun(app.db, runId))
  await app.db.transaction(async (tx) => {
    const files = await repository.lockUnsentFiles(tx, runId)
    const ids: string[] = []
    for (const { id } of files) ids.push(...(await listOpen(tx, id)).map(({ payout }) => payout.id))
    if (ids.length === 0) throw new AppError('wrong_state', { text: 'wrong_state.payouts_sent' })
    await repository.decide(tx, ids, { state: 'withdrawn', decidedAt: now })
    await recordChange(tx, {
      actorId: adminId,
      entity: 'payoutRun',
      action: 'payoutRun.cancel',
      entityId: runId,
      before: null,
      after: { withdrawn: ids.length },
    })
  })
  return readRun(app, runId)
}
