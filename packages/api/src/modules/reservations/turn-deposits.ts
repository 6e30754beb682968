import { claimableUntil, claimAnswerableUntil, dateAt } from '@metrolibre/contract'
import type { AppContext } from '../../platform/context.ts'
import type { Transaction } from '../../platform/db/client.ts'
import type { ReservationRow } from '../../platform/db/schema/reservations.ts'
import { eachApart } from '../../platform/each-apart.ts'
import { lockReservation } from '../reservation-core/repository.ts'
import { awardClaim, settleIfDone } from '../deposits/award.ts'
import { enqueueClaimAccepted, enqueueClaimable, enqueueClaimed } from '../payments/deposit-mails.ts'
import { orderReturn } from '../payments/order-deposit-return.ts'
import {
  changeDeposit,
  insertClaims,
  listClaims,
  lockDepositOf,
  moveDeposit,
  type DepositRow,
} from '../deposits/repository.ts'
import { findEarlyEnd, findExtension, findTurning, readUse } from '../deposits/sums-repository.ts'

/**
 * Moves the deposits along whose time has come: a stay has ended, the days to claim or to answer are over, or something can go
 * back (RULES.md §6.283 to §6.288). While a bank disputes the payment, everything waits.
 */
export async function turnDeposits(app: AppContext): Promise<void> {
  const due = await findTurning(app.db, app.clock.now())
  await eachApart(app.logger, due, ({ id }) => app.db.transaction((tx) => turn(app, tx, id)))
}

/** Everything is read again after the lock, because another process may have been first. */
async function turn(app: AppContext, tx: Transaction, reservationId: string): Promise<void> {
  const at = app.clock.now()
  const reservation = (await lockReservation(tx, reservationId))!
  const found = await lockDepositOf(tx, reservationId)
  if (!found || (await readUse(tx, found.id)).isDisputed) return
  if (found.state === 'kept') return endStay(app, tx, { reservation, deposit: found, at })
  await acceptSilence(app, tx, { reservation, deposit: found, at })
  const left = (await lockDepositOf(tx, reservationId))!
  const isOver = left.state === 'claimable' && left.claimUntil! <= at
  const by = { actor: 'timer', at } as const
  const deposit = isOver ? await changeDeposit(tx, left, 'closing', { ...by, reason: 'day 8' }) : left
  if (deposit.state === 'closing') await giveRestBack(tx, deposit, at)
}

/** Orders what nobody claims to go back, unless the last refund failed: the office looks at that. */
export async function giveRestBack(tx: Transaction, deposit: DepositRow, at: Date): Promise<void> {
  const { returning, claimed, hasFailed, intent } = await readUse(tx, deposit.id)
  const amount = deposit.held - returning - claimed
  if (amount > 0 && intent !== null && !hasFailed) await orderReturn(tx, deposit, { intent, amount, at })
  await settleIfDone(tx, deposit, { actor: 'timer', at })
}

interface Turning {
  readonly reservation: ReservationRow
  readonly deposit: DepositRow
  readonly at: Date
}

/**
 * Opens the days in which the owner may claim, or gives all of it back if the stay had not begun. An early exit that loses the
 * deposit is a claim by rule, which the tenant may answer like any other.
 */
async function endStay(
  app: AppContext,
  tx: Transaction,
  { reservation, deposit, at }: Turning,
): Promise<void> {
  const by = { actor: 'timer', at } as const
  const { id, timeZone, period } = reservation
  if (reservation.state === 'completed') {
    const next = await findExtension(tx, id)
    if (next !== undefined) return moveDeposit(tx, { from: id, to: next, at })
    return openClaims(app, tx, { reservation, deposit, at }, reservation.endDate)
  }
  const end = await findEarlyEnd(tx, id)
  if (!end) return
  if ((end.askedAt ?? end.at) < period.start) {
    const closing = await changeDeposit(tx, deposit, 'closing', { ...by, reason: 'ended before the stay' })
    return giveRestBack(tx, closing, at)
  }
  await openClaims(app, tx, { reservation, deposit, at }, dateAt(end.at.getTime(), timeZone))
  if (end.askedAt === null || !reservation.depositIsLost) return
  const claims = await insertClaims(
    tx,
    [
      {
        depositId: deposit.id,
        item: 'early exit',
        reason: 'early exit',
        amount: deposit.held,
        byRule: true,
        answerUntil: new Date(claimAnswerableUntil(at.getTime(), timeZone)),
      },
    ],
    { ...by, reason: 'early exit' },
  )
  await enqueueClaimed(app, tx, deposit, claims)
}

async function openClaims(
  app: AppContext,
  tx: Transaction,
  { reservation, deposit, at }: Turning,
  endedOn: string,
): Promise<void> {
  const claimUntil = new Date(claimableUntil(endedOn, reservation.timeZone))
  const set = { endedOn, claimUntil }
  const open = await changeDeposit(tx, deposit, 'claimable', { actor: 'timer', at, set })
  if (claimUntil > at) await enqueueClaimable(app, tx, open)
}

/** What the tenant did not answer in time goes to the owner. */
async function acceptSilence(app: AppContext, tx: Transaction, { reservation, at }: Turning): Promise<void> {
  const { id } = (await lockDepositOf(tx, reservation.id))!
  const silent = (await listClaims(tx, [id])).filter(
    (claim) => claim.state === 'open' && claim.answerUntil <= at,
  )
  let awarded = 0
  for (const claim of silent) {
    const deposit = (await lockDepositOf(tx, reservation.id))!
    awarded += (await awardClaim(tx, deposit, claim, { actor: 'timer', reason: 'no answer', at })) ?? 0
  }
  if (awarded > 0)
    await enqueueClaimAccepted(app, tx, (await lockDepositOf(tx, reservation.id))!, { awarded })
}
