import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { makeCheckout, makePaid } from '../../testing/make-checkout.ts'
import { readInbox } from '../../testing/inbox.ts'
import { breakProvider, healProvider, providerOf, skipAtProvider } from '../../testing/payment-provider.ts'
import { payAt } from '../../testing/paying.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { findReservation } from '../reservation-core/repository.ts'
import { findProcessed } from './event-repository.ts'
import { fulfil } from './fulfil.ts'
import { fulfilUnreported } from './fulfil-unreported.ts'
import { listRefunds } from './refund-repository.ts'
import { findCheckoutById, type CheckoutRow } from './repository.ts'
import { remoteSession } from './session-link.ts'

let app: TestApp

beforeAll(async () => {
  app = await createTestApp({ ownServices: true })
})
afterEach(() => healProvider(app))
afterAll(() => app.close())

/** A card of a delayed means of payment that is refused 20 seconds later. */
const slow = '4000 0000 0000 0341'
const createAt = (parameters: CheckoutRow['parameters']) =>
  providerOf(app).checkout.sessions.create(parameters as never)
const pay = (url: string | null, card?: string) => payAt(url!, app.config.STRIPE_API_URL, card)
const stateOf = async ({ id }: { id: string }) => (await findReservation(app.db, id))!.state
const read = async ({ id }: CheckoutRow) => (await findCheckoutById(app.db, id))!
const eventOf = (session: { id: string }) => ({
  id: `evt_of_${session.id}`,
  type: 'checkout.session.completed',
  stripeSessionId: session.id,
  payload: {},
})
const wasHeard = async (session: { id: string }) =>
  (await findProcessed(app.db, [eventOf(session).id])).size === 1

const opened = async (values: Partial<CheckoutRow> = {}) => {
  const { row: made, reservation, tenant } = await makeCheckout(app, values)
  const session = (await remoteSession(app, made))!
  return { row: await read(made), session, reservation, tenant }
}

describe('a session', () => {
  it('that is not paid changes nothing, and its event is stored', async () => {
    const { session, reservation, row } = await opened()
    const told = await fulfil(app, session.id, eventOf(session))
    expect(told).toEqual({ paid: false, refused: false, news: true })
    expect(await wasHeard(session)).toBe(true)
    expect(await stateOf(reservation)).toBe('awaiting_payment')
    expect(await read(row)).toEqual(row)
  })

  it('that was paid confirms its reservation, with the payment and its receipt', async () => {
    const { session, reservation, row } = await opened()
    await pay(session.url)
    expect(await fulfil(app, session.id)).toEqual({ paid: true, refused: false, news: true })
    const { payment_intent: intent } = await providerOf(app).checkout.sessions.retrieve(session.id)
    expect(await stateOf(reservation)).toBe('confirmed')
    expect(await read(row)).toMatchObject({
      status: 'paid',
      stripePaymentIntentId: intent,
      receiptUrl: expect.stringContaining('http'),
      url: null,
      paidAt: app.clock.now(),
    })
  })

  it('that was paid is taken once, however often and by whichever event it is told', async () => {
    const { session, reservation, tenant } = await opened()
    await pay(session.url)
    const told = [
      await fulfil(app, session.id, eventOf(session)),
      await fulfil(app, session.id, eventOf(session)),
      await fulfil(app, session.id),
    ]
    expect(told.map(({ paid, news }) => ({ paid, news }))).toEqual([
      { paid: true, news: true },
      { paid: true, news: false },
      { paid: true, news: true },
    ])
    expect(await listRefunds(app.db, [reservation.id])).toEqual([])
    expect(await readInbox(app, tenant.email)).toHaveLength(1)
  })

  it.each(['creating', 'expired', 'failed'] as const)(
    'that was paid counts although its attempt was %s, even if its id never reached us',
    async (status) => {
      const { row, reservation } = await makeCheckout(app, { status })
      const session = await createAt(row.parameters)
      await pay(session.url)
      await fulfil(app, session.id)
      expect(await stateOf(reservation)).toBe('confirmed')
      expect(await read(row)).toMatchObject({ status: 'paid', stripeSessionId: session.id })
    },
  )

  it('of no reservation is accepted and ignored', async () => {
    const { row } = await makeCheckout(app)
    const { metadata: _ours, ...parameters } = row.parameters
    const session = await createAt(parameters)
    await pay(session.url)
    expect(await fulfil(app, session.id, eventOf(session))).toMatchObject({ paid: true, news: true })
    expect((await read(row)).status).toBe('creating')
  })

  it('whose delayed payment is refused lets the tenant pay again', async () => {
    const { session, reservation, row, tenant } = await opened()
    await pay(session.url, slow)
    expect(await fulfil(app, session.id)).toMatchObject({ paid: false, refused: false })
    await skipAtProvider(app, 21_000)
    expect(await fulfil(app, session.id)).toEqual({ paid: false, refused: true, news: true })
    await fulfil(app, session.id)
    expect(await stateOf(reservation)).toBe('contract_signed')
    expect(await read(row)).toMatchObject({ status: 'failed', url: null })
    expect(await readInbox(app, tenant.email)).toHaveLength(1)
  })
})

