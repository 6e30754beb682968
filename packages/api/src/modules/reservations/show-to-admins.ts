import type { AdminReservation, Locale } from '@metrolibre/contract'
import type { AppContext } from '../../platform/context.ts'
import { findMoneyFacts } from '../payments/money-facts.ts'
import { toAdminReservation } from './to-reservation.ts'
import type { ReservationView } from './view-repository.ts'

/** Shows reservations to admins, with the facts about their refunds and disputes. */
export async function showToAdmins(
  app: AppContext,
  views: readonly ReservationView[],
  locale: Locale,
): Promise<AdminReservation[]> {
  const facts = await findMoneyFacts(
    app.db,
    views.map(({ reservation }) => reservation.id),
  )
  const now = app.clock.now()
  return views.map((view) => ({ ...toAdminReservation(view, now, locale), ...facts(view.reservation.id) }))
}
