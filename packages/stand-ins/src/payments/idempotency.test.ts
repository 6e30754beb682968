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

const failing = (rule: object) => running.admin('/faults', { path: '/v1/customers', ...rule })
const named = (name: string, idempotencyKey: string) => stripe.customers.create({ name }, { idempotencyKey })
const codeOf = (call: Promise<unknown>) =>
  call.then(
    () => 200,
    (error: Stripe.errors.StripeError) => error.statusCode,
  )

describe('an idempotency key', () => {
  test('has at most 255 characters', async () => {
    expect(await codeOf(named('A', 'k'.repeat(256)))).toBe(400)
    expect(await codeOf(named('A', 'k'.repeat(255)))).toBe(200)
  })

  test.each(['error', 'error-after-commit'])('repeats a 500 for a day: %s', async (effect) => {
    await failing({ effect })
    expect(await codeOf(named(effect, effect))).toBe(500)
    expect(await codeOf(named(effect, effect))).toBe(500)
    expect(
      (await stripe.customers.list({ limit: 100 })).data.filter(({ name }) => name === effect),
    ).toHaveLength(effect === 'error' ? 0 : 1)
    await running.admin('/clock', { advanceMs: 25 * 3_600_000 })
    expect(await codeOf(named(effect, effect))).toBe(200)
  })

  test.each([
    ['too many requests', { effect: 'rate-limit' }, 429],
    ['a wrong key', { effect: 'error', status: 401 }, 401],
    ['an error of a proxy', { effect: 'error', status: 503 }, 503],
  ])('does not keep a response after %s', async (_who, rule, status) => {
    await failing(rule)
    expect(await codeOf(named('B', `kept-${status}`))).toBe(status)
    expect(await codeOf(named('B', `kept-${status}`))).toBe(200)
  })

  test('is stored with a refusal of an executed call, but not with one of its parameters', async () => {
    const session = await stripe.checkout.sessions.create(sessionParams())
    await payOnPage(running, session.id)
    const { payment_intent } = await stripe.checkout.sessions.retrieve(session.id)
    const refund = (amount: number, idempotencyKey: string) =>
      stripe.refunds.create({ payment_intent: payment_intent as string, amount }, { idempotencyKey })
    const statusOf = async (call: Promise<unknown>) =>
      call.then(
        () => undefined,
        (error: Stripe.errors.StripeError) => error.statusCode,
      )
    expect(await statusOf(refund(9_999_999, 'too-much'))).toBe(400)
    await stripe.refunds.create({ payment_intent: payment_intent as string })
    await expect(refund(9_999_999, 'too-much')).rejects.toThrow('greater than unrefunded amount')
    const wrong = { email: 'nobody' }
    await expect(stripe.customers.create(wrong, { idempotencyKey: 'mended' })).rejects.toMatchObject({
      code: 'email_invalid',
    })
    const mended = await stripe.customers.create({ email: 'a@example.com' }, { idempotencyKey: 'mended' })
    expect(mended.email).toBe('a@example.com')
  })

  test('gets a rate limit error in Stripe’s format', async () => {
    await failing({ effect: 'rate-limit' })
    await expect(named('C', 'limited')).rejects.toMatchObject({
      type: 'StripeRateLimitError',
      code: 'rate_limit',
      statusCode: 429,
    })
  })
})