it('a refused session whose id never reached us lets the tenant pay again too', async () => {
  const { row, reservation } = await makeCheckout(app)
  const session = await createAt(row.parameters)
  await pay(session.url, slow)
  await skipAtProvider(app, 21_000)
  await fulfil(app, session.id)
  expect(await stateOf(reservation)).toBe('contract_signed')
  expect((await read(row)).status).toBe('failed')
})

it('a refused session changes nothing of a reservation that does not wait for it any more', async () => {
  const { session, reservation, row, tenant } = await opened()
  await pay(session.url, slow)
  await app.sql`update reservations set state = 'contract_signed' where id = ${reservation.id}`
  await skipAtProvider(app, 21_000)
  await fulfil(app, session.id)
  expect(await stateOf(reservation)).toBe('contract_signed')
  expect((await read(row)).status).toBe('failed')
  expect(await readInbox(app, tenant.email)).toEqual([])
})

describe('two sessions of one attempt', () => {
  it('are unaffected by each other’s refusal', async () => {
    const { row, reservation } = await opened()
    const twin = await createAt(row.parameters)
    await pay(twin.url, slow)
    await skipAtProvider(app, 21_000)
    expect(await fulfil(app, twin.id)).toMatchObject({ refused: true })
    expect(await stateOf(reservation)).toBe('awaiting_payment')
    expect(await read(row)).toEqual(row)
  })

  it('that are both paid refund the second one once, all that it took', async () => {
    const { session, row, reservation } = await opened({ keyTurn: 1 })
    const twin = await createAt(row.parameters)
    for (const { url } of [session, twin]) await pay(url)
    for (const { id } of [session, twin, twin, session]) await fulfil(app, id)
    const { payment_intent: intent } = await providerOf(app).checkout.sessions.retrieve(twin.id)
    expect(await listRefunds(app.db, [reservation.id])).toMatchObject([
      { reason: 'duplicate', amount: 450_000, stripePaymentIntentId: intent, checkoutSessionId: null },
    ])
    expect(await read(row)).toMatchObject({ status: 'paid', stripeSessionId: session.id })
    expect(await stateOf(reservation)).toBe('confirmed')
  })

  it('of which one is paid close the other, and count even if that fails', async () => {
    const { session, row, reservation } = await opened({ keyTurn: 1 })
    const twin = await createAt(row.parameters)
    await pay(session.url)
    const path = `/v1/checkout/sessions/${twin.id}`
    await breakProvider(app, { path, effect: 'error', status: 503, times: null })
    expect(await fulfil(app, session.id)).toMatchObject({ paid: true })
    expect(await stateOf(reservation)).toBe('confirmed')
    await healProvider(app)
    await fulfil(app, session.id)
    expect((await providerOf(app).checkout.sessions.retrieve(twin.id)).status).toBe('expired')
  })
})

it('a payment that is not ours is not looked for a reservation', async () => {
  const { row } = await makeCheckout(app)
  const { metadata: _ours, ...parameters } = row.parameters
  const foreign = await createAt(parameters)
  await pay(foreign.url)
  const { payment_intent: intent } = await providerOf(app).checkout.sessions.retrieve(foreign.id)
  await breakProvider(app, { path: `/v1/checkout/sessions/${foreign.id}`, effect: 'error', times: null })
  await fulfilUnreported(app, intent as string)
})

it('a payment that was told already is not read again', async () => {
  const { intent } = await makePaid(app)
  await breakProvider(app, { path: '/v1/', effect: 'error', status: 503, times: null })
  await fulfilUnreported(app, intent)
})

it('a payment of which nobody told is applied', async () => {
  const { session, reservation } = await opened()
  await pay(session.url)
  const { session: newer } = await opened()
  await pay(newer.url)
  const { payment_intent: intent } = await providerOf(app).checkout.sessions.retrieve(session.id)
  await fulfilUnreported(app, intent as string)
  expect(await stateOf(reservation)).toBe('confirmed')
})
