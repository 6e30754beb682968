import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { findProcessed, findReadTo, moveReadTo, rememberEvent } from './event-repository.ts'

let app: TestApp

beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const remember = (id: string) =>
  app.db.transaction((tx) =>
    rememberEvent(tx, { id, type: 'refund.created', stripeSessionId: null, payload: {} }, app.clock.now()),
  )

it('stores an event once and tells whether it is new', async () => {
  expect(await remember('evt_1')).toBe(true)
  expect(await remember('evt_1')).toBe(false)
  expect(await remember('evt_2')).toBe(true)
})

it('tells which of several events were processed', async () => {
  await remember('evt_3')
  expect(await findProcessed(app.db, ['evt_3', 'evt_new'])).toEqual(new Set(['evt_3']))
  expect(await findProcessed(app.db, [])).toEqual(new Set())
})

it('remembers up to when the events were read, and never goes back', async () => {
  expect(await findReadTo(app.db)).toBeUndefined()
  const [earlier, later] = [new Date('2026-11-22T12:00:00Z'), new Date('2026-11-22T12:05:00Z')]
  for (const [readTo, now] of [
    [earlier, earlier],
    [later, later],
    [earlier, later],
  ] as const) {
    await moveReadTo(app.db, readTo)
    expect(await findReadTo(app.db)).toEqual(now)
  }
})
