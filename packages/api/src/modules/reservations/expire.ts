import type { AppContext } from '../../platform/context.ts'
import type { Transaction } from '../../platform/db/client.ts'
import { isLockTimeout } from '../../platform/db/constraint-error.ts'
import type { ReservationRow } from '../../platform/db/schema/reservations.ts'
import { eachApart } from '../../platform/each-apart.ts'
import { releaseCheckout } from '../payments/release-checkout.ts'
import { changeCheckout } from '../payments/repository.ts'
import {
  findDue,
  findOverdueCheckouts,
  findOverdueHolds,
  limitLockWait,
  lockFreeOverdueHold,
  type Where,
} from '../reservation-core/repository.ts'
import { applyTransition } from '../reservation-core/transition.ts'

/** How many holds that other transactions have locked are waited for at the end of a turn, and how long. */
const [waitedFor, longestWaitMs] = [5, 1_000]

/**
 * Expires every overdue hold that has no checkout. This needs only the database, so it never waits for the
 * provider. Holds that another transaction has locked come last: they are waited for together and not for long, and what
 * is still locked then is left to the next turn.
 */
export async function expireHolds(app: AppContext): Promise<void> {
  const now = app.clock.now()
  const expire = (tx: Transaction, { id, state }: ReservationRow) =>
    applyTransition(tx, { id, from: state, to: 'expired', actor: 'timer', at: now, reason: 'hold over' })
  // One that can't be expired must not keep the others waiting.
  const failed: string[] = []
  const expireFree = async (): Promise<boolean> => {
    let hold: ReservationRow | undefined
    try {
      return await app.db.transaction(async (tx) => {
        hold = await lockFreeOverdueHold(tx, now, failed)
        return hold !== undefined && Boolean(await expire(tx, hold))
      })
    } catch (error) {
      if (!hold) throw error
      app.logger.error({ err: error, reservation: hold.id }, 'hold could not be expired')
      failed.push(hold.id)
      return true
    }
  }
  while (await expireFree());
  const overdue = await findOverdueHolds(app.db, now)
  const locked = overdue.filter(({ id }) => !failed.includes(id)).slice(0, waitedFor)
  await Promise.all(
    locked.map((hold) =>
      app.db
        .transaction(async (tx) => {
          await limitLockWait(tx, longestWaitMs)
          await expire(tx, hold)
        })
        .catch((error: unknown) => {
          if (!isLockTimeout(error)) throw error
        }),
    ),
  )
}

/**
 * Expires checkouts whose time is over. Each session is first closed at the provider and read again, so that
 * a tenant who paid in the last second keeps the booking. When the provider does not answer, the hold stays
 * and is tried again.
 */
export async function settleOverdueCheckouts(app: AppContext, where: Where = {}): Promise<void> {
  const overdue = await findOverdueCheckouts(app.db, app.clock.now(), where)
  await Promise.all(overdue.map((reservation) => settle(app, reservation)))
}

type Overdue = Awaited<ReturnType<typeof findOverdueCheckouts>>[number]

async function settle(app: AppContext, { id, checkoutId }: Overdue): Promise<void> {
  try {
    await releaseCheckout(app, id, { to: 'expired', actor: 'timer', reason: 'checkout over' })
  } catch (error) {
    app.logger.warn({ err: error, reservation: id }, 'checkout could not be closed yet')
    // Update its time stamp, so that the next round begins with other checkouts.
    // Stryker disable next-line ConditionalExpression: no checkout has no id
    if (checkoutId) await changeCheckout(app.db, checkoutId, ['creating', 'open'], {}, app.clock.now())
  }
}

/** Makes confirmed bookings active at their start and completes active ones at their end. */
export async function turnPeriods(app: AppContext): Promise<void> {
  const now = app.clock.now()
  for (const [from, to] of [
    ['confirmed', 'active'],
    ['active', 'completed'],
  ] as const) {
    const turn = ({ id }: { id: string }) =>
      app.db.transaction((tx) => applyTransition(tx, { id, from, to, actor: 'timer', at: now }))
    await eachApart(app.logger, await findDue(app.db, now, from), turn)
  }
}
