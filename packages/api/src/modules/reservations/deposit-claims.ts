import { claimAnswerableUntil, type DepositAnswersBody, type DepositClaimsBody } from '@metrolibre/contract'
import type { AppContext } from '../../platform/context.ts'
import type { Transaction } from '../../platform/db/client.ts'
import type { ReservationRow } from '../../platform/db/schema/reservations.ts'
import { AppError, found } from '../../platform/errors/app-error.ts'
import type { CurrentUser } from '../../platform/identity/current-user.ts'
import { lockReservation } from '../reservation-core/repository.ts'
import { ownedView, ownReservation } from './access.ts'
import { awardClaim } from '../deposits/award.ts'
import { enqueueAnswered, enqueueClaimed } from '../payments/deposit-mails.ts'
import {
  changeClaim,
  changeDeposit,
  insertClaims,
  listClaims,
  listFilesOf,
  lockDepositOf,
  type DepositClaimRow,
  type DepositRow,
} from '../deposits/repository.ts'
import { readUse } from '../deposits/sums-repository.ts'
import { giveRestBack } from './turn-deposits.ts'

const wrongState = () => new AppError('wrong_state', { text: 'wrong_state.deposit' })

interface Locked {
  readonly tx: Transaction
  readonly reservation: ReservationRow
  readonly deposit: DepositRow
  readonly at: Date
}

/** Works on the deposit of a booking in one transaction, with both locked. @throws AppError not_found without one */
const withDeposit = <Result>(
  app: AppContext,
  reservationId: string,
  work: (locked: Locked) => Promise<Result>,
): Promise<Result> =>
  app.db.transaction(async (tx) => {
    const reservation = found(await lockReservation(tx, reservationId))
    const deposit = found(await lockDepositOf(tx, reservationId))
    return work({ tx, reservation, deposit, at: app.clock.now() })
  })

const requireClaimable = ({ deposit, at }: Locked): void => {
  if (deposit.state !== 'claimable' || deposit.claimUntil! <= at) throw wrongState()
}

type Wanted = DepositClaimsBody['claims']

const sameClaims = (known: readonly DepositClaimRow[], wanted: Wanted): boolean => {
  const write = (claims: ReadonlyArray<Pick<DepositClaimRow, 'item' | 'reason' | 'amount'>>) =>
    JSON.stringify(claims.map(({ item, reason, amount }) => [item, reason, amount].join('\n')).toSorted())
  return write(known) === write(wanted)
}

/** Refuses documents of another booking. */
async function requireFiles(tx: Transaction, reservationId: string, wanted: Wanted): Promise<void> {
  const ids = wanted.flatMap(({ fileId }) => fileId ?? [])
  const known = new Set(
    (await listFilesOf(tx, ids)).flatMap((file) => (file.reservationId === reservationId ? [file.id] : [])),
  )
  const fields = wanted.flatMap(({ fileId }, index) =>
    fileId && !known.has(fileId)
      ? [{ path: `claims.${index}.fileId`, code: 'validation.invalid' as const }]
      : [],
  )
  if (fields.length > 0) throw new AppError('validation', { fields })
}

/**
 * Claims parts of a deposit, as the owner of the place. The same key claims once (RULES.md §6.284).
 * @throws AppError not_found, wrong_state outside the days for it, payment_disputed, idempotency_mismatch, validation when it is
 * more than is left or the document is of another booking
 */
