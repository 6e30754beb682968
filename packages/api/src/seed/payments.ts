import type { CurrencyCode } from '@metrolibre/contract'
import * as v from 'valibot'
import type { Config } from '../platform/config/config.ts'
import type { DemoBooking } from './rows/bookings.ts'
import { paidAtBooking, seedStepsOf } from './rows/bookings.ts'
import { checkoutId, type SeedPayment } from './rows/checkouts.ts'
import { hasCheckout } from './rows/reservations.ts'
import { isPaid } from './rows/history.ts'
import { people } from './data/people.ts'
import { emailOf } from './rows/people.ts'

const Imported = v.object({
  payments: v.array(
    v.object({
      reference: v.string(),
      session: v.string(),
      paymentIntent: v.string(),
      refund: v.nullable(v.string()),
      receiptUrl: v.string(),
    }),
  ),
})

const payerOf = (tenant: string) => {
  const { firstName, lastName } = people.find(({ key }) => key === tenant)!
  return { name: `${firstName} ${lastName}`, email: emailOf(tenant) }
}

const pastPayment = (booking: DemoBooking) => ({
  reference: booking.id,
  created: Math.floor(seedStepsOf(booking).paid.getTime() / 1000),
  amount: paidAtBooking(booking),
  currency: booking.currency satisfies CurrencyCode,
  payer: payerOf(booking.tenant),
  description: booking.property.name,
  metadata: { checkout: checkoutId(booking), reservation: booking.id },
  clientReferenceId: booking.id,
  refunded: booking.state === 'refunded',
})

/**
 * Imports the demo's past card payments into the payments stand-in, with a call that a real provider does not
 * have. Repeating it changes nothing. Returns their ids at the provider by booking.
 */
export const importPayments = async (
  config: Config,
  bookings: readonly DemoBooking[],
): Promise<Map<string, SeedPayment>> => {
  const payments = bookings.filter((booking) => hasCheckout(booking) && isPaid(booking)).map(pastPayment)
  const answer = await fetch(new URL('/_admin/payments/import', config.STRIPE_API_URL), {
    method: 'POST',
    headers: { authorization: `Bearer ${config.STRIPE_SECRET_KEY}`, 'content-type': 'application/json' },
    body: JSON.stringify({ payments }),
    signal: AbortSignal.timeout(30_000),
  })
  if (!answer.ok) throw new Error(`The payments stand-in refused the demo's payments (${answer.status})`)
  const imported = v.parse(Imported, await answer.json())
  return new Map(imported.payments.map((payment) => [payment.reference, payment]))
}
