import { compareTexts } from '@metrolibre/contract'
import { sql } from 'drizzle-orm'
import * as fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { makeZone } from '../../testing/factories.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { zones } from '../db/schema/zones.ts'
import { isAppError } from '../errors/app-error.ts'
import { pageOfList, type ListQuery } from './page-repository.ts'
import { countUpToLimit } from './total-repository.ts'

const list = {
  id: zones.id,
  sorts: {
    name: { by: zones.name, type: 'text', order: 'asc' },
    rate: { by: zones.rate, type: 'decimal', order: 'desc' },
    created: { by: zones.createdAt, type: 'instant', order: 'desc' },
  },
  defaultSort: 'created',
} as const

type Query = ListQuery<keyof typeof list.sorts>

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
}, 60_000)
beforeEach(async () => {
  await app.db.execute(sql`truncate zones cascade`)
  const at = (second: number) => new Date(Date.UTC(2026, 0, 1, 0, 0, second, second))
  // Two share each instant and each rate, so that the id has to decide.
  for (const [index, name] of [
    'Ñuñoa',
    'Ancón',
    "O'Higgins",
    'Lima "Centro"',
    'Buin',
    'Zapallar',
    'Arica',
  ].entries())
    await makeZone(app.db, { name, rate: Math.floor(index / 2) / 10, createdAt: at(Math.floor(index / 2)) })
})
afterAll(() => app.close())

const read = async (query: Query) => {
  const page = pageOfList(list, query)
  const rows = await app.db
    .select({ id: zones.id, name: zones.name, key: page.key })
    .from(zones)
    .where(page.within)
    .orderBy(page.orderBy)
    .limit(page.limit)
  return page.answer(rows, await countUpToLimit(app.db, sql`select 1 from ${zones}`))
}
const names = ({ rows }: Awaited<ReturnType<typeof read>>) => rows.map(({ name }) => name)

it.each<Query>([
  { sort: 'name' },
  { sort: 'name', order: 'desc' },
  { sort: 'rate' },
  { sort: 'created', order: 'asc' },
  {},
])('reads every row once forward and back, sorted by %o', async (query) => {
  const everything = names(await read(query))
  expect(everything).toHaveLength(7)
  const first = await read({ ...query, limit: 3 })
  const second = await read({ ...query, limit: 3, cursor: first.entries.nextCursor! })
  const third = await read({ ...query, limit: 3, cursor: second.entries.nextCursor! })
  expect([first, second, third].flatMap(names)).toEqual(everything)
  expect([first, second, third].map(({ entries }) => entries)).toMatchObject([
    { position: 0, previousCursor: null, total: 7, totalIsExact: true },
    { position: 3 },
    { position: 6, nextCursor: null },
  ])
  const back = await read({ ...query, limit: 3, cursor: third.entries.previousCursor! })
  expect(back).toMatchObject({ entries: { position: 3 } })
  expect(names(back)).toEqual(names(second))
  const start = await read({ ...query, limit: 3, cursor: back.entries.previousCursor! })
  expect(names(start)).toEqual(names(first))
  expect(start.entries).toMatchObject({ position: 0, previousCursor: null })
})

const signs =
  "a á b c d e é g h i í m n ñ o ó p q r s u ú ü v z A Á B C E É N Ñ O Ó U Ú Ü Z 0 1 2 9 n\u0303 ç ä ø ß œ - . ' « # 😀 🏠 я Ж 中"
const sign = fc.constantFrom(' ', ...signs.split(' '))
const text = fc.array(sign, { minLength: 1, maxLength: 6 }).map((some) => some.join(''))

it('sorts any texts as Spanish does, and gives each row once from page to page', async () => {
  const someTexts = fc.array(text, { minLength: 1, maxLength: 40 })
  await fc.assert(
    fc.asyncProperty(someTexts, fc.constantFrom('asc', 'desc'), async (wanted, order) => {
      await app.db.execute(sql`truncate zones cascade`)
      // Equal names are in different cities.
      await app.db.insert(zones).values(
        wanted.map((name, index) => ({
          country: 'Chile' as const,
          state: '',
          city: String(index),
          name,
          latitude: 0,
          longitude: 0,
        })),
      )
      const found: { id: string; name: string }[] = []
      for (let cursor: string | null | undefined; cursor !== null;) {
        const page = await read({ sort: 'name', order, limit: 3, ...(cursor && { cursor }) })
        found.push(...page.rows)
        cursor = page.entries.nextCursor
      }
      expect(new Set(found.map(({ id }) => id)).size).toBe(wanted.length)
      const shown = found.map(({ name }) => name)
      const sign = order === 'asc' ? 1 : -1
      expect(shown).toEqual(shown.toSorted((one, other) => sign * compareTexts(one, other)))
    }),
    { numRuns: 25 },
  )
})

it('refuses a cursor that is forged or belongs to another order', async () => {
  const id = crypto.randomUUID()
  const forged = (...parts: unknown[]) => Buffer.from(JSON.stringify(parts)).toString('base64url')
  const cursors: Array<[Query['sort'], string]> = [
    ['name', 'nonsense'],
    ['name', forged('created', 'asc', 'after', 0, '1', id)],
    ['name', forged('name', 'desc', 'after', 0, 'A', id)],
    ['name', forged('name', 'asc', 'after', 0, 'A\0', id)],
    ['name', forged('name', 'asc', 'after', -1, 'A', id)],
    ['name', forged('name', 'asc', 'after', 0, 'A', '42')],
    ['rate', forged('rate', 'desc', 'after', 0, '1e400', id)],
    ['created', forged('created', 'desc', 'sideways', 0, '1', id)],
    ['created', forged('created', 'desc', 'after', 0, 'now()', id)],
  ]
  for (const [sort, cursor] of cursors) {
    const refusal = await read({ sort, cursor }).catch((error: unknown) => error)
    expect(isAppError(refusal) && refusal.code, `${sort} ${cursor}`).toBe('validation')
  }
})
