import type Stripe from 'stripe'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Running, sessionParams, startForTest } from '../testing/running.ts'

let running: Running
let stripe: Stripe
beforeAll(async () => {
  running = await startForTest()
  stripe = running.stripe
})
afterAll(() => running.end())

const priced = (currency: string, unit_amount: number, quantity = 1) =>
  sessionParams({
    line_items: [{ price_data: { currency, unit_amount, product_data: { name: 'Pieza' } }, quantity }],
  })

describe('a session is refused', () => {
  test.each<[string, Stripe.Checkout.SessionCreateParams, object]>([
    ['in an unknown currency', priced('xyz', 10_000), { param: 'line_items[0][price_data][currency]' }],
    ['below half a dollar', priced('clp', 400), { code: 'amount_too_small' }],
    ['below half a dollar in soles', priced('pen', 100), { code: 'amount_too_small' }],
    ['with a price of nine digits', priced('clp', 100_000_000), { code: 'amount_too_large' }],
    ['with a total of nine digits', priced('clp', 60_000_000, 2), { code: 'amount_too_large' }],
    ['in an unknown locale', sessionParams({ locale: 'es-CL' }), { param: 'locale' }],
    [
      'with a reference that is too long',
      sessionParams({ client_reference_id: 'r'.repeat(201) }),
      { param: 'client_reference_id' },
    ],
    ['with a long note', sessionParams({ metadata: { a: 'x'.repeat(501) } }), { param: 'metadata[a]' }],
    ['with a long key', sessionParams({ metadata: { ['k'.repeat(41)]: 'x' } }), { statusCode: 400 }],
    ['without a return URL', sessionParams({ success_url: '' }), { code: 'parameter_invalid_empty' }],
  ])('%s', async (_what, params, refusal) => {
    await expect(stripe.checkout.sessions.create(params)).rejects.toMatchObject({
      statusCode: 400,
      type: 'StripeInvalidRequestError',
      ...refusal,
    })
  })

  test('with an unknown mode, in Stripe’s words', async () => {
    const mode = 'gift' as Stripe.Checkout.SessionCreateParams.Mode
    await expect(stripe.checkout.sessions.create(sessionParams({ mode }))).rejects.toThrow(
      'Invalid mode: must be one of payment',
    )
  })
})

describe('an answer', () => {
  test('has every key that the SDK declares, with null for absent values', async () => {
    const session = await stripe.checkout.sessions.create(sessionParams())
    for (const key of [
      'consent',
      'customer_account',
      'discounts',
      'payment_intent',
      'shipping_cost',
      'wallet_options',
    ])
      expect(session).toHaveProperty(key, null)
    const customer = await stripe.customers.create({ name: 'Ana', address: { city: 'Lima' } })
    expect(customer).toMatchObject({ email: null, address: { city: 'Lima', line1: null, country: null } })
  })

  test('is a refusal for a name that is too long, but not for one of the maximum length', async () => {
    await expect(stripe.customers.create({ name: 'a'.repeat(257) })).rejects.toThrow('at most 256 characters')
    expect((await stripe.customers.create({ name: 'a'.repeat(256) })).name).toHaveLength(256)
  })
})
