import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { makePaid } from '../../testing/make-checkout.ts'
import { breakProvider, healProvider, providerOf, skipAtProvider } from '../../testing/payment-provider.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { findReservation } from '../reservation-core/repository.ts'
import { findReadTo, moveReadTo, rememberEvent } from './event-repository.ts'
import { handledEvents } from './process-event.ts'
import { sweepEvents } from './sweep-events.ts'

let app: TestApp

beforeAll(async () => {
  app = await createTestApp({ ownServices: true })
})
afterEach(async () => {
  await healProvider(app)
  // The next test reads everything again.
  await app.sql`delete from event_sweeps`
})
afterAll(() => app.close())

const stateOf = async ({ id }: { id: string }) => (await findReservation(app.db, id))!.state
const refund = (intent: string, amount?: number) =>
  providerOf(app).refunds.create({ payment_intent: intent, ...(amount && { amount }) })
const newest = async () => {
  const { data } = await providerOf(app).events.list({ types: [...handledEvents], limit: 1 })
  return new Date(data[0]!.created * 1000)
}

it('remembers nothing while there are no events', async () => {
  const other = await createTestApp({ ownServices: true })
  await sweepEvents(other)
  expect(await findReadTo(other.db)).toBeUndefined()
  await other.close()
})

it('applies what no webhook told and remembers up to when it has read', async () => {
  const { reservation, intent } = await makePaid(app)
  await refund(intent)
  await sweepEvents(app)
  expect(await stateOf(reservation)).toBe('refunded')
  expect(await findReadTo(app.db)).toEqual(await newest())
  // Events without an effect are not read at all.
  const types = await app.sql<{ type: string }[]>`select distinct type from payment_events`
  expect(types.filter(({ type }) => !handledEvents.includes(type))).toEqual([])
})

it('goes on after an event that can’t be processed, and reads it again the next time', async () => {
  const { intent, reservation } = await makePaid(app)
  await sweepEvents(app)
  const before = await findReadTo(app.db)
  expect(before).toBeInstanceOf(Date)
  const disputed = '4000 0000 0000 0259'
  const { reservation: one } = await makePaid(app, disputed)
  await refund(intent)
  await skipAtProvider(app, 2_000)
  await breakProvider(app, { path: '/v1/disputes', effect: 'error', status: 503, times: null })
  await sweepEvents(app)
  expect(await stateOf(reservation)).toBe('refunded')
  const disputes = () => app.sql`select id from disputes where reservation_id = ${one.id}`
  expect(await disputes()).toHaveLength(0)
  expect(await findReadTo(app.db)).toEqual(before)
  await healProvider(app)
  await sweepEvents(app)
  expect(await disputes()).toHaveLength(1)
  expect(await findReadTo(app.db)).toEqual(await newest())
})

it('reads some minutes once more, because events may appear late', async () => {
  const { reservation, intent } = await makePaid(app)
  await refund(intent)
  await moveReadTo(app.db, new Date((await newest()).getTime() + 300_000))
  await sweepEvents(app)
  expect(await stateOf(reservation)).toBe('refunded')
})

it('reads nothing older than that', async () => {
  const { reservation, intent } = await makePaid(app)
  await refund(intent)
  await moveReadTo(app.db, new Date((await newest()).getTime() + 700_000))
  await sweepEvents(app)
  expect(await stateOf(reservation)).toBe('confirmed')
})

it('asks the provider nothing about what it has processed', async () => {
  const { intent } = await makePaid(app)
  await refund(intent)
  await sweepEvents(app)
  await breakProvider(app, { path: '/v1/refunds', effect: 'error', status: 400, times: 1 })
  await sweepEvents(app)
  // The failure still waits for the first request.
  await expect(providerOf(app).refunds.list({ limit: 1 })).rejects.toMatchObject({ statusCode: 400 })
})

it('reads the list to its end, however long it is', async () => {
  const { reservation, intent } = await makePaid(app)
  const { intent: other } = await makePaid(app)
  await refund(intent)
  for (let part = 0; part < 60; part += 1) await refund(other, 1)
  const events = providerOf(app).events.list({ types: [...handledEvents], limit: 100 })
  const ids: string[] = []
  for await (const { id, data } of events)
    if ((data.object as { payment_intent?: string }).payment_intent === other) ids.push(id)
  expect(ids.length).toBeGreaterThan(100)
  await app.db.transaction(async (tx) => {
    for (const id of ids)
      await rememberEvent(tx, { id, type: 'refund.created', stripeSessionId: null, payload: {} }, new Date())
  })
  await sweepEvents(app)
  expect(await stateOf(reservation)).toBe('refunded')
})
