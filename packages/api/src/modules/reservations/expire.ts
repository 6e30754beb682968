import type { AppContext } from '../../platform/context.ts'
import type { ReservationRow } from '../../platform/db/schema/reservations.ts'
import type { InstantRange } from '../../platform/db/schema/columns.ts'
import { releaseCheckout } from '../payments/release-checkout.ts'
import { findDue, findOverdue } from './repository.ts'
import { applyTransition } from './transition.ts'

// A hold without a checkout is let go by the database alone; the payment side is never waited for.
const withoutCheckout = ['held', 'contract_signed', 'awaiting_transfer'] as const

/** Lets go of every hold that is over and has no checkout. */
export async function expireHolds(app: AppContext): Promise<void> {
  const now = app.clock.now()
  for (const { id, state } of await findOverdue(app.db, now, { states: withoutCheckout })) {
    await app.db.transaction((tx) =>
      applyTransition(tx, { id, from: state, to: 'expired', actor: 'timer', at: now, reason: 'hold over' }),
    )
  }
}

/**
 * Ends checkouts whose time is over, each after its session was closed and read again: whoever paid in the last
 * second keeps the booking. Where the payment side does not answer the hold stays and is tried again.
 */
export async function settleOverdueCheckouts(
  app: AppContext,
  where: { propertyId?: string; period?: InstantRange } = {},
): Promise<void> {
  const overdue = await findOverdue(app.db, app.clock.now(), {
    states: ['awaiting_payment'],
    limit: 40,
    ...where,
  })
  await Promise.all(overdue.map((reservation) => settle(app, reservation)))
}

async function settle(app: AppContext, { id }: ReservationRow): Promise<void> {
  try {
    await releaseCheckout(app, id, { to: 'expired', actor: 'timer', reason: 'checkout over' })
  } catch (error) {
    app.logger.warn({ err: error, reservation: id }, 'checkout could not be closed yet')
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
