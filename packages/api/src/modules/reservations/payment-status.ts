import type { PaymentStatus } from '@metrolibre/contract'
import type { AppContext } from '../../platform/context.ts'
import { AppError, found } from '../../platform/errors/app-error.ts'
import { fulfil } from '../payments/fulfil.ts'
import { findCheckout, type CheckoutRow } from '../payments/repository.ts'
import { isProviderError } from '../payments/stripe.ts'
import { findView, type ReservationView } from './view-repository.ts'

const returned: readonly ReservationView['reservation']['state'][] = ['refund_pending', 'refunded']
const unpaid: readonly CheckoutRow['status'][] = ['creating', 'open']

/**
 * Returns what became of a payment to anybody who has the id of its checkout session, which only the payer's browser and
 * the provider know: somebody who pays in the browser of another app comes back without a login (RULES.md §7.18).
 * @throws AppError not_found, provider_failed
 */
export async function paymentStatus(app: AppContext, sessionId: string): Promise<PaymentStatus> {
  const before = found(await findCheckout(app.db, { stripeSessionId: sessionId }))
  const refused = unpaid.includes(before.status) && (await isRefused(app, sessionId))
  const { status, amount, currency } = found(await findCheckout(app.db, { stripeSessionId: sessionId }))
  const { reservation, property, room } = found(await findView(app.db, before.reservationId))
  const place = room?.name ? `${room.name}, ${property.name}` : property.name
  const about = { amount, currency, place }
  if (status === 'paid')
    return { status: returned.includes(reservation.state) ? 'refunded' : 'paid', ...about }
  if (refused || status === 'failed') return { status: 'refused', ...about }
  return { status: unpaid.includes(status) ? 'pending' : 'ended', ...about }
}

/** Reads a session that nothing has reported yet from the provider, and fulfils it if it was paid. */
async function isRefused(app: AppContext, sessionId: string): Promise<boolean> {
  const { refused } = await fulfil(app, sessionId).catch((error: unknown) => {
    throw isProviderError(error) ? new AppError('provider_failed', { cause: error }) : error
  })
  return refused
}
