import {
  endpoints,
  searchPageSize,
  searchSorts,
  services,
  type QueryInput,
  type SearchQuery,
  type SearchSort,
} from '@metrolibre/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fillCatalogue } from '../../../testing/fill-catalogue.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'
import { hasEach, hasSet } from './services.ts'
import { plainWords } from './filter.ts'
import { collectPage } from './repository.ts'
import { tellBySamples } from './sample.ts'
import { collectStatement, foundAtMost, type PageOf, type SearchStatement } from './statement.ts'
import { knownParts, rarestParts, type PartCounts } from './word-parts.ts'

/**
 * Enough that a sample decides most searches, and that a page of one order covers only a part of all matches.
 */
const size = 30_000

let app: TestApp
type Search = QueryInput<typeof endpoints.locations.search>

const search = async (query: Search) => (await app.call(endpoints.locations.search, { query })).body

const orders: Record<SearchSort, string> = {
  newest: 'published_at desc, id desc',
  price_asc: 'shown_price is null, currency, rental_mode desc, shown_price, id',
  price_desc: 'shown_price is null, currency, rental_mode desc, shown_price desc, id desc',
  area_desc: 'area desc nulls last, id desc',
}

/** Runs the same search as a simple query, for comparison. */
const plainly = async (where: string, sort: SearchSort) => {
  const rows = await app.sql.unsafe<{ id: string }[]>(
    `select id from properties where listed and ${where} order by ${orders[sort]} limit 1010`,
  )
  return rows.map(({ id }) => id)
}

beforeAll(async () => {
  app = await createTestApp()
  await fillCatalogue(app.sql, size)
}, 120_000)
afterAll(() => app.close())

test.each<[Search, string]>([
  [{}, 'true'],
  [{ type: 'hours', city: 'Lima' }, `rental_mode = 'hour' and city = 'Lima'`],
  [{ q: 'bodega' }, `(search like '%bodega%' or type = 'galpon')`],
  [{ q: 'casa condor' }, `(search like '%casa%' or type = 'entire') and search like '%condor%'`],
  [{ q: 'wifi luz' }, `(search like '%wifi%' or wifi) and search like '%luz%'`],
  [{ country: 'Perú', q: 'peumo' }, `country = 'Perú' and search like '%peumo%'`],
  [{ q: 'taller sur huemul' }, `search like '%taller%' and search like '%sur%' and search like '%huemul%'`],
  [
    { q: 'ceibo calle nuevo', country: 'Chile', type: 'entire' },
    `search like '%ceibo%' and search like '%nuevo%' and country = 'Chile' and type = 'entire'`,
  ],
  [
    { q: 'bodega alto puma plomada' },
    `(search like '%bodega%' or type = 'galpon') and search like '%alto%' and search like '%puma%'
      and search like '%plomada%'`,
  ],
  [{ q: '777' }, `search like '%777%'`],
  [{ q: 'luz', comuna: 'nunoa' }, `search like '%luz%' and zone_name = 'Ñuñoa'`],
  [{ minArea: 100, maxArea: 300 }, 'area between 100 and 300'],
  [{ maxPrice: 900_000 }, `currency = 'CLP' and rental_mode = 'month' and shown_price between 1 and 900000`],
  [{ services: ['wifi', 'security'], type: 'room' }, `wifi and security and type = 'room'`],
  [{ services: ['vault'] }, 'vault'],
  [
    { services: ['parking', 'wifi', 'bathrooms'], minPrice: 3_900_000 },
    `garage > 0 and wifi and bathrooms > 0 and currency = 'CLP' and rental_mode = 'month' and shown_price >= 3900000`,
  ],
  [
    { maxPrice: 150_000, minArea: 700 },
    `currency = 'CLP' and rental_mode = 'month' and shown_price between 1 and 150000 and area >= 700`,
  ],
  [
    { q: 'casa', services: ['security'], minArea: 890 },
    `(search like '%casa%' or type = 'entire') and security and area >= 890`,
  ],
  [
    { bbox: '-70.7,-33.5,-70.5,-33.4', services: ['wifi'] },
    `wifi and
    public_longitude between -70.7 and -70.5 and public_latitude between -33.5 and -33.4`,
  ],
])('finds the same among many properties as a simple query: %j', async (query, where) => {
  for (const sort of searchSorts) {
    const all = await plainly(where, sort)
    const first = await search({ ...query, sort })
    expect(first.total).toBe(Math.min(all.length, 1000))
    expect(first.totalIsExact).toBe(all.length <= 1000)
    const pages = [first]
    while (pages.length < 4 && pages.at(-1)!.nextCursor)
      pages.push(await search({ ...query, sort, cursor: pages.at(-1)!.nextCursor! }))
    const shown = pages.flatMap(({ locations }) => locations.map(({ id }) => id))
    expect(shown).toEqual(all.slice(0, shown.length))
    expect(pages.map(({ total }) => total)).toEqual(pages.map(() => first.total))
    const numbered = await search({ ...query, sort, page: 40 })
    // A page after the last one shows the last one.
    const at = Math.max(1, Math.min(40, Math.ceil(first.total / searchPageSize)))
    const from = (at - 1) * searchPageSize
    expect(numbered.page).toBe(first.total > 0 ? at : 40)
    expect(numbered.locations.map(({ id }) => id)).toEqual(all.slice(from, from + searchPageSize))
  }
})

