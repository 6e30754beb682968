import { endpoints, maxFavourites } from '@metrolibre/contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { favourites } from '../../platform/db/schema/favourites.ts'
import { properties } from '../../platform/db/schema/properties.ts'
import { makeProperty, makeUser } from '../../testing/factories.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

const { favourites: calls, locations } = endpoints

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const price = { amount: 450_000, currency: 'CLP', unit: 'month' } as const
const noted = (savedAt: string) => ({ savedAt, price })
const old = '2026-01-05T12:00:00.000Z'
const add = (as: { id: string }, id: string, savedAt = old) =>
  app.call(calls.add, { params: { id }, body: noted(savedAt) }, { as })
const list = async (as: { id: string }) => (await app.call(calls.list, {}, { as })).body.favourites
/** Fills a user's favourites up to a number, with one statement. */
const fill = (userId: string, zoneId: string, ownerId: string, count: number) => app.sql`
  with made as (
    insert into properties (name, type, currency, zone_id, owner_id, stage, is_verified)
    select 'Uno de muchos', 'entire', 'CLP', ${zoneId}, ${ownerId}, 'published', true
    from generate_series(1, ${count}) returning id
  ) insert into favourites (user_id, property_id, saved_at) select ${userId}, id, now() from made`

it('keeps a favourite once, with the time and price of the first, and forgets it', async () => {
  const as = await makeUser(app.db)
  const { id } = await makeProperty(app.db)
  expect((await add(as, id)).status).toBe(200)
  await add(as, id, '2026-02-01T00:00:00.000Z')
  expect(await list(as)).toEqual([{ locationId: id, savedAt: old, price }])
  for (const _twice of [1, 2])
    expect((await app.call(calls.remove, { params: { id } }, { as })).status).toBe(200)
  expect(await list(as)).toEqual([])
})

it.each(['2090-01-01T00:00:00.000Z', '0000-01-01T00:00:00.000Z', '2026-01-01T00:00:00+23'])(
  'dates a favourite now when the clock of the device is wrong: %s',
  async (savedAt) => {
    const as = await makeUser(app.db)
    const { id } = await makeProperty(app.db)
    const { body } = await add(as, id, savedAt)
    expect(body.savedAt).toBe(app.clock.now().toISOString())
  },
)

it('adds no property that the public cannot see, and keeps one that is withdrawn later', async () => {
  const as = await makeUser(app.db)
  const hidden = await makeProperty(app.db, { isVerified: false, stage: 'draft' })
  expect((await add(as, hidden.id)).status).toBe(404)
  const { id } = await makeProperty(app.db)
  const sold = await makeProperty(app.db)
  await add(as, id)
  await add(as, sold.id)
  await app.db.update(properties).set({ isVerified: false }).where(eq(properties.id, id))
  await app.db.update(properties).set({ isActive: false }).where(eq(properties.id, sold.id))
  const ids = (await list(as)).map(({ locationId }) => locationId)
  expect(ids.toSorted()).toEqual([id, sold.id].toSorted())
  const { body } = await app.call(locations.cards, { query: { ids } })
  expect(body.locations.map((card) => [card.id, card.price.state])).toEqual([[sold.id, 'sold_out']])
})

it('merges the favourites of a device once, and only what is published', async () => {
  const as = await makeUser(app.db)
  const [own, shared, fresh, hidden] = [
    await makeProperty(app.db),
    await makeProperty(app.db),
    await makeProperty(app.db),
    await makeProperty(app.db, { isVerified: false, stage: 'draft' }),
  ]
  await add(as, own.id)
  await add(as, shared.id)
  const body = {
    favourites: [shared, fresh, hidden].map(({ id }) => ({
      locationId: id,
      ...noted('2026-03-01T00:00:00.000Z'),
    })),
  }
  const merged = await app.call(calls.merge, { body }, { as })
  expect(merged.body.added).toBe(1)
  expect(merged.body.favourites[0]?.locationId).toBe(fresh.id)
  expect(merged.body.favourites).toHaveLength(3)
  expect((await app.call(calls.merge, { body }, { as })).body.added).toBe(0)
})

it('ends at the limit, also for several requests at once', async () => {
  const as = await makeUser(app.db)
  const [one, two, three] = [
    await makeProperty(app.db),
    await makeProperty(app.db),
    await makeProperty(app.db),
  ]
  await fill(as.id, one.zoneId, one.ownerId, maxFavourites - 1)
  const answers = await Promise.all([one, two, three].map(({ id }) => add(as, id)))
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409])
  expect(answers.find(({ status }) => status === 409)?.problem?.message).toContain(String(maxFavourites))
  const body = { favourites: [{ locationId: three.id, ...noted(old) }] }
  expect((await app.call(calls.merge, { body }, { as })).body.added).toBe(0)
  expect(await app.db.$count(favourites, eq(favourites.userId, as.id))).toBe(maxFavourites)
})
