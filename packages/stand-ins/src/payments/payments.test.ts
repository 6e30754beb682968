import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type Stripe from 'stripe'
import {
  payOnPage,
  type Running,
  sessionParams,
  startForTest,
  startReceiver,
  stripeFor,
} from '../testing/running.ts'

let running: Running
let stripe: Stripe
beforeAll(async () => {
  running = await startForTest()
  stripe = running.stripe
})
afterAll(() => running.end())

describe('the catalogue', () => {
  test('products and prices keep their values and refer to each other', async () => {
    const product = await stripe.products.create({ name: 'Bodega', metadata: { location: '7' } })
    const price = await stripe.prices.create({ product: product.id, currency: 'PEN', unit_amount: 190_000 })
    expect(price).toMatchObject({
      currency: 'pen',
      unit_amount: 190_000,
      product: product.id,
      type: 'one_time',
    })
    const read = await stripe.prices.retrieve(price.id, { expand: ['product'] })
    expect(read.product).toMatchObject({ id: product.id, name: 'Bodega', metadata: { location: '7' } })
    const updated = await stripe.products.update(product.id, { active: false, metadata: { location: '' } })
    expect(updated).toMatchObject({ active: false, metadata: {} })
  })

  test('customers can be created, changed, found by address and deleted', async () => {
    const customer = await stripe.customers.create({ email: 'c@example.com', name: 'Carla' })
    await stripe.customers.update(customer.id, { name: 'Carla Paz' })
    const { data } = await stripe.customers.list({ email: 'c@example.com' })
    expect(data).toMatchObject([{ id: customer.id, name: 'Carla Paz' }])
    expect(await stripe.customers.del(customer.id)).toMatchObject({ deleted: true })
    expect(await stripe.customers.retrieve(customer.id)).toMatchObject({ id: customer.id, deleted: true })
    await expect(stripe.customers.update(customer.id, { name: 'Otra' })).rejects.toMatchObject({
      statusCode: 404,
      code: 'resource_missing',
    })
  })
})