test.each<[Search, string]>([
  [{}, 'Chile'],
  [{ home: 'Perú' }, 'Perú'],
  [{ home: 'Perú', type: 'galpon' }, 'Perú'],
  [{ home: 'Chile', services: ['wifi'] }, 'Chile'],
  [{ home: 'Perú', q: 'luz' }, 'Perú'],
])('puts the newest of the visitor’s country first, without an order: %j', async (query, first) => {
  const { type, services: asked, q } = query
  const where = [
    ...(type ? [`type = '${type}'`] : []),
    ...(asked ? ['wifi'] : []),
    ...(q ? [`search like '%${q}%'`] : []),
  ]
  const rows = await app.sql.unsafe<{ id: string; country: string }[]>(
    `select id, country from properties where ${['listed', ...where].join(' and ')}
    order by country <> '${first}', published_at desc, id desc`,
  )
  const own = rows.filter(({ country }) => country === first).length
  expect(own).toBeGreaterThan(0)
  const pageAt = async (page: number) => search({ ...query, page })
  const idsFrom = (page: number) =>
    rows.slice((page - 1) * searchPageSize, page * searchPageSize).map(({ id }) => id)
  const idsOf = ({ locations }: Awaited<ReturnType<typeof search>>) => locations.map(({ id }) => id)
  // Over the border between the countries, if pages are numbered up to there.
  const border = Math.min(Math.ceil(own / searchPageSize), 100)
  const before = await pageAt(border)
  const after = await search({ ...query, cursor: before.nextCursor! })
  const back = await search({ ...query, cursor: after.previousCursor! })
  expect([before, after, back].map(idsOf)).toEqual([border, border + 1, border].map(idsFrom))
})

test('keeps the order that was asked for, and knows no country first at a place', async () => {
  const newest = await plainly('true', 'newest')
  const { locations } = await search({ sort: 'newest', home: 'Perú' })
  expect(locations.map(({ id }) => id)).toEqual(newest.slice(0, searchPageSize))
  const lima = await search({ city: 'Lima', home: 'Chile' })
  expect(lima.locations).toEqual((await search({ city: 'Lima', sort: 'newest' })).locations)
})

test('puts the prices of the visitor first, and of another country when it was chosen', async () => {
  const peru = (
    await app.sql<{ id: string }[]>`select id from properties where listed
    order by shown_price is null, currency desc, rental_mode desc, shown_price, id limit 24`
  ).map(({ id }) => id)
  const first = await search({ sort: 'price_asc', home: 'Perú' })
  const second = await search({ sort: 'price_asc', home: 'Perú', cursor: first.nextCursor! })
  const third = await search({ sort: 'price_asc', home: 'Perú', page: 3 })
  expect([first, second, third].flatMap(({ locations }) => locations.map(({ id }) => id))).toEqual(peru)
  const chosen = await search({ sort: 'price_asc', home: 'Chile', country: 'Perú' })
  expect(chosen.locations).toEqual(first.locations)
  const query = { sort: 'price_asc' as const, home: 'Chile' as const, cursor: first.nextCursor! }
  expect((await app.call(endpoints.locations.search, { query })).status).toBe(422)
})

test('the map shows approximate counts of many matches and exact ones of few', async () => {
  const counted = async (query: Search) => {
    const { clusters } = (await app.call(endpoints.locations.map, { query })).body
    return clusters.reduce((sum, { count }) => sum + count, 0)
  }
  const [many] = await app.sql<{ total: number }[]>`
    select count(*)::int as total from properties where listed and wifi`
  expect((await counted({ services: ['wifi'] })) / many!.total).toBeCloseTo(1, 0)
  const [few] = await app.sql<{ total: number }[]>`
    select count(*)::int as total from properties where listed and search like '%luz%' and city = 'Lima'`
  expect(await counted({ q: 'luz', city: 'Lima' })).toBe(few!.total)
})

const firstPageOf = (query: SearchQuery): PageOf => ({
  query,
  place: { level: 'all' },
  sort: 'newest',
  cursor: undefined,
  page: 1,
})

