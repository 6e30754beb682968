import type Stripe from 'stripe'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { payOnPage, type Running, sessionParams, startForTest } from '../testing/running.ts'

let running: Running
let stripe: Stripe
beforeAll(async () => {
  running = await startForTest()
  stripe = running.stripe
})
afterAll(() => running.end())

const skip = (seconds: number) => running.admin('/clock', { advanceMs: seconds * 1000 })
const read = (id: string) =>
  stripe.checkout.sessions.retrieve(id, { expand: ['payment_intent.latest_charge'] })
const intentOf = async (id: string) => (await read(id)).payment_intent as Stripe.PaymentIntent
const paidWith = async (number: string) => {
  const session = await stripe.checkout.sessions.create(sessionParams())
  await payOnPage(running, session.id, { number })
  return intentOf(session.id)
}
const typesAbout = async (id: string) => {
  const { data } = await stripe.events.list({ limit: 100 })
  return data.filter(({ data: { object } }) => (object as { id: string }).id === id).map(({ type }) => type)
}

describe('3-D Secure', () => {
  const number = '4000 0025 0000 3155'

  test('asks first, charges nothing until then, and pays once the payer confirms', async () => {
    const session = await stripe.checkout.sessions.create(sessionParams())
    const asked = await payOnPage(running, session.id, { number })
    expect([asked.status, await asked.text()]).toEqual([200, expect.stringContaining('Tu banco pregunta')])
    expect(await read(session.id)).toMatchObject({
      status: 'open',
      payment_intent: {
        status: 'requires_action',
        latest_charge: null,
        next_action: { type: 'redirect_to_url' },
      },
    })
    expect((await payOnPage(running, session.id, { number, proof: 'passed' })).status).toBe(303)
    expect(await intentOf(session.id)).toMatchObject({
      status: 'succeeded',
      next_action: null,
      latest_charge: { payment_method_details: { card: { three_d_secure: { result: 'authenticated' } } } },
    })
  })

  test('leaves the session open for another card when the payer does not confirm', async () => {
    const session = await stripe.checkout.sessions.create(sessionParams())
    await payOnPage(running, session.id, { number })
    const failed = await payOnPage(running, session.id, { number, proof: 'failed' })
    expect([failed.status, await failed.text()]).toEqual([402, expect.stringContaining('no pudo comprobar')])
    expect(await intentOf(session.id)).toMatchObject({ status: 'requires_payment_method' })
    expect((await payOnPage(running, session.id)).status).toBe(303)
  })

  test('can be confirmed and still be declined', async () => {
    const session = await stripe.checkout.sessions.create(sessionParams())
    const declined = { number: '4000 0084 0000 1629', proof: 'passed' }
    expect((await payOnPage(running, session.id, declined)).status).toBe(402)
  })
})

describe('a dispute', () => {
  test('takes the money at once, refuses refunds, and returns the money when it is won', async () => {
    const { id: payment_intent, latest_charge } = await paidWith('4000 0000 0000 0259')
    await skip(2)
    const [dispute] = (await stripe.disputes.list({ payment_intent })).data
    expect(dispute).toMatchObject({ status: 'needs_response', reason: 'fraudulent', amount: 1_560_000 })
    expect(await stripe.charges.retrieve((latest_charge as Stripe.Charge).id)).toMatchObject({
      disputed: true,
    })
    await expect(stripe.refunds.create({ payment_intent })).rejects.toMatchObject({ code: 'charge_disputed' })
    const won = await stripe.disputes.update(dispute!.id, {
      evidence: { uncategorized_text: 'winning_evidence' },
    })
    expect(won.status).toBe('won')
    expect((await typesAbout(dispute!.id)).toSorted()).toEqual([
      'charge.dispute.closed',
      'charge.dispute.created',
      'charge.dispute.funds_reinstated',
      'charge.dispute.funds_withdrawn',
      'charge.dispute.updated',
    ])
  })

  test('is lost when it is closed', async () => {
    const { id: payment_intent } = await paidWith('4000 0000 0000 2685')
    await skip(2)
    const [dispute] = (await stripe.disputes.list({ payment_intent })).data
    expect(await stripe.disputes.close(dispute!.id)).toMatchObject({
      status: 'lost',
      reason: 'product_not_received',
    })
  })

  test('that is only an inquiry takes no money', async () => {
    const { id: payment_intent } = await paidWith('4000 0000 0000 1976')
    await skip(2)
    const [inquiry] = (await stripe.disputes.list({ payment_intent })).data
    expect(inquiry).toMatchObject({ status: 'warning_needs_response', balance_transactions: [] })
    expect((await stripe.refunds.create({ payment_intent })).status).toBe('succeeded')
  })

  test('can be injected for any card', async () => {
    await running.admin('/faults', { effect: 'dispute' })
    const { id: payment_intent } = await paidWith('4242 4242 4242 4242')
    await skip(2)
    expect((await stripe.disputes.list({ payment_intent })).data).toHaveLength(1)
  })
})

describe('a refund that ends after its response', () => {
  test('fails after it succeeded, and the charge counts as paid again', async () => {
    const { id: payment_intent } = await paidWith('4000 0000 0000 5126')
    const refund = await stripe.refunds.create({ payment_intent })
    expect(refund.status).toBe('succeeded')
    await skip(6)
    expect(await stripe.refunds.retrieve(refund.id)).toMatchObject({
      status: 'failed',
      failure_reason: 'expired_or_canceled_card',
    })
    expect(await typesAbout(refund.id)).toContain('refund.failed')
    expect((await stripe.charges.list({ payment_intent })).data[0]).toMatchObject({ amount_refunded: 0 })
  })

  test('is pending and then succeeds', async () => {
    const { id: payment_intent } = await paidWith('4000 0000 0000 7726')
    const refund = await stripe.refunds.create({ payment_intent })
    expect(refund.status).toBe('pending')
    await skip(6)
    expect(await stripe.refunds.retrieve(refund.id)).toMatchObject({ status: 'succeeded' })
    expect(await typesAbout(refund.id)).not.toContain('refund.failed')
  })
})
