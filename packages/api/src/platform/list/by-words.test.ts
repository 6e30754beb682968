import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeZone } from '../../testing/factories.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { zones } from '../db/schema/zones.ts'
import { searchByWords } from './by-words-repository.ts'
import { pageOfList, type ListQuery } from './page-repository.ts'

const list = {
  id: zones.id,
  sorts: { name: { by: zones.name, type: 'text', order: 'asc' } },
  defaultSort: 'name',
} as const

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
  await app.db.execute(sql`truncate zones cascade`)
  for (const name of ['Casa Azul', 'Patio', 'Casa Nueva', 'Zona Casa', 'Bodega', 'Gran Casa'])
    await makeZone(app.db, { name })
}, 60_000)
afterAll(() => app.close())

/** `starts` is the word where an index has the names and what is after their first letter. */
const read = async (words: string, query: ListQuery<'name'>, starts?: string) => {
  const page = pageOfList(list, query)
  const condition = sql`name like ${words}`
  const search = { table: sql`zones`, kept: sql`is_active`, words: condition, page }
  const { ids, total } = await searchByWords(app.db, {
    ...search,
    where: sql`${condition} and rate > 0`,
    walked:
      starts === undefined
        ? undefined
        : {
            words: condition,
            starts: [sql`name >= ${starts} and name < ${`${starts}~`}`],
            rest: sql`substr(name, 2) like ${words}`,
          },
  })
  const all = await app.db.select({ id: zones.id, key: page.key, name: zones.name }).from(zones)
  return page.answer(
    ids.map((id) => all.find((row) => row.id === id)!),
    total,
  )
}
const namesOf = ({ rows }: Awaited<ReturnType<typeof read>>) => rows.map(({ name }) => name)

it('collects what has rare words, page by page in both directions', async () => {
  const first = await read('%Casa%', { limit: 2 })
  expect(namesOf(first)).toEqual(['Casa Azul', 'Casa Nueva'])
  expect(first.entries).toMatchObject({ total: 4, totalIsExact: true })
  const second = await read('%Casa%', { limit: 2, cursor: first.entries.nextCursor! })
  expect(namesOf(second)).toEqual(['Gran Casa', 'Zona Casa'])
  expect(second.entries.nextCursor).toBeNull()
  expect(namesOf(await read('%Casa%', { limit: 2, cursor: second.entries.previousCursor! }))).toEqual([
    'Casa Azul',
    'Casa Nueva',
  ])
})

describe('beside thousands of others', () => {
  const city = 'Uno'
  // All of them are in the sample, which counts each for many.
  beforeAll(() =>
    app.db.execute(sql`
      insert into zones (id, country, state, city, name, latitude, longitude, rate, average_value)
      select ('00000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid, 'Chile', ${city}, ${city},
        case when n <= 100 then 'Nave ' else 'Aire ' end || lpad(n::text, 6, '0'), -33, -70, 0.5, 1000
      from generate_series(1, 14000) n`),
  )
  afterAll(() => app.db.delete(zones).where(eq(zones.city, city)))

  it('walks to frequent words, proves by a sample that they are many, and collects what the walk did not meet', async () => {
    const soon = await read('%Aire 0%', { limit: 3 })
    expect(namesOf(soon)).toEqual(['Aire 000101', 'Aire 000102', 'Aire 000103'])
    expect(soon.entries).toMatchObject({ total: 1000, totalIsExact: false })
    // Behind all that is walked.
    const late = await read('%Nave%', { limit: 3 })
    expect(namesOf(late)).toEqual(['Nave 000001', 'Nave 000002', 'Nave 000003'])
    const last = await read('%Nave%', { limit: 3, order: 'desc' })
    expect(namesOf(last)[0]).toBe('Nave 000100')
  })

  it('goes on walking in an index that has the words when frequent ones are far away', async () => {
    // No name begins with it.
    const readFar = (query: ListQuery<'name'>) => read('%ire 013%', query, 'ire 013')
    const names = [13_000, 13_001, 13_002].map((number) => `Aire 0${number}`)
    const first = await readFar({ limit: 3 })
    expect(namesOf(first)).toEqual(names)
    const second = await readFar({ limit: 3, cursor: first.entries.nextCursor! })
    expect(namesOf(second)).toEqual(['Aire 013003', 'Aire 013004', 'Aire 013005'])
    expect(namesOf(await readFar({ limit: 3, cursor: second.entries.previousCursor! }))).toEqual(names)
    // What is not in the index is still asked for.
    const setRate = (rate: number) => app.db.update(zones).set({ rate }).where(eq(zones.name, 'Aire 013001'))
    await setRate(0)
    expect(namesOf(await readFar({ limit: 3 }))).toEqual([names[0], names[2], 'Aire 013003'])
    await setRate(0.5)
  })

  it('walks where names begin with a frequent word, and collects the few that have it further on', async () => {
    const rename = (from: string, name: string) =>
      app.db.update(zones).set({ name }).where(eq(zones.name, from))
    await rename('Aire 000777', 'Aire y Nave')
    const readNave = (query: ListQuery<'name'>) => read('%Nave%', query, 'Nave')
    const names = ['Aire y Nave', 'Nave 000001', 'Nave 000002', 'Nave 000003', 'Nave 000004']
    const first = await readNave({ limit: 3 })
    expect(namesOf(first)).toEqual(names.slice(0, 3))
    const second = await readNave({ limit: 2, cursor: first.entries.nextCursor! })
    expect(namesOf(second)).toEqual(names.slice(3))
    expect(namesOf(await readNave({ limit: 3, cursor: second.entries.previousCursor! }))).toEqual(
      names.slice(0, 3),
    )
    const last = await readNave({ limit: 101, order: 'desc' })
    expect(namesOf(last)[0]).toBe('Nave 000100')
    expect(namesOf(last).at(-1)).toBe('Aire y Nave')
    await rename('Aire y Nave', 'Aire 000777')
  })
})

it('leaves the connection as it was', async () => {
  await read('%Casa%', { limit: 2 })
  const setting = sql`select current_setting('enable_seqscan') as value`
  const settings = await Promise.all(Array.from({ length: 12 }, () => app.db.execute(setting)))
  expect(settings.flat()).toEqual(Array.from({ length: 12 }, () => ({ value: 'on' })))
})
