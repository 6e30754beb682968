import type {
  carriedPayments,
  checkoutSessions,
  refunds,
  transfers,
} from '../../platform/db/schema/payments.ts'
import type { Config } from '../../platform/config/config.ts'
import { demoId } from '../ids.ts'
import { minutesAfter } from '../moment.ts'
import { paidAtBooking, seedStepsOf, type DemoBooking } from './bookings.ts'
import { isPaid } from './history.ts'
import { emailOf, userId } from './people.ts'
import { hasCheckout } from './reservations.ts'

/** The ids of a past payment at the provider. */
export interface SeedPayment {
  readonly reference: string
  readonly session: string
  readonly paymentIntent: string
  readonly refund: string | null
  readonly receiptUrl: string
}

export const checkoutId = ({ id }: DemoBooking): string => demoId('checkout', id)

/**
 * Returns one session for each card payment. The session of a booking that still waits for its payment is
 * left as after a lost response, so that the next reader requests it from the provider.
 */
export const checkoutRows = (
  config: Config,
  bookings: readonly DemoBooking[],
  payments: ReadonlyMap<string, SeedPayment>,
): (typeof checkoutSessions.$inferInsert)[] =>
  bookings.filter(hasCheckout).map((booking) => {
    const { paying, paid } = seedStepsOf(booking)
    const payment = payments.get(booking.id)
    const expiresAt = minutesAfter(paying, 31)
    return {
      id: checkoutId(booking),
      reservationId: booking.id,
      attempt: 1,
      chargeNumber: booking.monthly ? 1 : null,
      status: payment ? 'paid' : 'creating',
      idempotencyKey: `checkout:demo:${booking.id}`,
      parameters: parametersOf(config, booking, expiresAt),
      amount: paidAtBooking(booking),
      currency: booking.currency,
      stripeSessionId: payment?.session ?? null,
      stripePaymentIntentId: payment?.paymentIntent ?? null,
      receiptUrl: payment?.receiptUrl ?? null,
      expiresAt,
      paidAt: payment ? paid : null,
      createdAt: paying,
      updatedAt: payment ? paid : paying,
    }
  })

const parametersOf = (config: Config, booking: DemoBooking, expiresAt: Date) => {
  const page = (path: string) => `${config.PUBLIC_URL.replace(/\/$/, '')}${path}`
  const metadata = { checkout: checkoutId(booking), reservation: booking.id }
  return {
    mode: 'payment',
    customer_email: emailOf(booking.tenant),
    client_reference_id: booking.id,
    locale: 'es',
    expires_at: Math.floor(expiresAt.getTime() / 1000),
    success_url: page('/stripe/success?session_id={CHECKOUT_SESSION_ID}'),
    cancel_url: page(`/stripe/error?reservation=${booking.id}`),
    line_items: [
      {
        quantity: booking.monthly ? 1 : booking.quantity,
        price_data: {
          currency: booking.currency.toLowerCase(),
          unit_amount: booking.unitPrice,
          product_data: { name: booking.property.name },
        },
      },
    ],
    metadata,
    payment_intent_data: { metadata, description: booking.property.name },
  }
}

/** Returns which payments count for bookings whose dates were changed. */
export const carriedRows = (bookings: readonly DemoBooking[]): (typeof carriedPayments.$inferInsert)[] =>
  bookings.flatMap((booking) =>
    booking.replaces
      ? [
          {
            reservationId: booking.id,
            checkoutSessionId: checkoutId(booking.replaces),
            amount: paidAtBooking(booking),
            createdAt: seedStepsOf(booking).paid,
          },
        ]
      : [],
  )

/** Returns the transfers that an admin recorded. */
export const transferRows = (bookings: readonly DemoBooking[]): (typeof transfers.$inferInsert)[] =>
  bookings
    .filter((booking) => booking.transfer && isPaid(booking))
    .map((booking) => {
      const { paid } = seedStepsOf(booking)
      return {
        id: demoId('transfer', booking.id),
        reservationId: booking.id,
        amount: paidAtBooking(booking),
        currency: booking.currency,
        reference: `TRF-${booking.id.slice(0, 8).toUpperCase()}`,
        receivedOn: paid.toISOString().slice(0, 10),
        recordedBy: userId('admin'),
        createdAt: paid,
      }
    })

const refundStatus = { refund_pending: 'pending', refunded: 'succeeded', needs_review: 'failed' } as const

/** Returns refunds that are pending, done, and failed after five tries. */
export const refundRows = (
  bookings: readonly DemoBooking[],
  payments: ReadonlyMap<string, SeedPayment>,
): (typeof refunds.$inferInsert)[] =>
  bookings.flatMap((booking) => {
    const { state } = booking
    if (state !== 'refund_pending' && state !== 'refunded' && state !== 'needs_review') return []
    const asked = minutesAfter(seedStepsOf(booking).paid, 60)
    const stuck = state === 'needs_review'
    return [
      {
        id: demoId('refund', booking.id),
        reservationId: booking.id,
        checkoutSessionId: checkoutId(booking),
        stripePaymentIntentId: payments.get(booking.id)?.paymentIntent ?? null,
        idempotencyKey: `refund:demo:${booking.id}`,
        amount: paidAtBooking(booking),
        currency: booking.currency,
        reason: 'requested' as const,
        status: refundStatus[state],
        failures: stuck ? 5 : 0,
        lastError: stuck ? 'The card was closed by its bank' : null,
        stripeRefundId: payments.get(booking.id)?.refund ?? null,
        createdAt: asked,
        updatedAt: asked,
      },
    ]
  })
