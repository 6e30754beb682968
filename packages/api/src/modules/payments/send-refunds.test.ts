import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { makePaid } from '../../testing/make-checkout.ts'
import { breakProvider, healProvider, providerOf } from '../../testing/payment-provider.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { findReservation } from '../reservation-core/repository.ts'
import { dropRefund } from './left-to-refund.ts'
import { orderRefund } from './order-refund.ts'
import { listRefunds, type RefundRow } from './refund-repository.ts'
import { sendRefunds } from './send-refunds.ts'
import { recordRefunds } from './record-refunds.ts'

let app: TestApp

beforeAll(async () => {
  app = await createTestApp({ ownServices: true })
})
afterEach(async () => {
  await healProvider(app)
  await app.sql`update refunds set status = 'failed' where status = 'pending'`
})
afterAll(() => app.close())

const scene = async (reason: RefundRow['reason'] = 'requested', amount = 450_000) => {
  const { reservation, row: checkout, intent } = await makePaid(app)
  const at = app.clock.now()
  await app.db.transaction((tx) => orderRefund(tx, { reservation, checkout, amount, reason, at }))
  const see = () => listRefunds(app.db, [reservation.id])
  const state = async () => (await findReservation(app.db, reservation.id))!.state
  const atProvider = async () => (await providerOf(app).refunds.list({ payment_intent: intent })).data
  const event = { id: `evt_of_${intent}`, type: 'refund.created', stripeSessionId: null, payload: {} }
  return { reservation, intent, see, state, atProvider, event }
}
const refunding = { path: '/v1/refunds', method: 'POST', effect: 'error', times: null }

describe('sending a refund', () => {
  it('makes it at the provider, with our id', async () => {
    const { see, state, atProvider } = await scene()
    const [ordered] = await see()
    await sendRefunds(app)
    const [made, ...others] = await atProvider()
    expect(others).toEqual([])
    expect(made).toMatchObject({ amount: 450_000, metadata: { refund: ordered!.id } })
    expect(await see()).toMatchObject([{ status: 'succeeded', stripeRefundId: made!.id }])
    expect(await state()).toBe('refunded')
  })

  it('finds the one that was made although its response was lost', async () => {
    const { see, atProvider } = await scene('requested', 1_000)
    await breakProvider(app, { ...refunding, effect: 'reset-after-commit', times: 3 })
    await sendRefunds(app)
    expect(await see()).toMatchObject([{ status: 'pending', tries: 1, keyTurn: 0, failures: 0 }])
    app.clock.advance(1_000)
    await sendRefunds(app)
    expect(await see()).toMatchObject([{ status: 'succeeded' }])
    expect(await atProvider()).toHaveLength(1)
  })

  it.each([
    [400, { failures: 1, keyTurn: 1, tries: 1 }],
    [500, { failures: 0, keyTurn: 1, tries: 1 }],
    [503, { failures: 0, keyTurn: 0, tries: 1 }],
    [429, { failures: 0, keyTurn: 0, tries: 1 }],
  ])('counts a response of %i as what it is', async (status, counted) => {
    const { see, state } = await scene()
    await breakProvider(app, { ...refunding, status })
    await sendRefunds(app)
    expect(await see()).toMatchObject([{ status: 'pending', ...counted }])
    expect(await state()).toBe('refund_pending')
  })

  it('refunds what is left when a part went back in another way', async () => {
    const { intent, see, state } = await scene()
    await providerOf(app).refunds.create({ payment_intent: intent, amount: 50_000 })
    await sendRefunds(app)
    expect(await see()).toMatchObject([{ status: 'succeeded', amount: 400_000 }])
    await recordRefunds(app, intent)
    expect(await state()).toBe('refunded')
  })
})

describe('an order for which nothing is left', () => {
  it.each(['requested', 'duplicate', 'mismatch'] as const)(
    'is replaced by what went back at the provider: %s',
    async (reason) => {
      const { intent, see } = await scene(reason)
      await providerOf(app).refunds.create({ payment_intent: intent })
      await sendRefunds(app)
      expect(await see()).toMatchObject([
        { status: 'succeeded', amount: 450_000, reason: reason === 'requested' ? 'provider' : reason },
      ])
    },
  )

  it('stays when the provider has it by now', async () => {
    const { intent, see } = await scene('duplicate')
    const [order] = await see()
    await app.sql`update refunds set stripe_refund_id = 're_other' where id = ${order!.id}`
    await providerOf(app).refunds.create({ payment_intent: intent })
    await dropRefund(app, order!)
    expect((await see()).map(({ reason }) => reason).toSorted((a, b) => a.localeCompare(b))).toEqual([
      'duplicate',
      'provider',
    ])
  })
})

describe('the refunds of a payment at the provider', () => {
  it('are taken once for an event', async () => {
    const { intent, see, event } = await scene()
    await recordRefunds(app, intent, event)
    await providerOf(app).refunds.create({ payment_intent: intent, amount: 5 })
    await recordRefunds(app, intent, event)
    expect(await see()).toHaveLength(1)
    await recordRefunds(app, intent, { ...event, id: `${event.id}_again` })
    await recordRefunds(app, intent)
    expect(await see()).toHaveLength(2)
  })

  it('are adopted by the order whose response was lost', async () => {
    const { intent, see } = await scene('requested', 1_000)
    const [order] = await see()
    const metadata = { refund: order!.id }
    const made = await providerOf(app).refunds.create({ payment_intent: intent, amount: 1_000, metadata })
    await recordRefunds(app, intent)
    expect(await see()).toMatchObject([{ id: order!.id, status: 'succeeded', stripeRefundId: made.id }])
  })

  it('that nobody ordered here are written with the time and amount they have there', async () => {
    const { intent, see, reservation } = await scene()
    await app.sql`delete from refunds where reservation_id = ${reservation.id}`
    const made = await providerOf(app).refunds.create({ payment_intent: intent, amount: 5 })
    await recordRefunds(app, intent)
    expect(await see()).toMatchObject([
      {
        reason: 'provider',
        status: 'succeeded',
        amount: 5,
        stripeRefundId: made.id,
        checkoutSessionId: expect.any(String),
        createdAt: new Date(made.created * 1000),
      },
    ])
  })

  it('of a payment that is not ours are ignored', async () => {
    const { intent, see, reservation, event } = await scene()
    await app.sql`delete from refunds where reservation_id = ${reservation.id}`
    await app.sql`
      update checkout_sessions set stripe_payment_intent_id = null, reservation_id = reservation_id
      where stripe_payment_intent_id = ${intent}`
    await recordRefunds(app, 'pi_foreign', event)
    expect(await see()).toEqual([])
  })
})
