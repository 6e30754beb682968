import { randomInt } from 'node:crypto'
import {
  bankName,
  payoutAccountProblems,
  payoutAccountTimes,
  storedIdentity,
  storedPayoutAccount,
  type Body,
  type endpoints,
  type Response,
} from '@metrolibre/contract'
import type { AppContext } from '../../platform/context.ts'
import type { Queryable, Transaction } from '../../platform/db/client.ts'
import type { PayoutAccountRow } from '../../platform/db/schema/payouts.ts'
import type { UserRow } from '../../platform/db/schema/users.ts'
import { AppError, found } from '../../platform/errors/app-error.ts'
import type { CurrentUser } from '../../platform/identity/current-user.ts'
import { isKeyedHash, keyedHash } from '../../platform/keyed-hash.ts'
import { recordChange } from '../audit/record-change.ts'
import { lockSameUser } from '../auth/repository.ts'
import { enqueueNotice } from '../notices/enqueue-notice.ts'
import { codeMail, enqueueAccountMails, enqueueReviewAsked } from './account-mails.ts'
import * as repository from './account-repository.ts'
import { showAccount } from './account-wire.ts'

type Calls = typeof endpoints.payoutAccounts
type Shown = Response<Calls['confirm']>

const purpose = 'payout-account-code'

const lockOwner = async (tx: Transaction, user: CurrentUser): Promise<UserRow> => {
  const row = await lockSameUser(tx, user)
  if (!row) throw new AppError('unauthenticated')
  return row
}

/** An account that is not used yet and may be, which there is one of at most in each country. */
const isOpen = ({ validFrom, ended }: PayoutAccountRow, now: Date): boolean =>
  !ended && (validFrom === null || validFrom > now)

async function assertNoneOpen(tx: Queryable, userId: string, country: string, now: Date): Promise<void> {
  const rows = await repository.listAccounts(tx, userId, now)
  if (rows.some((row) => row.country === country && isOpen(row, now)))
    throw new AppError('conflict', { text: 'conflict.payout_account' })
}

/** Returns the confirmed accounts of an owner that are used or will be. */
export async function listOwnAccounts(app: AppContext, userId: string): Promise<Shown> {
  const now = app.clock.now()
  const rows = await repository.listAccounts(app.db, userId, now)
  return { accounts: rows.map((row) => showAccount(row, now)), serverTime: now.getTime() }
}

/**
 * Stores an account and mails a code to the owner's own address. Only the newest code of a country works.
 * @throws AppError validation, conflict while another account waits, rate_limited after three codes within an hour
 */
export async function askForAccount(
  app: AppContext,
  user: CurrentUser,
  { holderName, noticeEmail, ...typed }: Body<Calls['ask']>,
): Promise<Response<Calls['ask']>> {
  const fields = payoutAccountProblems(typed)
  if (fields.length > 0) throw new AppError('validation', { fields })
  const now = app.clock.now()
  const codeExpiresAt = new Date(now.getTime() + payoutAccountTimes.codeMinutes * 60_000)
  const code = String(randomInt(1_000_000)).padStart(6, '0')
  const id = crypto.randomUUID()
  const stored = storedPayoutAccount(typed)
  await app.db.transaction(async (tx) => {
    const owner = await lockOwner(tx, user)
    await assertNoneOpen(tx, owner.id, typed.country, now)
    await repository.deleteUnconfirmed(tx, owner.id, typed.country)
    await repository.insertAccount(tx, {
      ...stored,
      id,
      userId: owner.id,
      holderName: holderName.trim(),
      noticeEmail,
      codeHash: keyedHash(app.config.APP_SECRET, purpose, `${id} ${code}`),
      codeExpiresAt,
      createdAt: now,
    })
    const notice = { kind: 'payout_code', to: owner.email, locale: owner.language } as const
    const isSent = await enqueueNotice(app, tx, notice, () => codeMail(owner, stored, code))
    if (!isSent) throw new AppError('rate_limited', { retryAfterSeconds: 3600 })
  })
  return { id, email: user.email, expiresAt: codeExpiresAt.getTime(), serverTime: now.getTime() }
}

/** Tells whether the code is right. A wrong one is counted, which has to be kept, so nothing is thrown here. */
async function tryCode(
  app: AppContext,
  tx: Transaction,
  row: PayoutAccountRow,
  code: string,
): Promise<'right' | 'validation.code_wrong' | 'validation.code_over'> {
  const isOver = row.codeExpiresAt <= app.clock.now() || row.codeTries >= payoutAccountTimes.codeTries
  if (isOver || row.codeHash === null) return 'validation.code_over'
  if (isKeyedHash(app.config.APP_SECRET, purpose, `${row.id} ${code}`, row.codeHash)) return 'right'
  const codeTries = row.codeTries + 1
  await repository.updateAccount(tx, row.id, { codeTries })
  return codeTries >= payoutAccountTimes.codeTries ? 'validation.code_over' : 'validation.code_wrong'
}

