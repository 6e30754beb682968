import { endpoints, mapPinLimit, type QueryInput } from '@metrolibre/contract'
import { eq, inArray } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { properties } from '../../../platform/db/schema/properties.ts'
import { makeOwner, makeProperty, makeZone } from '../../../testing/factories.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'

let app: TestApp
const zones = { nunoa: '', barranco: '' }
let owner: { id: string }
/** Properties of one test. */
const added: string[] = []

const map = async (query: QueryInput<typeof endpoints.locations.map> = {}) =>
  (await app.call(endpoints.locations.map, { query })).body
const counted = async (query?: QueryInput<typeof endpoints.locations.map>) => {
  const { clusters } = await map(query)
  return clusters.reduce((sum, { count }) => sum + count, 0)
}

const make = async (values: Parameters<typeof makeProperty>[1]) =>
  (await makeProperty(app.db, { ownerId: owner.id, ...values })).id
const add = async (values: Parameters<typeof makeProperty>[1]) => {
  const id = await make({ zoneId: zones.nunoa, publicLongitude: -70.6, ...values })
  added.push(id)
  return id
}

/** More matches than those that are listed one by one. */
const many = 4 * mapPinLimit + 20

beforeAll(async () => {
  app = await createTestApp()
  const { db } = app
  owner = await makeOwner(db)
  zones.nunoa = (await makeZone(db, { name: 'Ñuñoa' })).id
  const lima = { country: 'Perú', state: 'Lima', city: 'Lima', name: 'Barranco', latitude: -12.1 } as const
  zones.barranco = (await makeZone(db, lima)).id
  for (let index = 0; index < many; index += 1) {
    const at = { publicLatitude: (index - 334_500) / 10_000, publicLongitude: -70.6 }
    const kind = { type: index % 2 === 0 ? 'galpon' : 'entire', wifi: index < 300 } as const
    await make({ zoneId: zones.nunoa, name: `Bodega ${index}`, area: index + 1, ...kind, ...at })
  }
  const place = {
    publicLatitude: -12.1,
    publicLongitude: -77,
    zoneId: zones.barranco,
    currency: 'PEN',
  } as const
  for (let index = 0; index < 3; index += 1) await make({ ...place, name: 'Quinta' })
  await make({ ...place, isVerified: false })
  await make({ ...place, publicLatitude: null, publicLongitude: null })
}, 120_000)
afterEach(async () => {
  // Nothing lists them any more. To delete them takes longer.
  await app.db
    .update(properties)
    .set({ deletedAt: new Date() })
    .where(inArray(properties.id, added.splice(0)))
})
afterAll(() => app.close())

