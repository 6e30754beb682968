import {
  addDays,
  chargeOverdueAt,
  dateAt,
  lastDayToPay,
  lastGrantableDay,
  planTimes,
} from '@metrolibre/contract'
import type { AppContext } from '../../platform/context.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { recordChange } from '../audit/record-change.ts'
import { writeGrantedDays } from '../charges/office-repository.ts'
import { enqueueDaysGranted } from './mails.ts'
import { lockMonth, requireOwed, type MonthName } from './require-month.ts'

/**
 * Gives a month more days: until the end of `until` it is not overdue. The same day and reason once more change nothing
 * (RULES.md §6.202, §6.203).
 * @throws AppError not_found, wrong_state, validation when the day is past, not later than before or too late
 */
export async function grantDays(
  app: AppContext,
  adminId: string,
  month: MonthName,
  { until, reason }: { readonly until: string; readonly reason: string },
): Promise<void> {
  const at = app.clock.now()
  await app.db.transaction(async (tx) => {
    const { reservation, charge: found } = await lockMonth(tx, month)
    const charge = requireOwed(found)
    const { timeZone } = reservation
    if (charge.grantedTo === until && charge.state !== 'overdue') return
    const before = charge.grantedTo ?? lastDayToPay(charge.dueOn)
    if (until <= before || until < dateAt(at.getTime(), timeZone) || until > lastGrantableDay(charge.dueOn))
      throw new AppError('validation', { fields: [{ path: 'until', code: 'validation.date' }] })
    // A charge is overdue on the day after the last one to pay it, as from the beginning.
    const overdueAt = new Date(chargeOverdueAt(addDays(until, 1 - planTimes.overdueDays), timeZone))
    const granted = await writeGrantedDays(tx, charge, {
      grantedTo: until,
      overdueAt,
      actorId: adminId,
      reason,
      at,
    })
    await recordChange(tx, {
      actorId: adminId,
      action: 'reservation.grantDays',
      entity: 'reservation',
      entityId: reservation.id,
      before: { lastDay: before },
      after: { lastDay: until, month: charge.dueOn, reason },
    })
    await enqueueDaysGranted(app, tx, granted, reason)
  })
}