/** What the record of changes keeps of an account: never its number or its holder's. */
export const recorded = ({ country, bank, numberEnd, validFrom }: PayoutAccountRow) => ({
  country,
  bank: bankName(country, bank),
  numberEnd,
  validFrom: validFrom?.toISOString() ?? null,
})

/** Lets money go to a confirmed account: the first one of a country at once, another one after its wait. */
export async function startAccount(
  tx: Transaction,
  row: PayoutAccountRow,
  now: Date,
): Promise<{ started: PayoutAccountRow; before: PayoutAccountRow | undefined }> {
  const isChange = await repository.hadAccount(tx, row.userId, row.country)
  const waited = row.confirmedAt!.getTime() + payoutAccountTimes.waitHours * 3_600_000
  const validFrom = isChange ? new Date(Math.max(waited, now.getTime())) : now
  const before = await repository.findValid(tx, row, now)
  if (before) await repository.updateAccount(tx, before.id, { validUntil: validFrom })
  await repository.updateAccount(tx, row.id, { validFrom })
  return { started: { ...row, validFrom }, before }
}

/**
 * Confirms an account by the mailed code. The first one of a country is used at once and another one after 72 hours; one whose
 * holder is not the landlord of the owner's mandates waits for the office (RULES.md §6.161, §6.162, §6.163).
 * @throws AppError not_found, conflict, validation for a wrong or used up code
 */
export async function confirmAccount(
  app: AppContext,
  user: CurrentUser,
  id: string,
  code: string,
): Promise<Shown> {
  const now = app.clock.now()
  const outcome = await app.db.transaction(async (tx) => {
    const owner = await lockOwner(tx, user)
    const row = found(await repository.findAccount(tx, id))
    if (row.userId !== owner.id) throw new AppError('not_found')
    const read = await tryCode(app, tx, row, code)
    if (read !== 'right') return read
    await assertNoneOpen(tx, owner.id, row.country, now)
    const documents = await repository.listMandateDocuments(tx, owner.id)
    const needsReview = !documents.some((one) => storedIdentity(one, row.country) === row.holderDocument)
    await repository.updateAccount(tx, id, { confirmedAt: now, codeHash: null, needsReview })
    const confirmed = { ...row, confirmedAt: now, needsReview }
    const current = await repository.findValid(tx, row, now)
    const { started, before } = needsReview
      ? { started: confirmed, before: current }
      : await startAccount(tx, confirmed, now)
    const kind = needsReview ? 'review' : started.validFrom! > now ? 'waits' : 'first'
    await enqueueAccountMails(app, tx, owner, { kind, account: started, before })
    if (needsReview) await enqueueReviewAsked(app, tx, owner, started)
    await recordChange(tx, {
      actorId: owner.id,
      entity: 'payoutAccount',
      action: 'payoutAccount.confirm',
      entityId: id,
      before: null,
      after: recorded(started),
    })
    return read
  })
  if (outcome !== 'right') throw new AppError('validation', { fields: [{ path: 'code', code: outcome }] })
  return listOwnAccounts(app, user.id)
}

/**
 * Stops an account that waits: for its time, or for the office.
 * @throws AppError not_found, wrong_state once it is used
 */
export async function stopAccount(app: AppContext, user: CurrentUser, id: string): Promise<Shown> {
  const now = app.clock.now()
  await app.db.transaction(async (tx) => {
    const owner = await lockOwner(tx, user)
    const row = found(await repository.findAccount(tx, id))
    if (row.userId !== owner.id || !row.confirmedAt) throw new AppError('not_found')
    if (!isOpen(row, now)) throw new AppError('wrong_state')
    await repository.updateAccount(tx, id, { ended: 'stopped', validUntil: row.validFrom })
    await repository.reopenBefore(tx, row)
    const before = await repository.findValid(tx, row, now)
    await enqueueAccountMails(app, tx, owner, { kind: 'stopped', account: row, before })
    await recordChange(tx, {
      actorId: owner.id,
      entity: 'payoutAccount',
      action: 'payoutAccount.stop',
      entityId: id,
      before: recorded(row),
      after: null,
    })
  })
  return listOwnAccounts(app, user.id)
}