describe('a checkout', () => {
  test('leads from a paid session to its intent, charge, payer and receipt', async () => {
    const session = await stripe.checkout.sessions.create(
      sessionParams({
        client_reference_id: 'r1',
        metadata: { reservation: 'r1' },
        payment_intent_data: { metadata: { a: 'b' } },
      }),
    )
    expect(session).toMatchObject({
      status: 'open',
      payment_status: 'unpaid',
      amount_total: 1_560_000,
      payment_intent: null,
    })
    const answer = await payOnPage(running, session.id)
    expect(answer.status).toBe(303)
    expect(answer.headers.get('location')).toBe(
      `http://shell.example/stripe/success?session_id=${session.id}`,
    )
    const paid = await stripe.checkout.sessions.retrieve(session.id, {
      expand: ['payment_intent.latest_charge', 'line_items.data.price.product'],
    })
    expect(paid).toMatchObject({
      status: 'complete',
      payment_status: 'paid',
      url: null,
      metadata: { reservation: 'r1' },
    })
    const intent = paid.payment_intent as Stripe.PaymentIntent
    expect(intent).toMatchObject({ status: 'succeeded', amount_received: 1_560_000, metadata: { a: 'b' } })
    const charge = intent.latest_charge as Stripe.Charge
    expect(charge).toMatchObject({
      billing_details: { name: 'Ana Rojas' },
      payment_method_details: { type: 'card' },
      paid: true,
    })
    expect(paid.line_items?.data[0]).toMatchObject({
      quantity: 3,
      price: { product: { name: 'Pieza norte' } },
    })
    const receipt = await fetch(`${running.url}${new URL(charge.receipt_url ?? '').pathname}`)
    expect(await receipt.text()).toContain('$\u00A01.560.000')
  })

  test('stays open for another card after a declined one', async () => {
    const session = await stripe.checkout.sessions.create(sessionParams())
    const declined = await payOnPage(running, session.id, { number: '4000 0000 0000 0002' })
    expect(declined.status).toBe(402)
    expect(await declined.text()).toContain('Tu tarjeta fue rechazada')
    const open = await stripe.checkout.sessions.retrieve(session.id, { expand: ['payment_intent'] })
    expect(open).toMatchObject({ status: 'open', payment_intent: { status: 'requires_payment_method' } })
    expect((await payOnPage(running, session.id)).status).toBe(303)
    const paid = await stripe.checkout.sessions.retrieve(session.id)
    expect(paid.payment_intent).toBe((open.payment_intent as Stripe.PaymentIntent).id)
  })

  test('makes only one charge when two people pay at once', async () => {
    const session = await stripe.checkout.sessions.create(sessionParams())
    const answers = await Promise.all([payOnPage(running, session.id), payOnPage(running, session.id)])
    expect(answers.map(({ status }) => status)).toEqual([303, 303])
    const { payment_intent } = await stripe.checkout.sessions.retrieve(session.id)
    const charges = await stripe.charges.list({ payment_intent: payment_intent as string })
    expect(charges.data).toHaveLength(1)
  })

  test('names wrong fields and refuses real cards', async () => {
    const session = await stripe.checkout.sessions.create(sessionParams({ locale: 'en' }))
    const answer = await payOnPage(running, session.id, {
      number: '5555 5555 5555 4444',
      email: 'x',
      expiry: '01 / 20',
    })
    const page = await answer.text()
    expect(answer.status).toBe(422)
    for (const text of ['real cards are not accepted', 'valid email', 'This date has passed'])
      expect(page).toContain(text)
  })

  test('completes unpaid with a slow card and is paid later', async () => {
    const session = await stripe.checkout.sessions.create(sessionParams())
    await payOnPage(running, session.id, { number: '4000 0000 0000 0077' })
    expect(await stripe.checkout.sessions.retrieve(session.id)).toMatchObject({
      status: 'complete',
      payment_status: 'unpaid',
    })
    await running.admin('/clock', { advanceMs: 21_000 })
    expect(await stripe.checkout.sessions.retrieve(session.id)).toMatchObject({ payment_status: 'paid' })
    const { data } = await stripe.events.list({ type: 'checkout.session.async_payment_succeeded', limit: 1 })
    expect(data[0]?.data.object).toMatchObject({ id: session.id, payment_status: 'paid' })
  })

  test('expires by itself and can’t be paid afterwards', async () => {
    const { now } = (await (await running.admin('/clock', {}, 'GET')).json()) as { now: number }
    const expires_at = Math.floor(now / 1000) + 31 * 60
    const session = await stripe.checkout.sessions.create(sessionParams({ expires_at }))
    await running.admin('/clock', { advanceMs: 31 * 60_000 + 1000 })
    const page = await payOnPage(running, session.id)
    expect(await page.text()).toContain('venció')
    const { data } = await stripe.events.list({ type: 'checkout.session.expired', limit: 1 })
    expect(data[0]?.data.object).toMatchObject({
      id: session.id,
      status: 'expired',
      payment_status: 'unpaid',
    })
    await expect(stripe.checkout.sessions.expire(session.id)).rejects.toThrow('status of expired')
  })

  test('can still be paid when its expiry was confirmed and then lost', async () => {
    const session = await stripe.checkout.sessions.create(sessionParams())
    const path = '/v1/checkout/sessions/'
    await running.admin('/faults', { effect: 'lost-after-answer', method: 'POST', path })
    expect(await stripe.checkout.sessions.expire(session.id)).toMatchObject({ status: 'expired' })
    expect((await payOnPage(running, session.id)).status).toBe(303)
    expect(await stripe.checkout.sessions.retrieve(session.id)).toMatchObject({ payment_status: 'paid' })
  })

  test('refuses an expiry below 30 minutes', async () => {
    const expires_at = Math.floor(Date.now() / 1000) + 60
    const refused = stripe.checkout.sessions.create(sessionParams({ expires_at }))
    await expect(refused).rejects.toMatchObject({ statusCode: 400, param: 'expires_at' })
  })

  test('shows the decimals of soles, and fills in a sample card without scripts', async () => {
    const line_items = [
      {
        price_data: { currency: 'pen', unit_amount: 190_050, product_data: { name: 'Cuarto <b>' } },
        quantity: 1,
      },
    ]
    const session = await stripe.checkout.sessions.create(sessionParams({ line_items }))
    const page = await fetch(`${running.url}/pay/${session.id}`)
    expect(page.headers.get('content-security-policy')).toContain("form-action 'self' http://shell.example")
    const text = await page.text()
    expect(text).toContain('S/\u00A01,900.50')
    expect(text).toContain('Cuarto &lt;b&gt;')
    const filled = await payOnPage(running, session.id, { fill: 'decline', holder: 'Otra' })
    expect(await filled.text()).toMatch(/value="4000 0000 0000 0002"[\s\S]*value="Otra"/)
  })
})

