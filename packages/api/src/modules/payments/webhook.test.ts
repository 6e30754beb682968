import type Stripe from 'stripe'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { deliver } from '../../testing/payment-events.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { findProcessed } from './event-repository.ts'
import { receiveEvent } from './webhook.ts'

let app: TestApp

beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

let count = 0
const anEvent = () =>
  ({
    id: `evt_${(count += 1)}`,
    object: 'event',
    type: 'customer.updated',
    created: 1_800_000_000,
    data: { object: { id: 'cus_1' } },
  }) as unknown as Stripe.Event
const isStored = async ({ id }: Stripe.Event) => (await findProcessed(app.db, [id])).has(id)

it('processes an event that the provider signed', async () => {
  const event = anEvent()
  expect(await deliver(app, event)).toBe(200)
  expect(await isStored(event)).toBe(true)
})

it('refuses an event that somebody else signed', async () => {
  const event = anEvent()
  expect(await deliver(app, event, 'whsec_other')).toBe(400)
  expect(await isStored(event)).toBe(false)
})

it.each([
  [null, undefined],
  [Buffer.from('{}'), undefined],
  [null, 't=1,v1=00'],
])('refuses a request without an event or a signature: %o, %s', async (rawBody, signature) => {
  await expect(receiveEvent(app, rawBody, signature)).rejects.toMatchObject({ code: 'webhook_signature' })
})