describe('the map of a search', () => {
  test('lists a few matches one by one', async () => {
    const { locations, clusters } = await map({ country: 'Perú' })
    expect(locations.map(({ name }) => name)).toEqual(['Quinta', 'Quinta', 'Quinta'])
    expect(clusters).toEqual([])
  })

  test('groups many matches, counting each exactly once', async () => {
    const { locations, clusters } = await map()
    expect(locations).toEqual([])
    const lima = clusters.filter(({ long }) => long < -75)
    expect(lima).toEqual([{ lat: -12.1, long: -77, count: 3 }])
    expect(await counted()).toBe(many + 3)
    expect(await counted({ comuna: 'nunoa' })).toBe(many)
  })

  test('shows only the visible part', async () => {
    const view = '-70.7,-33.4505,-70.5,-33.4495'
    const { locations, clusters } = await map({ view })
    expect(clusters).toEqual([])
    const seen = [-33.45, -33.4499, -33.4498, -33.4497, -33.4496, -33.4495]
    expect(new Set(locations.map(({ lat }) => lat))).toEqual(new Set(seen))
    expect(await map({ view, bbox: '10,10,11,11' })).toEqual({ locations: [], clusters: [] })
  })

  test('also groups by any other filter', async () => {
    expect(await counted({ services: ['wifi'] })).toBe(300)
    expect(await counted({ q: 'bodega', minArea: 100 })).toBe(many - 99)
    expect((await map({ q: 'bodega', maxArea: 9 })).locations).toHaveLength(9)
  })

  test('follows properties that are published, moved, changed and removed', async () => {
    const { db } = app
    const cells = async () =>
      app.sql`select level, x, y, zone_id, type, rental_mode, total::int, longitude_sum::text, latitude_sum::text
        from property_cells where total <> 0 order by 1, 2, 3, 4, 5, 6`
    // Between others, with which they share cells.
    const [first, second, third, fourth] = [
      await add({ publicLatitude: -33.45 }),
      await add({ publicLatitude: -33.4499 }),
      await add({ publicLatitude: -33.4498 }),
      await add({ publicLatitude: -33.4497, type: 'galpon' }),
    ]
    await db.update(properties).set({ publicLatitude: -33.9 }).where(eq(properties.id, first))
    await db.update(properties).set({ deletedAt: new Date() }).where(eq(properties.id, second))
    await db.update(properties).set({ type: 'terreno', rentalMode: 'hour' }).where(eq(properties.id, third))
    await db.delete(properties).where(eq(properties.id, fourth))
    const kept = await cells()
    await app.sql`truncate property_cells`
    await app.sql`insert into property_cells
      select level, map_cell(public_longitude, level), map_cell(public_latitude, level), zone_id, type, rental_mode,
        count(*), sum(millionths(public_longitude)), sum(millionths(public_latitude))
      from properties, generate_series(4, 14, 2) as level
      where listed and public_longitude is not null group by 1, 2, 3, 4, 5, 6`
    expect(kept).toEqual(await cells())
  })
})

test('lists the places where something is published, with the number per kind', async () => {
  const { places } = (await app.call(endpoints.locations.places, {})).body
  expect(places.map(({ zone }) => zone).toSorted()).toEqual(['Barranco', 'Ñuñoa'])
  expect(places.find(({ id }) => id === zones.barranco)).toMatchObject({
    city: 'Lima',
    country: 'Perú',
    counts: { room: 0, entire: 4, galpon: 0, terreno: 0, hours: 0 },
  })
})

test('sorts by size, the largest first and those without a size last', async () => {
  const search = async (query: QueryInput<typeof endpoints.locations.search>) =>
    (await app.call(endpoints.locations.search, { query: { sort: 'area_desc', ...query } })).body
  const first = await search({})
  expect(first.locations[0]?.name).toBe(`Bodega ${many - 1}`)
  const second = await search({ cursor: first.nextCursor! })
  expect(second.locations).toEqual((await search({ page: 2 })).locations)
  expect((await search({ cursor: second.previousCursor! })).locations).toEqual(first.locations)
  const last = await search({ zoneId: zones.barranco })
  expect(last.locations.every(({ area }) => area === null)).toBe(true)
})

test('finds a rare kind at its place without walking past everything else', async () => {
  await add({ type: 'terreno' })
  const query = { type: 'terreno', comuna: 'nunoa' } as const
  const { locations, total } = (await app.call(endpoints.locations.search, { query })).body
  expect([locations.length, total]).toEqual([1, 1])
})

test('lists the nearest places of a kind first, or those with the most', async () => {
  const places = async (query: QueryInput<typeof endpoints.locations.places>) =>
    (await app.call(endpoints.locations.places, { query })).body.places.map(({ zone }) => zone)
  expect(await places({ lat: -12, long: -77 })).toEqual(['Barranco', 'Ñuñoa'])
  expect(await places({ limit: 1 })).toEqual(['Ñuñoa'])
  expect(await places({ lat: -12, long: -77, type: 'galpon' })).toEqual(['Ñuñoa'])
  expect(await places({ country: 'Perú' })).toEqual(['Barranco'])
})
