import { paymentSchedule, type Locale } from '@metrolibre/contract'
import type Stripe from 'stripe'
import type { ReservationRow } from '../../platform/db/schema/reservations.ts'
import { pageUrl } from '../../platform/page-url.ts'
import { checkoutMetadata } from './made-sessions.ts'
import { amountDue, depositDue, isChange } from './swap-dates.ts'

interface Checkout {
  readonly id: string
  readonly reservation: ReservationRow
  readonly customer: string
  readonly product: string
  readonly locale: Locale
  readonly publicUrl: string
  readonly expiresAt: Date
  /** The month that is paid, of a booking that is paid month by month. */
  readonly chargeNumber?: number | null
  /** Whether its card is saved, to charge the later months to it. */
  readonly savesCard?: boolean
}

/** Returns what is charged: the months or hours, one month of a plan, or in one sum what a change of dates costs more. */
const lineOf = ({ reservation, chargeNumber }: Checkout): Pick<ReservationRow, 'quantity' | 'unitPrice'> => {
  if (chargeNumber) return { quantity: 1, unitPrice: paymentSchedule(reservation)[chargeNumber - 1]!.amount }
  return isChange(reservation) ? { quantity: 1, unitPrice: amountDue(reservation) } : reservation
}

/** What the line of a deposit is called on the page of the provider, where its payer reads it. */
const depositNames = {
  es: 'Garantía: Metrolibre la guarda y te la devuelve al terminar',
  en: 'Deposit: Metrolibre keeps it and returns it at the end',
} as const satisfies Record<Locale, string>

/** Returns the deposit that is paid with the first payment of a booking, as a line of its own. */
const depositLines = ({
  reservation,
  locale,
  chargeNumber,
}: Checkout): Stripe.Checkout.SessionCreateParams.LineItem[] => {
  const unit_amount = depositDue(reservation, chargeNumber)
  if (unit_amount === 0) return []
  const currency = reservation.currency.toLowerCase()
  return [
    { quantity: 1, price_data: { currency, unit_amount, product_data: { name: depositNames[locale] } } },
  ]
}

/**
 * Returns the parameters of one attempt. They are stored with its row, so that every retry asks for the same
 * session.
 */
export function checkoutParameters(checkout: Checkout): Stripe.Checkout.SessionCreateParams {
  const { id, reservation, customer, product, locale, publicUrl, expiresAt } = checkout
  const { quantity, unitPrice } = lineOf(checkout)
  const page = (path: string) => pageUrl(publicUrl, locale, path)
  const metadata = { [checkoutMetadata]: id, reservation: reservation.id }
  return {
    mode: 'payment',
    customer,
    client_reference_id: reservation.id,
    locale,
    expires_at: Math.floor(expiresAt.getTime() / 1000),
    success_url: page('/stripe/success?session_id={CHECKOUT_SESSION_ID}'),
    cancel_url: page(`/stripe/error?reservation=${reservation.id}`),
    line_items: [
      {
        quantity,
        price_data: { currency: reservation.currency.toLowerCase(), unit_amount: unitPrice, product },
      },
      ...depositLines(checkout),
    ],
    metadata,
    payment_intent_data: {
      metadata,
      description: reservation.name,
      ...(checkout.savesCard && { setup_future_usage: 'off_session' }),
    },
  }
}
