import { describe, expect, it } from 'vitest'
import type { ReservationRow } from '../../platform/db/schema/reservations.ts'
import { checkoutParameters } from './checkout-parameters.ts'
import { checkoutMetadata, type RemoteSession } from './made-sessions.ts'
import { hasFailed } from './session-link.ts'

describe('the parameters of a checkout', () => {
  const reservation = {
    id: 'reservation',
    quantity: 3,
    unitPrice: 12_345,
    currency: 'PEN',
    deposit: 0,
    name: 'Cabina',
  } as ReservationRow
  const given = {
    id: 'attempt',
    reservation,
    customer: 'cus_1',
    product: 'prod_1',
    locale: 'es' as const,
    publicUrl: 'https://metrolibre.example',
    expiresAt: new Date(1_900_000_000_999),
  }

  it('hold the frozen price, whole seconds and links back to the reservation', () => {
    const metadata = { [checkoutMetadata]: 'attempt', reservation: 'reservation' }
    expect(checkoutParameters(given)).toEqual({
      mode: 'payment',
      customer: 'cus_1',
      client_reference_id: 'reservation',
      locale: 'es',
      expires_at: 1_900_000_000,
      success_url: 'https://metrolibre.example/stripe/success?session_id={CHECKOUT_SESSION_ID}',
      cancel_url: 'https://metrolibre.example/stripe/error?reservation=reservation',
      line_items: [{ quantity: 3, price_data: { currency: 'pen', unit_amount: 12_345, product: 'prod_1' } }],
      metadata,
      payment_intent_data: { metadata, description: 'Cabina' },
    })
  })

  it('follow the language of the payer', () => {
    expect(checkoutParameters({ ...given, locale: 'en' })).toMatchObject({
      locale: 'en',
      cancel_url: 'https://metrolibre.example/en/stripe/error?reservation=reservation',
    })
  })
})

describe('a checkout session', () => {
  const session = (status: string, intent: unknown) =>
    ({ status, payment_intent: intent }) as unknown as RemoteSession

  it('has failed once its payment was refused for good', () => {
    for (const status of ['requires_payment_method', 'canceled'])
      expect(hasFailed(session('complete', { status })), status).toBe(true)
  })

  it('has not failed while the payment may still succeed, or when no payment is known', () => {
    for (const status of ['processing', 'succeeded', 'requires_action'])
      expect(hasFailed(session('complete', { status })), status).toBe(false)
    for (const status of ['open', 'expired'])
      expect(hasFailed(session(status, { status: 'canceled' })), status).toBe(false)
    expect(hasFailed(session('complete', null))).toBe(false)
    expect(hasFailed(session('complete', 'pi_1'))).toBe(false)
  })
})
