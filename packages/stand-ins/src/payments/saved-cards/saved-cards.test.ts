import type Stripe from 'stripe'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { payOnPage, type Running, sessionParams, startForTest } from '../../testing/running.ts'

let running: Running
let stripe: Stripe
beforeAll(async () => {
  running = await startForTest()
  stripe = running.stripe
})
afterAll(() => running.end())

const amount = 520_000
const always = '4000 0027 6000 3184'
const onlyOnce = '4000 0000 0000 4640'

/** A customer who has paid once and saved the card with it. */
const saved = async (fields: Record<string, string> = {}) => {
  const { id: customer } = await stripe.customers.create({ email: 'ana@example.com' })
  const session = await stripe.checkout.sessions.create(
    sessionParams({ customer, payment_intent_data: { setup_future_usage: 'off_session' } }),
  )
  const answer = await payOnPage(running, session.id, fields)
  if (answer.status === 200) await payOnPage(running, session.id, { ...fields, proof: 'passed' })
  const { payment_intent } = await stripe.checkout.sessions.retrieve(session.id, {
    expand: ['payment_intent.payment_method'],
  })
  const method = (payment_intent as Stripe.PaymentIntent).payment_method as Stripe.PaymentMethod
  return { customer, method: method.id, card: method }
}
type Saved = Awaited<ReturnType<typeof saved>>

const charge = (
  { customer, method: payment_method }: Pick<Saved, 'customer' | 'method'>,
  options: Stripe.RequestOptions = {},
) =>
  stripe.paymentIntents.create(
    {
      amount,
      currency: 'clp',
      customer,
      payment_method,
      allowed_payment_method_types: ['card'],
      off_session: true,
      confirm: true,
      metadata: { attempt: 'a' },
    },
    options,
  )
const refusalOf = async (made: Promise<unknown>) => {
  const error = (await made.then(
    () => undefined,
    (thrown: unknown) => thrown,
  )) as Stripe.errors.StripeCardError
  return error
}
const typesAbout = async (id: string) => {
  const { data } = await stripe.events.list({ limit: 100 })
  return data
    .filter(({ data: { object } }) => (object as { id: string }).id === id)
    .map(({ type }) => type)
    .toReversed()
}

describe('a card that was saved with a payment', () => {
  test('belongs to its customer and is charged without them', async () => {
    const one = await saved({ expiry: '08 / 31' })
    expect(one.card).toMatchObject({
      customer: one.customer,
      card: { brand: 'visa', last4: '4242', exp_month: 8, exp_year: 2031 },
    })
    const intent = await charge(one)
    expect(intent).toMatchObject({ status: 'succeeded', amount_received: amount, payment_method: one.method })
    expect(await typesAbout(intent.id)).toEqual(['payment_intent.created', 'payment_intent.succeeded'])
    const refund = await stripe.refunds.create({ payment_intent: intent.id, amount: 1_000 })
    expect(refund.status).toBe('succeeded')
    const { data } = await stripe.paymentIntents.list({ customer: one.customer })
    expect(data.map(({ metadata }) => metadata['attempt'])).toEqual(['a', undefined])
  })

  test('of a payment that did not ask for it can’t be used again', async () => {
    const { id: customer } = await stripe.customers.create({})
    const session = await stripe.checkout.sessions.create(sessionParams({ customer }))
    await payOnPage(running, session.id)
    const { payment_intent } = await stripe.checkout.sessions.retrieve(session.id, {
      expand: ['payment_intent'],
    })
    const method = (payment_intent as Stripe.PaymentIntent).payment_method as string
    const error = await refusalOf(charge({ customer, method }))
    expect([error.statusCode, error.message]).toEqual([400, expect.stringContaining('may not be used again')])
  })

  test('is charged for its own customer alone, and not after it was taken away', async () => {
    const one = await saved()
    const other = await saved()
    expect((await refusalOf(charge({ ...one, customer: other.customer }))).message).toContain(
      'incompatible customer',
    )
    await stripe.paymentMethods.detach(one.method)
    expect((await refusalOf(charge(one))).message).toContain('may not be used again')
    expect((await stripe.paymentMethods.list({ customer: one.customer })).data).toEqual([])
  })
})