/** Returns how many pages of the database a statement reads. */
const pagesRead = async ({ text, parameters }: SearchStatement): Promise<number> => {
  const read = `explain (analyze, buffers, format json) ${text}`
  const [row] = await app.sql.unsafe<{ 'QUERY PLAN': [{ Plan: Record<string, number> }] }[]>(
    read,
    parameters as never[],
  )
  const plan = row!['QUERY PLAN'][0].Plan
  return plan['Shared Hit Blocks']! + plan['Shared Read Blocks']!
}

test('knows that no property has a service without scanning the catalogue', async () => {
  const finding = collectStatement(firstPageOf({ services: ['vault'] }), { by: 'index', limit: foundAtMost })
  expect(await pagesRead(finding)).toBeLessThan(100)
})

interface Node {
  readonly 'Rows Removed by Filter'?: number
  readonly Plans?: readonly Node[]
}
const passedOver = ({ 'Rows Removed by Filter': own = 0, Plans = [] }: Node): number =>
  Plans.reduce((sum, each) => sum + passedOver(each), own)

test.each<SearchQuery>([
  { maxPrice: 150_000, minArea: 700 },
  { maxPrice: 150_000, minArea: 700, services: ['wifi'], sort: 'price_asc' },
])('passes over few other properties with limits of both price and size: %j', async (query) => {
  const finding = collectStatement(
    { ...firstPageOf(query), sort: query.sort ?? 'newest' },
    { by: 'index', limit: foundAtMost },
  )
  const text = `explain (analyze, format json) ${finding.text}`
  const [row] = await app.sql.unsafe<{ 'QUERY PLAN': [{ Plan: Node }] }[]>(
    text,
    finding.parameters as never[],
  )
  const { total } = await search(query)
  expect(total).toBeGreaterThan(50)
  // In another currency, or by the hour.
  expect(passedOver(row!['QUERY PLAN'][0].Plan)).toBeLessThan(2 * total)
})

/** Tells how three words are found that are frequent, but rarely occur together, with these counts of parts. */
const tellOf = async (q: string, counts: PartCounts = knownParts(app.sql)) => {
  const asked = firstPageOf({ q })
  const finding = collectStatement(asked, { by: 'index', limit: foundAtMost })
  const { parts } = await tellBySamples(app.sql, asked, counts)
  return { parts, finding, byParts: collectStatement(asked, { by: 'index', parts, limit: foundAtMost }) }
}

test('finds frequent words that rarely occur together with less of the index', async () => {
  const { parts, finding, byParts } = await tellOf('patio sur huemul')
  expect(parts).toHaveLength(3)
  // The parts of `calle` are those that every property has.
  for (const frequent of ['all', 'lle']) expect(parts).not.toContain(frequent)
  expect(await pagesRead(byParts)).toBeLessThan(await pagesRead(finding))
})

test('finds the same by parts of words as by the words', async () => {
  const counts = await knownParts(app.sql)()
  const drawn = await app.sql<{ search: string }[]>`
    select search from properties where listed order by random() limit 40`
  for (const { search: text } of drawn) {
    const words = text.split(' ').filter((word) => word.length > 3)
    const cut = Array.from({ length: 3 }, () => words[Math.floor(Math.random() * words.length)]!.slice(0, -1))
    const query = { q: cut.join(' ') }
    const ways = [undefined, rarestParts(plainWords(query), counts)].map((parts) =>
      collectStatement(firstPageOf(query), { by: 'index', parts, limit: undefined }),
    )
    const [byWords, byParts] = await Promise.all(ways.map((way) => collectPage(app.sql, way)))
    expect(byParts, query.q).toEqual(byWords)
    expect(byWords!.total).toBeGreaterThan(0)
  }
})

test('uses all parts of words if most properties have the rarest ones', async () => {
  const noCounts = () => Promise.resolve(new Map<string, number>())
  expect((await tellOf('callejero regional chilena', noCounts)).parts).toBeUndefined()
  expect((await tellOf('patio sur huemul', noCounts)).parts).toHaveLength(3)
})

test.each(services)('gives the same result for %s by columns and by sets', async (service) => {
  const bit = (at: number) => `n & ${2 ** at} > 0`
  const all = `select ${bit(0)} as vault, n >> 1 & 1 as garage, ${bit(2)} as cleaning, n >> 3 & 1 as bathrooms,
    ${bit(4)} as wifi, ${bit(5)} as security from generate_series(0, 63) as n`
  const [counted] = await app.sql.unsafe<{ alike: number }[]>(
    `select count(*)::int as alike from (${all}) as p where (${hasSet([service])[0]}) = (${hasEach([service])[0]})`,
  )
  expect(counted?.alike).toBe(64)
})
