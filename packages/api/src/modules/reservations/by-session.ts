import { bookedStates, type Locale, type Reservation } from '@metrolibre/contract'
import type { AppContext } from '../../platform/context.ts'
import { AppError, found } from '../../platform/errors/app-error.ts'
import { findCheckout } from '../payments/repository.ts'
import { fulfil } from '../payments/fulfil.ts'
import { isProviderError } from '../payments/stripe.ts'
import { findViewBySession } from './view-repository.ts'
import { toReservation } from './to-reservation.ts'

/**
 * Returns the outcome of a checkout for the page to which the payer returns. When no event has reported the
 * payment yet, the session is read from the provider and fulfilled here.
 */
export async function bySession(
  app: AppContext,
  user: { id: string },
  sessionId: string,
  locale: Locale,
): Promise<{ reservation: Reservation; paid: boolean; refused: boolean }> {
  const view = found(await findViewBySession(app.db, sessionId))
  if (view.reservation.tenantId !== user.id) throw new AppError('not_found')
  const checkout = await findCheckout(app.db, { stripeSessionId: sessionId })
  // A month of a booking is paid while that goes on, so the state of the booking says nothing about it.
  const isLaterMonth = (checkout?.chargeNumber ?? 1) > 1
  if (isLaterMonth ? checkout?.status === 'paid' : bookedStates.includes(view.reservation.state))
    return { reservation: toReservation(view, app.clock.now(), locale), paid: true, refused: false }
  const { paid, refused } = await fulfil(app, sessionId).catch((error: unknown) => {
    throw isProviderError(error) ? new AppError('provider_failed', { cause: error }) : error
  })
  const after = found(await findViewBySession(app.db, sessionId))
  return { reservation: toReservation(after, app.clock.now(), locale), paid, refused }
}
