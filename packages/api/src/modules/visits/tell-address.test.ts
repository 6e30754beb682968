import { addressLimits, endpoints } from '@metrolibre/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { toldAddresses } from '../../platform/db/schema/visits.ts'
import { makeAdmin, makeOwner, makeProperty, makeUser } from '../../testing/factories.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

const hour = 3_600_000
let app: TestApp
let places: string[]
let owner: string
beforeAll(async () => {
  app = await createTestApp({ env: { VISITS_URL: 'https://visits.example/visita', RATE_LIMIT_FACTOR: '1' } })
  owner = (await makeOwner(app.db)).id
  const all = Array.from({ length: addressLimits.perDay + 2 }, () => makeProperty(app.db, { ownerId: owner }))
  places = (await Promise.all(all)).map(({ id }) => id)
})
afterAll(() => app.close())

const ask = async (as: string, id: string) => {
  const { status, headers } = await app.call(endpoints.visits.prefill, { params: { id } }, { as })
  return { status, retryAfter: Number(headers['retry-after']) }
}
const askAll = async (as: string, ids: readonly string[]) => {
  const statuses: number[] = []
  for (const id of ids) statuses.push((await ask(as, id)).status)
  return statuses
}

it('reveals ten exact addresses a day to a user, and the same ones again as often as needed', async () => {
  const { id } = await makeUser(app.db)
  const [first, ...rest] = places
  expect(await askAll(id, [first!])).toEqual([200])
  app.clock.advance(hour)
  const allowed = rest.slice(0, addressLimits.perDay - 1)
  expect(new Set(await askAll(id, [...allowed, ...allowed, first!]))).toEqual(new Set([200]))
  const refused = await ask(id, places.at(-1)!)
  // The first address was requested again, so it counts from that time on and the second one is the next to
  // expire.
  expect(refused).toEqual({ status: 429, retryAfter: (24 * hour) / 1000 })
  app.clock.advance(24 * hour)
  expect((await ask(id, places.at(-1)!)).status).toBe(200)
})

it('reveals three addresses before the user’s own e-mail address is confirmed', async () => {
  const { id } = await makeUser(app.db, { emailConfirmedAt: null })
  expect(await askAll(id, places.slice(0, 4))).toEqual([200, 200, 200, 403])
  app.clock.advance(48 * hour)
  expect(await askAll(id, places.slice(2, 4))).toEqual([200, 403])
})

it('counts correctly when many are requested at once', async () => {
  const { id } = await makeUser(app.db)
  const answers = await Promise.all(places.map((place) => ask(id, place)))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(addressLimits.perDay)
})

it('does not count owners at their own places, nor admins', async () => {
  const admin = await makeAdmin(app.db)
  for (const as of [owner, admin.id]) expect(new Set(await askAll(as, places))).toEqual(new Set([200]))
  const told = await app.db.select().from(toldAddresses)
  expect(told.map(({ userId }) => userId)).not.toContain(owner)
  expect(told.map(({ userId }) => userId)).not.toContain(admin.id)
})
