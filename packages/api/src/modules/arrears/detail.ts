import {
  dateAt,
  planTimes,
  type ArrearsOfBooking,
  type ArrearsStep,
  type Locale,
  type ReservationState,
} from '@metrolibre/contract'
import type { AppContext } from '../../platform/context.ts'
import { found } from '../../platform/errors/app-error.ts'
import { findStayEnd, listChargeEvents, type ChargeEvent } from '../charges/office-repository.ts'
import type { ChargeRow } from '../charges/repository.ts'
import { showToAdmins } from '../reservations/show-to-admins.ts'
import { findView, type ReservationView } from '../reservations/view-repository.ts'

const dayMs = 86_400_000

/**
 * Returns when the office may end a stay for a month that is not paid: once one has been overdue for 15 days. Null where none is
 * overdue, or the stay is not going on (RULES.md §6.212).
 */
export function endableAt(state: ReservationState, charges: readonly ChargeRow[]): Date | null {
  const late = charges
    .filter((charge) => charge.state === 'overdue')
    .map(({ overdueAt }) => overdueAt.getTime())
  if (state !== 'active' || late.length === 0) return null
  return new Date(Math.min(...late) + planTimes.endableDays * dayMs)
}

const whatOf = ({ grantedTo, to }: ChargeEvent): ArrearsStep['what'] => (grantedTo === null ? to : 'granted')

const toStep = (event: ChargeEvent): ArrearsStep => ({
  number: event.number,
  what: whatOf(event),
  at: event.at.toISOString(),
  actor: event.actor,
  by: event.by,
  reason: event.reason,
  grantedTo: event.grantedTo,
})

/** What a tenant was told or asked outside of the history of a month. */
const noted = (charges: readonly ChargeRow[]): ArrearsStep[] =>
  charges.flatMap(({ number, announcedAt, transferAskedAt }) => {
    const step = { number, by: null, reason: null, grantedTo: null } as const
    return [
      ...(announcedAt
        ? [{ ...step, what: 'announced', at: announcedAt.toISOString(), actor: 'timer' } as const]
        : []),
      ...(transferAskedAt
        ? [{ ...step, what: 'asked', at: transferAskedAt.toISOString(), actor: 'tenant' } as const]
        : []),
    ]
  })

const inOrder = (steps: readonly ArrearsStep[]): ArrearsStep[] =>
  steps.toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at))

/** Returns what happened to the months of a booking, oldest first. */
export const stepsOf = async (
  app: AppContext,
  { reservation, charges }: ReservationView,
): Promise<ArrearsStep[]> =>
  inOrder([
    ...(await listChargeEvents(app.db, reservation.id)).filter(({ from }) => from !== null).map(toStep),
    ...noted(charges.map(({ charge }) => charge)),
  ])

/**
 * Reads a booking with its months and what happened to each.
 * @throws AppError not_found, also for a booking that is not paid month by month
 */
export async function readArrears(app: AppContext, id: string, locale: Locale): Promise<ArrearsOfBooking> {
  const view = found(await findView(app.db, id))
  const charges = found(view.charges.length > 0 ? view.charges : undefined).map(({ charge }) => charge)
  const { timeZone, state } = view.reservation
  const end = await findStayEnd(app.db, id)
  const endable = endableAt(state, charges)
  const [reservation] = await showToAdmins(app, [view], locale)
  return {
    reservation: reservation!,
    steps: await stepsOf(app, view),
    today: dateAt(app.clock.now().getTime(), timeZone),
    endableFrom: endable && dateAt(endable.getTime(), timeZone),
    stayEnd: end ? { freeFrom: end.freeFrom, reason: end.reason, isDone: end.doneAt !== null } : null,
  }
}
