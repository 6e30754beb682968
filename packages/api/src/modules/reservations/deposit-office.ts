import type { DepositDecisionBody, DepositReturnBody, OfficeDeposit } from '@metrolibre/contract'
import type { AppContext } from '../../platform/context.ts'
import { AppError, found } from '../../platform/errors/app-error.ts'
import { partyName } from '../../platform/person-name.ts'
import { recordChange } from '../audit/record-change.ts'
import { lockReservation } from '../reservation-core/repository.ts'
import { findView, findViews } from './view-repository.ts'
import { awardClaim, settleIfDone } from '../deposits/award.ts'
import { enqueueDecided, enqueueReturned } from '../payments/deposit-mails.ts'
import { orderReturn } from '../payments/order-deposit-return.ts'
import { addToDeposit, changeClaim, findClaim, findDeposit, lockDeposit } from '../deposits/repository.ts'
import { listWaiting, readUse, sumHeld, type DepositUse } from '../deposits/sums-repository.ts'
import { toDeposit, type ReadDeposit } from '../deposits/to-deposit.ts'

const wrongState = () => new AppError('wrong_state', { text: 'wrong_state.deposit' })

/** What can go back now and needs somebody: it came by transfer, or its refund failed. */
const needsReturn = ({ row, use }: ReadDeposit): boolean =>
  row.state === 'closing' &&
  row.held - use.returning - use.claimed > 0 &&
  (use.intent === null || use.hasFailed)

const needsOf = (read: ReadDeposit): OfficeDeposit['needs'] => [
  ...(read.claims.some(({ state }) => state === 'disputed') ? (['decide'] as const) : []),
  ...(needsReturn(read) ? ([read.use.intent === null ? 'return' : 'refund_failed'] as const) : []),
]

/** Returns the deposits that wait for the office, or that of one booking, and what is held of all. */
export async function listDeposits(app: AppContext, reservationId?: string) {
  const views =
    reservationId === undefined
      ? await findViews(app.db, await listWaiting(app.db))
      : [await findView(app.db, reservationId)].filter((view) => view !== undefined)
  const deposits = views.flatMap(({ deposit: read, reservation, tenant, owner }): OfficeDeposit[] =>
    read
      ? [
          {
            ...toDeposit(reservation, read)!,
            id: read.row.id,
            state: read.row.state,
            reservationId: reservation.id,
            name: reservation.name,
            client: partyName(tenant),
            owner: partyName(owner),
            currency: reservation.currency,
            needs: needsOf(read),
          },
        ]
      : [],
  )
  return { deposits, held: await sumHeld(app.db) }
}

/**
 * Decides how much of a disputed claim goes to the owner; the rest of it goes back (RULES.md §6.286).
 * @throws AppError not_found, wrong_state unless it waits for that, validation when it is more than was claimed
 */
export async function decideClaim(
  app: AppContext,
  adminId: string,
  claimId: string,
  { awarded: wanted, reason }: DepositDecisionBody,
): Promise<void> {
  const at = app.clock.now()
  const { depositId } = found(await findClaim(app.db, claimId))
  const { reservationId } = (await findDeposit(app.db, depositId))!
  await app.db.transaction(async (tx) => {
    await lockReservation(tx, reservationId)
    const deposit = await lockDeposit(tx, depositId)
    const claim = (await findClaim(tx, claimId))!
    if (claim.state !== 'disputed' || (await readUse(tx, depositId)).isDisputed) throw wrongState()
    if (wanted > claim.amount)
      throw new AppError('validation', {
        fields: [{ path: 'awarded', code: 'validation.more_than_claimed' }],
      })
    const decision = reason.trim()
    const by = { actor: 'admin', actorId: adminId, reason: decision, at } as const
    const set = { decision, decidedBy: adminId }
    let awarded = 0
    if (wanted > 0) awarded = (await awardClaim(tx, deposit, claim, { ...by, amount: wanted, set })) ?? 0
    else await changeClaim(tx, claim, 'refused', { ...by, set })
    await recordChange(tx, {
      actorId: adminId,
      action: 'reservation.decideDeposit',
      entity: 'reservation',
      entityId: reservationId,
      before: { claimed: claim.amount, currency: deposit.currency },
      after: { awarded, currency: deposit.currency, reason: decision },
    })
    await enqueueDecided(app, tx, deposit, { claim: { ...claim, decision }, awarded })
  })
}

/** What can go back to the tenant now, in minor units. */
const leftOf = (held: number, { returning, claimed }: DepositUse): number => held - returning - claimed

/**
 * Orders a refund of a deposit again that failed, or records that it was returned by hand.
 * @throws AppError not_found, wrong_state unless it waits for that, payment_disputed, validation without a reference
 */
export async function giveBackDeposit(
  app: AppContext,
  adminId: string,
  id: string,
  { byHand, reference = '' }: DepositReturnBody,
): Promise<void> {
  const at = app.clock.now()
  const { reservationId } = found(await findDeposit(app.db, id))
  if (byHand && reference.trim() === '')
    throw new AppError('validation', { fields: [{ path: 'reference', code: 'validation.required' }] })
  await app.db.transaction(async (tx) => {
    await lockReservation(tx, reservationId)
    const deposit = await lockDeposit(tx, id)
    const use = await readUse(tx, id)
    if (use.isDisputed) throw new AppError('payment_disputed')
    const amount = leftOf(deposit.held, use)
    const waits = use.intent === null || use.hasFailed
    if (deposit.state !== 'closing' || amount <= 0 || !waits || (use.intent === null && !byHand))
      throw wrongState()
    await recordChange(tx, {
      actorId: adminId,
      action: 'reservation.returnDeposit',
      entity: 'reservation',
      entityId: reservationId,
      before: null,
      after: { amount, currency: deposit.currency, ...(byHand && { reference: reference.trim() }) },
    })
    if (!byHand) return orderReturn(tx, deposit, { intent: use.intent!, amount, at })
    const changed = await addToDeposit(tx, id, { returned: amount, byHand: amount }, at)
    await settleIfDone(tx, changed, { actor: 'admin', actorId: adminId, reason: reference.trim(), at })
    await enqueueReturned(app, tx, deposit, amount, { byHand: true })
  })
}
