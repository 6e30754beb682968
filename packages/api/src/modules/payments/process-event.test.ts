import type Stripe from 'stripe'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { paymentEvents } from '../../platform/db/schema/payments.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { processEvent } from './process-event.ts'

let app: TestApp

beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

let count = 0
/** Processes an event about an object and returns what was stored of it. */
const hear = async (type: string, object: object) => {
  const event = { id: `evt_${(count += 1)}`, type, created: 1_800_000_000, data: { object } }
  await processEvent(app, event as unknown as Stripe.Event)
  await processEvent(app, event as unknown as Stripe.Event)
  return app.db.select().from(paymentEvents).where(eq(paymentEvents.id, event.id))
}

it('stores of an event only its type and what it was about', async () => {
  expect(await hear('customer.updated', { id: 'cus_1', email: 'pays@people.example' })).toEqual([
    {
      id: `evt_${count}`,
      type: 'customer.updated',
      stripeSessionId: null,
      payload: { object: 'cus_1', created: 1_800_000_000 },
      receivedAt: app.clock.now(),
    },
  ])
})

it('stores the session of an event about one', async () => {
  expect(await hear('checkout.session.expired', { id: 'cs_1' })).toMatchObject([{ stripeSessionId: 'cs_1' }])
  expect(await hear('checkout.session.expired', {})).toMatchObject([{ stripeSessionId: null }])
})

it.each([
  'checkout.session.completed',
  'refund.created',
  'charge.refunded',
  'charge.dispute.created',
  'constructor',
])('only stores an event that names nothing to look at: %s', async (type) => {
  expect(await hear(type, { payment_intent: null })).toMatchObject([{ type }])
})
