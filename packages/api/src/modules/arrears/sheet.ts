import { dateAt, daysLate, lastDayToPay, shownEmail, type ChargeState } from '@metrolibre/contract'
import type { AppContext } from '../../platform/context.ts'
import { found } from '../../platform/errors/app-error.ts'
import { partyName } from '../../platform/person-name.ts'
import { verifyUrl } from '../contracts/verify-url.ts'
import { findView } from '../reservations/view-repository.ts'
import { stepsOf } from './detail.ts'
import type { SheetMonth } from './pdf/arrears-sheet.ts'
import { renderArrearsSheet } from './pdf/render-sheet.ts'

const lateStates: readonly ChargeState[] = ['due', 'charging', 'failed', 'overdue']
const isLate = ({ state }: Pick<SheetMonth, 'state'>): boolean => lateStates.includes(state)

/**
 * Writes the arrears sheet of a booking (RULES.md §6.211).
 * @throws AppError not_found, also for a booking that is not paid month by month
 */
export async function writeArrearsSheet(app: AppContext, id: string): Promise<Buffer> {
  const view = found(await findView(app.db, id))
  const { reservation, property, room, contract, tenant, owner } = view
  const { timeZone } = reservation
  const now = app.clock.now()
  const dayOf = (at: Date) => dateAt(at.getTime(), timeZone)
  const months = found(view.charges.length > 0 ? view.charges : undefined).map(
    ({ charge, payment }): SheetMonth => ({
      number: charge.number,
      dueOn: charge.dueOn,
      lastDay: charge.grantedTo ?? lastDayToPay(charge.dueOn),
      amount: charge.amount,
      state: charge.state,
      paidOn: charge.state === 'paid' && payment?.paidAt ? dayOf(payment.paidAt) : null,
      days: isLate(charge) ? daysLate(charge.dueOn, dayOf(now)) : 0,
    }),
  )
  return renderArrearsSheet({
    country: property.country,
    timeZone,
    code: id,
    place: room ? `${room.name}, ${reservation.name}` : reservation.name,
    address: reservation.address,
    tenant: { name: partyName(tenant), email: shownEmail(tenant.email) },
    owner: partyName(owner),
    startDate: reservation.startDate,
    endDate: reservation.endDate,
    currency: reservation.currency,
    owed: months.filter(isLate).reduce((sum, { amount }) => sum + amount, 0),
    contract: contract && { hash: contract.sha256, signedOn: dayOf(contract.signedAt) },
    verifyUrl: verifyUrl(app.config.PUBLIC_URL),
    months,
    steps: await stepsOf(app, view),
    writtenAt: now,
  })
}