describe('refunds', () => {
  const paidIntent = async () => {
    const session = await stripe.checkout.sessions.create(sessionParams())
    await payOnPage(running, session.id)
    return (await stripe.checkout.sessions.retrieve(session.id)).payment_intent as string
  }

  test('return parts and then the rest, but never more', async () => {
    const payment_intent = await paidIntent()
    await stripe.refunds.create({ payment_intent, amount: 60_000 })
    await expect(stripe.refunds.create({ payment_intent, amount: 1_500_001 })).rejects.toMatchObject({
      param: 'amount',
    })
    const rest = await stripe.refunds.create({ payment_intent })
    expect(rest).toMatchObject({ amount: 1_500_000, status: 'succeeded' })
    await expect(stripe.refunds.create({ payment_intent })).rejects.toMatchObject({
      code: 'charge_already_refunded',
    })
    const charges = await stripe.charges.list({ payment_intent })
    expect(charges.data[0]).toMatchObject({ refunded: true, amount_refunded: 1_560_000 })
  })

  test('can be made to fail: pending first, then failed, with the charge unchanged', async () => {
    const payment_intent = await paidIntent()
    await running.admin('/faults', { effect: 'refund-fail' })
    const refund = await stripe.refunds.create({ payment_intent })
    expect(refund.status).toBe('pending')
    await running.admin('/clock', { advanceMs: 2000 })
    expect(await stripe.refunds.retrieve(refund.id)).toMatchObject({ status: 'failed' })
    expect((await stripe.refunds.create({ payment_intent })).status).toBe('succeeded')
  })
})

describe('the API', () => {
  test('pages in both directions with a correct has_more', async () => {
    const made: string[] = []
    const product = (await stripe.products.create({ name: 'Páginas' })).id
    for (let n = 1; n <= 5; n++)
      made.unshift((await stripe.prices.create({ product, currency: 'clp', unit_amount: n })).id)
    const ids = ({ data }: Stripe.ApiList<Stripe.Price>) => data.map(({ id }) => id)
    const first = await stripe.prices.list({ product, limit: 2 })
    expect([ids(first), first.has_more]).toEqual([made.slice(0, 2), true])
    const second = await stripe.prices.list({ product, limit: 2, starting_after: made[1]! })
    expect([ids(second), second.has_more]).toEqual([made.slice(2, 4), true])
    const last = await stripe.prices.list({ product, limit: 2, starting_after: made[3]! })
    expect([ids(last), last.has_more]).toEqual([made.slice(4), false])
    const back = await stripe.prices.list({ product, limit: 2, ending_before: made[4]! })
    expect([ids(back), back.has_more]).toEqual([made.slice(2, 4), true])
    const start = await stripe.prices.list({ product, limit: 2, ending_before: made[2]! })
    expect([ids(start), start.has_more]).toEqual([made.slice(0, 2), false])
    await expect(stripe.prices.list({ starting_after: 'price_none' })).rejects.toMatchObject({
      param: 'starting_after',
    })
  })

  test('repeats the answer for a repeated key, and refuses other parameters for it', async () => {
    const idempotencyKey = 'key-1'
    const first = await stripe.checkout.sessions.create(sessionParams(), { idempotencyKey })
    const again = await stripe.checkout.sessions.create(sessionParams(), { idempotencyKey })
    expect(again.id).toBe(first.id)
    const other = stripe.checkout.sessions.create(sessionParams({ client_reference_id: 'x' }), {
      idempotencyKey,
    })
    await expect(other).rejects.toMatchObject({ type: 'StripeIdempotencyError', statusCode: 400 })
  })

  test('refuses a key that is still in use', async () => {
    await running.admin('/faults', { effect: 'latency', ms: 300, path: '/v1/customers' })
    const idempotencyKey = 'key-2'
    const create = () => stripe.customers.create({ name: 'A' }, { idempotencyKey })
    // Whichever arrives first is still being answered when the other one arrives.
    const answers = await Promise.allSettled([create(), create()])
    const [made] = answers.filter((answer) => answer.status === 'fulfilled')
    expect(answers.filter((answer) => answer.status === 'rejected')).toEqual([
      expect.objectContaining({
        reason: expect.objectContaining({ statusCode: 409, code: 'idempotency_key_in_use' }) as unknown,
      }),
    ])
    expect((await create()).id).toBe(made!.value.id)
  })

  test('returns an answer that was lost after the commit for the same key', async () => {
    for (const effect of ['error-after-commit', 'reset-after-commit', 'hang-after-commit']) {
      // The error comes from a proxy in front of the service, which had answered successfully.
      await running.admin('/faults', { effect, path: '/v1/customers', ms: 200, status: 502 })
      const call = () =>
        stripe.customers.create(
          { email: `${effect}@example.com` },
          { idempotencyKey: effect, maxNetworkRetries: 0 },
        )
      await call().catch((error: Error) => error)
      const { id } = await call()
      const { data } = await stripe.customers.list({ email: `${effect}@example.com` })
      expect(data.map((customer) => customer.id)).toEqual([id])
    }
  })

  test('refuses everything else in Stripe’s format', async () => {
    const call = (path: string, key?: string, body?: string) =>
      fetch(`${running.url}${path}`, {
        method: body === undefined ? 'GET' : 'POST',
        headers: {
          ...(key && { authorization: `Bearer ${key}` }),
          'content-type': 'application/x-www-form-urlencoded',
        },
        ...(body !== undefined && { body }),
      }).then(async (answer) => ({
        status: answer.status,
        error: ((await answer.json()) as { error: object }).error,
      }))
    const key = 'sk_test_for_tests'
    expect(await call('/v1/products')).toMatchObject({
      status: 401,
      error: { type: 'invalid_request_error' },
    })
    expect(await call('/v1/products', 'sk_test_wrong')).toMatchObject({ status: 401 })
    expect(await call('/v1/subscriptions', key)).toMatchObject({
      status: 404,
      error: { type: 'invalid_request_error' },
    })
    expect(await call('/v1/products', key, '')).toMatchObject({
      status: 400,
      error: { param: 'name', code: 'parameter_missing' },
    })
    expect(await call('/v1/products', key, 'name=a&colour=red')).toMatchObject({
      status: 400,
      error: { param: 'colour', code: 'parameter_unknown' },
    })
    expect(await call('/v1/checkout/sessions', key, 'mode=payment&line_items[0][quantity]=x')).toMatchObject({
      error: { param: 'line_items[0][quantity]', code: 'parameter_invalid_integer' },
    })
    expect(await call('/v1/products/prod_none', key)).toMatchObject({
      status: 404,
      error: { code: 'resource_missing' },
    })
    await expect(stripeFor(running.url, 'sk_test_other').balance.retrieve()).rejects.toMatchObject({
      type: 'StripeAuthenticationError',
    })
  })
})

