import type { AppContext } from '../../platform/context.ts'
import { releaseCheckout } from '../payments/release-checkout.ts'
import { changeCheckout } from '../payments/repository.ts'
import {
  findDue,
  findOverdueCheckouts,
  findOverdueHolds,
  type Where,
} from '../reservation-core/repository.ts'
import { applyTransition } from '../reservation-core/transition.ts'

/** Lets go of every hold that is over and has no checkout: the database alone does, nobody outside is waited for. */
export async function expireHolds(app: AppContext): Promise<void> {
  const now = app.clock.now()
  for (const { id, state } of await findOverdueHolds(app.db, now)) {
    await app.db.transaction((tx) =>
      applyTransition(tx, { id, from: state, to: 'expired', actor: 'timer', at: now, reason: 'hold over' }),
    )
  }
}

/**
 * Ends checkouts whose time is over, each after its session was closed and read again: whoever paid in the last
 * second keeps the booking. Where the payment side does not answer the hold stays and is tried again.
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
    // Touched, so that the next turn begins with others.
    if (checkoutId) await changeCheckout(app.db, checkoutId, ['creating', 'open'], {}, app.clock.now())
  }
}

/** Confirmed bookings become active at their start, active ones completed at their end. */
export async function turnPeriods(app: AppContext): Promise<void> {
  const now = app.clock.now()
  for (const [from, to] of [
    ['confirmed', 'active'],
    ['active', 'completed'],
  ] as const) {
    for (const { id } of await findDue(app.db, now, from)) {
      await app.db.transaction((tx) => applyTransition(tx, { id, from, to, actor: 'timer', at: now }))
    }
  }
}
