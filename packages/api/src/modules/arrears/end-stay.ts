import { dateAt, startOfDay } from '@metrolibre/contract'
import type { AppContext } from '../../platform/context.ts'
import type { Transaction } from '../../platform/db/client.ts'
import { eachApart } from '../../platform/each-apart.ts'
import { AppError, found } from '../../platform/errors/app-error.ts'
import { recordChange } from '../audit/record-change.ts'
import { dropCharges } from '../charges/end-plan.ts'
import {
  findDueStayEnds,
  insertStayEnd,
  noteStayEnded,
  type StayEndRow,
} from '../charges/office-repository.ts'
import { lockCharges, sumUnpaid } from '../charges/repository.ts'
import { isMoneyHeld } from '../payments/dispute-repository.ts'
import { lockReservation } from '../reservation-core/repository.ts'
import { applyTransition } from '../reservation-core/transition.ts'
import { endableAt } from './detail.ts'
import { enqueueStayEnded } from './mails.ts'

interface EndOrder {
  /** The first day that is free again. */
  readonly freeFrom: string
  readonly reason: string
}

/**
 * Ends a stay of which a month has been overdue for 15 days, from a day that the office names. Months that begin on that day
 * or later are not charged any more; those before stay owed. Tenant and owner are told at once (RULES.md §6.212, §6.213,
 * §6.214).
 * @throws AppError not_found, wrong_state, payment_disputed, validation when the day is past or not before the agreed end
 */
export async function endStay(
  app: AppContext,
  adminId: string,
  id: string,
  { freeFrom, reason }: EndOrder,
): Promise<void> {
  const at = app.clock.now()
  await app.db.transaction(async (tx) => {
    const reservation = found(await lockReservation(tx, id))
    const { timeZone, endDate, state } = reservation
    const endable = endableAt(state, await lockCharges(tx, id))
    if (!endable || endable > at) throw new AppError('wrong_state', { text: 'wrong_state.stay_end' })
    if (await isMoneyHeld(tx, id)) throw new AppError('payment_disputed')
    if (freeFrom < dateAt(at.getTime(), timeZone) || freeFrom >= endDate)
      throw new AppError('validation', { fields: [{ path: 'freeFrom', code: 'validation.date' }] })
    const end = {
      reservationId: id,
      freeFrom,
      endsAt: new Date(startOfDay(freeFrom, timeZone)),
      reason,
      orderedBy: adminId,
      createdAt: at,
    }
    if (!(await insertStayEnd(tx, end))) throw new AppError('wrong_state', { text: 'wrong_state.stay_end' })
    await dropCharges(tx, id, { from: freeFrom, actor: 'admin', actorId: adminId, at, reason })
    await recordChange(tx, {
      actorId: adminId,
      action: 'reservation.endStay',
      entity: 'reservation',
      entityId: id,
      before: { stayEnd: endDate },
      after: { stayEnd: freeFrom, reason },
    })
    await enqueueStayEnded(app, tx, id, { freeFrom, reason, owed: await sumUnpaid(tx, id) })
    if (end.endsAt <= at) await carryOutEnd(tx, end, at)
  })
}

/** Ends the stays whose day has come. One that ended in another way before stays as it is (RULES.md §6.215). */
export const endStaysInTime = async (app: AppContext): Promise<void> => {
  const at = app.clock.now()
  const due = await findDueStayEnds(app.db, at)
  await eachApart(
    app.logger,
    due.map((end) => ({ id: end.reservationId, end })),
    ({ end }) => app.db.transaction((tx) => carryOutEnd(tx, end, at)),
  )
}

async function carryOutEnd(
  tx: Transaction,
  { reservationId: id, orderedBy, reason }: Pick<StayEndRow, 'reservationId' | 'orderedBy' | 'reason'>,
  at: Date,
): Promise<void> {
  const reservation = (await lockReservation(tx, id))!
  if (reservation.state === 'active') {
    const by = { actor: 'admin', actorId: orderedBy, reason, at } as const
    await applyTransition(tx, { ...by, id, from: 'active', to: 'cancelled', data: { unpaid: true } })
  }
  await noteStayEnded(tx, id, at)
}
