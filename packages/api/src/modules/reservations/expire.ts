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

/**
 * Expires every overdue hold that has no checkout. This needs only the database, so it never waits for the
 * provider.
 */
export async function expireHolds(app: AppContext): Promise<void> {
  const now = app.clock.now()
  for (const { id, state } of await findOverdueHolds(app.db, now)) {
    await app.db.transaction((tx) =>
      applyTransition(tx, { id, from: state, to: 'expired', actor: 'timer', at: now, reason: 'hold over' }),
    )
  }
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
    for (const { id } of await findDue(app.db, now, from)) {
      await app.db.transaction((tx) => applyTransition(tx, { id, from, to, actor: 'timer', at: now }))
    }
  }
}