describe('webhooks', () => {
  test('are signed, retried until accepted, and name the event they carry', async () => {
    const receiver = await startReceiver((count) => (count < 3 ? 500 : 200))
    const endpoint = await stripe.webhookEndpoints.create({
      url: receiver.url,
      enabled_events: ['checkout.session.completed'],
    })
    const session = await stripe.checkout.sessions.create(sessionParams())
    await payOnPage(running, session.id)
    await vi.waitFor(() => expect(receiver.received).toHaveLength(3), 25_000)
    const { headers, body } = receiver.received[2]!
    const event = stripe.webhooks.constructEvent(
      body,
      headers['stripe-signature'] as string,
      endpoint.secret!,
    )
    expect(event.data.object).toMatchObject({ id: session.id, payment_status: 'paid' })
    const { data } = await stripe.events.list({
      types: ['charge.succeeded', 'checkout.session.completed'],
      limit: 2,
    })
    expect(data.map(({ type }) => type)).toEqual(['checkout.session.completed', 'charge.succeeded'])
    expect((await stripe.events.retrieve(event.id)).type).toBe('checkout.session.completed')
    await stripe.webhookEndpoints.del(endpoint.id)
    await receiver.close()
  })

  test('can be dropped or sent twice', async () => {
    const receiver = await startReceiver()
    const endpoint = await stripe.webhookEndpoints.create({
      url: receiver.url,
      enabled_events: ['customer.created'],
    })
    await running.admin('/faults', { effect: 'webhook-drop', type: 'customer.created' })
    await stripe.customers.create({ name: 'dropped' })
    await running.admin('/faults', { effect: 'webhook-duplicate', type: 'customer.created' })
    await stripe.customers.create({ name: 'twice' })
    await vi.waitFor(() => expect(receiver.received).toHaveLength(2), 25_000)
    const names = receiver.received.map(
      ({ body }) => (JSON.parse(body) as { data: { object: { name: string } } }).data.object.name,
    )
    expect(names).toEqual(['twice', 'twice'])
    await stripe.webhookEndpoints.del(endpoint.id)
    await receiver.close()
  })
})

describe('past payments', () => {
  test('are imported only once, and listed with the oldest last', async () => {
    const past = (n: number) => ({
      reference: `demo-${n}`,
      created: 1_700_000_000 + n,
      amount: 100_000 + n,
      currency: 'clp',
      payer: { name: 'Eva', email: 'eva@example.com' },
      description: 'Arriendo',
      refunded: n === 1,
    })
    const body = { payments: Array.from({ length: 130 }, (_, n) => past(n)) }
    const first = await (await running.admin('/payments/import', body)).json()
    expect(await (await running.admin('/payments/import', body)).json()).toEqual(first)
    const created = { gte: 1_700_000_000, lt: 1_700_000_130 }
    const page = await stripe.paymentIntents.list({ limit: 100, created, expand: ['data.latest_charge'] })
    expect([page.data.length, page.has_more]).toEqual([100, true])
    expect(page.data[0]).toMatchObject({
      amount: 100_129,
      latest_charge: { billing_details: { name: 'Eva' } },
    })
    const rest = await stripe.paymentIntents.list({
      limit: 100,
      created,
      starting_after: page.data.at(-1)!.id,
    })
    expect([rest.data.length, rest.has_more]).toEqual([30, false])
  })

  test('need the key', async () => {
    expect((await fetch(`${running.url}/_admin/faults`)).status).toBe(401)
  })
})
