import { endpoints } from '@metrolibre/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { monthsFrom } from '../../testing/booking.ts'
import { makeProperty, makeUser } from '../../testing/factories.ts'
import { holdBack } from '../../testing/hold-back.ts'
import { refuseChanges } from '../../testing/refuse-changes.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

let app: TestApp

beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

/** Three holds that are overdue, the oldest first. */
const makeOverdue = async () => {
  const ids: string[] = []
  for (let count = 0; count < 3; count++) {
    const body = {
      locationId: (await makeProperty(app.db)).id,
      range: monthsFrom(app.clock.now(), 1, 2),
    }
    const hold = await app.call(endpoints.reservations.hold, { body }, { as: await makeUser(app.db) })
    ids.push(hold.body.id)
    app.clock.advance(1_000)
  }
  app.clock.advance(15 * 60_000)
  return ids
}
const statesOf = async (ids: readonly string[]) => {
  const rows = await app.sql<{ id: string; state: string }[]>`select id, state from reservations`
  return ids.map((id) => rows.find((row) => row.id === id)?.state)
}
const lock = (ids: readonly string[]) => (tx: TestApp['sql']) =>
  tx`select from reservations where id = any(${ids as string[]}) for update`
const turn = () => app.jobs.tick('expire-holds')

it('lets the holds go that nobody has locked before it waits for those that somebody has', async () => {
  const ids = await makeOverdue()
  const { between } = await holdBack(app, {
    lock: lock(ids.slice(0, 2)),
    work: turn,
    meanwhile: () => statesOf(ids),
  })
  expect(between).toEqual(['held', 'held', 'expired'])
  // On a slow machine the locks were given back too late for that turn.
  await turn()
  expect(await statesOf(ids)).toEqual(['expired', 'expired', 'expired'])
})

it('ends its turn while a hold stays locked, and lets that go in a later one, once', async () => {
  const ids = await makeOverdue()
  await holdBack(app, { lock: lock(ids.slice(0, 1)), work: async () => undefined, meanwhile: turn })
  expect(await statesOf(ids)).toEqual(['held', 'expired', 'expired'])
  await turn()
  expect(await statesOf(ids)).toEqual(['expired', 'expired', 'expired'])
  const events = await app.sql`select from reservation_events
    where reservation_id = any(${ids}) and to_state = 'expired'`
  expect(events).toHaveLength(3)
})

it('leaves a hold as it was made by the transaction that had locked it', async () => {
  const ids = await makeOverdue()
  await holdBack(app, {
    lock: lock(ids.slice(0, 1)),
    work: turn,
    meanwhile: (tx) => tx`update reservations set state = 'cancelled', blocks = false, hold_expires_at = null
      where id = ${ids[0]!}`,
  })
  expect(await statesOf(ids)).toEqual(['cancelled', 'expired', 'expired'])
})

it('lets the holds go that come after one that can’t be expired', async () => {
  const ids = await makeOverdue()
  const mended = await refuseChanges(app.sql, ids[0]!)
  await turn()
  expect(await statesOf(ids)).toEqual(['held', 'expired', 'expired'])
  await mended()
  await turn()
  expect(await statesOf(ids)).toEqual(['expired', 'expired', 'expired'])
})
