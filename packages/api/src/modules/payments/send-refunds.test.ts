import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { makePaid } from '../../testing/make-checkout.ts'
import { untilLocked } from '../../testing/lock-waits.ts'
import { breakProvider, healProvider, providerOf, skipAtProvider } from '../../testing/payment-provider.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { findReservation, lockReservation } from '../reservation-core/repository.ts'
import { dropRefund } from './left-to-refund.ts'
import { orderRefund } from './order-refund.ts'
import { changeRefund, listRefunds, removeUnsent, type RefundRow } from './refund-repository.ts'
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

  it('makes it once when two instances send it at the same time', async () => {
    const { atProvider } = await scene('requested', 1_000)
    // Both have looked for a refund before one is made.
    await breakProvider(app, { ...refunding, effect: 'latency', ms: 200, times: 2 })
    await Promise.all([sendRefunds(app), sendRefunds(app)])
    expect(await atProvider()).toHaveLength(1)
  })

  it('makes another one after the first one failed there', async () => {
    const { see, atProvider } = await scene()
    await breakProvider(app, { effect: 'refund-fail', times: 1 })
    await sendRefunds(app)
    expect(await see()).toMatchObject([{ status: 'pending', failures: 0 }])
    await skipAtProvider(app, 2_000)
    for (const failures of [1, 1]) {
      app.clock.advance(3_600_000)
      await sendRefunds(app)
      expect(await see()).toMatchObject([{ failures }])
    }
    expect(await see()).toMatchObject([{ status: 'succeeded' }])
    expect((await atProvider()).map(({ status }) => status)).toEqual(['succeeded', 'failed'])
  })

  it('takes no refund of another payment for its own, however many there are', async () => {
    const { intent, see, atProvider } = await scene('requested', 1_000)
    const { intent: other } = await makePaid(app)
    await breakProvider(app, { ...refunding, effect: 'error-after-commit', times: 3 })
    await sendRefunds(app)
    for (let part = 0; part < 11; part += 1)
      await providerOf(app).refunds.create({ payment_intent: other, amount: 1 })
    app.clock.advance(60_000)
    await sendRefunds(app)
    expect(await atProvider()).toHaveLength(1)
    await recordRefunds(app, intent)
    expect(await see()).toMatchObject([{ status: 'succeeded', amount: 1_000 }])
  })

  it.each([true, false])(
    'changes no order that was settled or removed while the provider refused it: %s',
    async (isSettled) => {
      const { reservation, see } = await scene('requested', 1_000)
      const [order] = await see()
      await breakProvider(app, { ...refunding, status: 400 })
      const { sending } = await app.db.transaction(async (tx) => {
        await lockReservation(tx, reservation.id)
        const sent = sendRefunds(app)
        await untilLocked(app, 1)
        if (isSettled) await changeRefund(tx, order!.id, { status: 'succeeded' }, app.clock.now())
        else await removeUnsent(tx, order!.id)
        return { sending: sent }
      })
      await sending
      expect((await see()).map(({ status }) => status)).toEqual(isSettled ? ['succeeded'] : [])
    },
  )

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

  it('that failed before anybody heard of them are not written', async () => {
    const { intent, see, reservation } = await scene()
    await app.sql`delete from refunds where reservation_id = ${reservation.id}`
    await breakProvider(app, { effect: 'refund-fail', times: 1 })
    await providerOf(app).refunds.create({ payment_intent: intent, amount: 5 })
    await skipAtProvider(app, 2_000)
    await recordRefunds(app, intent)
    expect(await see()).toEqual([])
  })

  it('of a second session are written without a checkout', async () => {
    const { intent, see } = await scene('duplicate')
    await app.sql`
      update checkout_sessions set stripe_payment_intent_id = null where stripe_payment_intent_id = ${intent}`
    const { id } = await providerOf(app).refunds.create({ payment_intent: intent, amount: 5 })
    await recordRefunds(app, intent)
    const written = (await see()).find(({ stripeRefundId }) => stripeRefundId === id)
    expect(written).toMatchObject({ reason: 'provider', amount: 5, checkoutSessionId: null })
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