describe('a charge without the payer', () => {
  test.each([
    [onlyOnce, 'card_declined', 'insufficient_funds'],
    [always, 'authentication_required', 'authentication_required'],
  ])('to %s is refused with %s and %s, and its intent stays unpaid', async (number, code, decline) => {
    const one = await saved({ number })
    const error = await refusalOf(charge(one))
    expect(error).toMatchObject({ statusCode: 402, type: 'StripeCardError', code, decline_code: decline })
    const { id } = error.payment_intent!
    expect(await stripe.paymentIntents.retrieve(id)).toMatchObject({
      status: 'requires_payment_method',
      last_payment_error: { code, decline_code: decline },
    })
    expect(await typesAbout(id)).toEqual(['payment_intent.created', 'payment_intent.payment_failed'])
  })

  test('to a card whose month is over is refused as expired, until the bank has replaced it', async () => {
    const one = await saved({ expiry: '12 / 34' })
    await running.admin(`/payments/cards/${one.method}`, { month: 1, year: 2020 })
    expect(await refusalOf(charge(one))).toMatchObject({ code: 'expired_card' })
    await running.admin(`/payments/cards/${one.method}`, { month: 3, year: 2040, number: '4000000000000259' })
    expect(await typesAbout(one.method)).toEqual([
      'payment_method.attached',
      'payment_method.automatically_updated',
      'payment_method.automatically_updated',
    ])
    const intent = await charge(one)
    await running.admin('/clock', { advanceMs: 2_000 })
    expect((await stripe.disputes.list({ payment_intent: intent.id })).data).toMatchObject([
      { status: 'needs_response', amount },
    ])
  })

  test('fails as often as a rule says, with its code', async () => {
    const one = await saved()
    await running.admin('/faults', { effect: 'card-decline', message: 'lost_card', times: 2 })
    for (let turn = 0; turn < 2; turn += 1)
      expect(await refusalOf(charge(one))).toMatchObject({ code: 'card_declined', decline_code: 'lost_card' })
    await running.admin('/faults', { effect: 'card-authentication' })
    expect(await refusalOf(charge(one))).toMatchObject({ code: 'authentication_required' })
    expect((await charge(one)).status).toBe('succeeded')
  })

  test('is made once for a key, also when it was refused or its answer was lost', async () => {
    const one = await saved()
    await running.admin('/faults', { effect: 'card-decline' })
    const first = await refusalOf(charge(one, { idempotencyKey: 'refused' }))
    const again = await refusalOf(charge(one, { idempotencyKey: 'refused' }))
    expect([again.statusCode, again.payment_intent!.id]).toEqual([402, first.payment_intent!.id])
    await running.admin('/faults', { effect: 'error-after-commit', status: 502, path: '/v1/payment_intents' })
    expect((await refusalOf(charge(one, { idempotencyKey: 'lost' }))).statusCode).toBe(502)
    const { id } = await charge(one, { idempotencyKey: 'lost' })
    const { data } = await stripe.paymentIntents.list({ customer: one.customer })
    expect(data.filter(({ status }) => status === 'succeeded').map((intent) => intent.id)).toEqual(
      expect.arrayContaining([id]),
    )
    expect(data).toHaveLength(3)
  })

  test('that was refused can be confirmed with another card, or cancelled', async () => {
    const one = await saved()
    await running.admin('/faults', { effect: 'card-decline', times: 2 })
    const { id } = (await refusalOf(charge(one))).payment_intent!
    const paid = await refusalOf(stripe.paymentIntents.confirm(id, { payment_method: one.method }))
    expect(paid).toMatchObject({ code: 'card_declined' })
    expect(await stripe.paymentIntents.confirm(id, { payment_method: one.method })).toMatchObject({
      status: 'succeeded',
    })
    await expect(stripe.paymentIntents.cancel(id)).rejects.toMatchObject({
      code: 'payment_intent_unexpected_state',
    })
  })
})

describe('a session that only saves a card', () => {
  test('charges nothing and gives the card to its customer', async () => {
    const { id: customer } = await stripe.customers.create({})
    const session = await stripe.checkout.sessions.create({
      mode: 'setup',
      customer,
      allowed_payment_method_types: ['card'],
      success_url: 'http://shell.example/back',
      metadata: { consent: 'c' },
    })
    expect(session).toMatchObject({ amount_total: null, payment_status: 'no_payment_required' })
    const page = await fetch(`${running.url}/pay/${session.id}`)
    expect(await page.text()).toContain('No se cobra nada ahora')
    expect((await payOnPage(running, session.id, { number: always })).status).toBe(200)
    expect((await payOnPage(running, session.id, { number: always, proof: 'failed' })).status).toBe(402)
    expect((await payOnPage(running, session.id)).status).toBe(303)
    const { status, setup_intent } = await stripe.checkout.sessions.retrieve(session.id, {
      expand: ['setup_intent.payment_method'],
    })
    expect([status, setup_intent]).toMatchObject([
      'complete',
      { status: 'succeeded', payment_method: { customer } },
    ])
    const { id: method } = (setup_intent as Stripe.SetupIntent).payment_method as Stripe.PaymentMethod
    expect((await charge({ customer, method })).status).toBe('succeeded')
    expect(await typesAbout(session.id)).toEqual(['checkout.session.completed'])
  })

  test('needs a customer, and no items', async () => {
    const base = { mode: 'setup', success_url: 'http://shell.example/back' } as const
    await expect(stripe.checkout.sessions.create(base)).rejects.toMatchObject({ param: 'customer' })
    const { id: customer } = await stripe.customers.create({})
    const { line_items } = sessionParams()
    await expect(
      stripe.checkout.sessions.create({ ...base, customer, line_items: line_items! }),
    ).rejects.toMatchObject({ param: 'line_items' })
  })
})