export async function claimParts(
  app: AppContext,
  user: CurrentUser,
  { id, claims: wanted, key }: { readonly id: string; readonly claims: Wanted; readonly key: string | null },
): Promise<void> {
  await ownedView(app, user, id)
  await withDeposit(app, id, async (locked) => {
    const { tx, reservation, deposit, at } = locked
    const known = (await listClaims(tx, [deposit.id])).filter((one) => key !== null && one.requestKey === key)
    if (known.length > 0) {
      if (!sameClaims(known, wanted)) throw new AppError('idempotency_mismatch')
      return
    }
    requireClaimable(locked)
    const use = await readUse(tx, deposit.id)
    if (use.isDisputed) throw new AppError('payment_disputed')
    await requireFiles(tx, id, wanted)
    let left = deposit.held - use.returning - use.claimed
    for (const [index, { amount }] of wanted.entries()) {
      left -= amount
      const code = amount === 0 ? 'validation.required' : left < 0 ? 'validation.more_than_kept' : undefined
      if (code) throw new AppError('validation', { fields: [{ path: `claims.${index}.amount`, code }] })
    }
    const answerUntil = new Date(claimAnswerableUntil(at.getTime(), reservation.timeZone))
    const rows = wanted.map(({ item, reason, amount, fileId }, place) => ({
      place,
      depositId: deposit.id,
      requestKey: key,
      item: item.trim(),
      reason: reason.trim(),
      amount,
      fileId: fileId ?? null,
      answerUntil,
    }))
    const made = await insertClaims(tx, rows, { actor: 'owner', actorId: user.id, at })
    await enqueueClaimed(app, tx, deposit, made)
  })
}

/** Takes back what was claimed, as the owner. @throws AppError not_found, wrong_state once it is decided */
export async function withdrawClaim(
  app: AppContext,
  user: CurrentUser,
  { id, claimId }: { readonly id: string; readonly claimId: string },
): Promise<void> {
  await ownedView(app, user, id)
  await withDeposit(app, id, async ({ tx, deposit, at }) => {
    const claim = found((await listClaims(tx, [deposit.id])).find((one) => one.id === claimId))
    if (claim.state !== 'open' && claim.state !== 'disputed') throw wrongState()
    await changeClaim(tx, claim, 'withdrawn', { actor: 'owner', actorId: user.id, at })
  })
}

/** Gives back at once what is not claimed, as the owner. @throws AppError not_found, wrong_state, payment_disputed */
export async function releaseDeposit(app: AppContext, user: CurrentUser, id: string): Promise<void> {
  await ownedView(app, user, id)
  await withDeposit(app, id, async (locked) => {
    const { tx, deposit, at } = locked
    requireClaimable(locked)
    if ((await readUse(tx, deposit.id)).isDisputed) throw new AppError('payment_disputed')
    const by = { actor: 'owner', actorId: user.id, reason: 'given back by the owner', at } as const
    await giveRestBack(tx, await changeDeposit(tx, deposit, 'closing', by), at)
  })
}

/**
 * Answers to what was claimed, as the tenant: what they agree to goes to the owner at once, what they don't waits for the
 * office (RULES.md §6.285, §6.286).
 * @throws AppError not_found, wrong_state for what is answered, decided or too late, payment_disputed for what is agreed to
 * while a bank holds the payment, validation without a reason
 */
export async function answerClaims(
  app: AppContext,
  user: CurrentUser,
  { id, answers }: { readonly id: string; readonly answers: DepositAnswersBody['answers'] },
): Promise<void> {
  await ownReservation(app, user, id)
  await withDeposit(app, id, async ({ tx, reservation, deposit, at }) => {
    const known = await listClaims(tx, [deposit.id])
    // A bank may take what would go to the owner. What the tenant does not agree to can be said meanwhile.
    if (answers.some(({ agrees }) => agrees) && (await readUse(tx, deposit.id)).isDisputed)
      throw new AppError('payment_disputed')
    const sums = { agreed: 0, disputed: 0 }
    for (const [index, { id: claimId, agrees, text = '' }] of answers.entries()) {
      const claim = found(known.find((one) => one.id === claimId))
      if (claim.state !== 'open' || claim.answerUntil <= at) throw wrongState()
      const answer = text.trim()
      if (!agrees && answer === '')
        throw new AppError('validation', {
          fields: [{ path: `answers.${index}.text`, code: 'validation.required' }],
        })
      const by = { actor: 'tenant', actorId: user.id, at } as const
      const set = { answer: answer || null, answeredAt: at }
      if (agrees) {
        const current = (await lockDepositOf(tx, reservation.id))!
        sums.agreed += (await awardClaim(tx, current, claim, { ...by, set })) ?? 0
      } else {
        if (!(await changeClaim(tx, claim, 'disputed', { ...by, set }))) throw wrongState()
        sums.disputed += claim.amount
      }
    }
    await enqueueAnswered(app, tx, deposit, sums)
  })
}
