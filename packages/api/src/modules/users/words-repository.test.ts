import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { textPatterns } from '../../platform/list/text-patterns.ts'
import { makeUser } from '../../testing/factories.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { isUserFor, meansManyUsers } from './words-repository.ts'

let app: TestApp
let ids: string[]
beforeAll(async () => {
  app = await createTestApp()
  const people = [
    await makeUser(app.db, { firstName: 'Ana', lastName: 'Rojas' }),
    await makeUser(app.db, { firstName: 'Ana', lastName: 'Soto' }),
    // An account that was erased has no words any more.
    await makeUser(app.db, { firstName: 'Ana', lastName: 'Rojas', erasedAt: new Date() }),
  ]
  ids = people.map(({ id }) => id)
})
afterAll(() => app.close())

it.each([false, true])(
  'finds the rows of the same accounts, whether there are many of them (%s)',
  async (many) => {
    const meant = isUserFor(sql`list.person`, textPatterns('rojas'), many)
    const rows = await app.db.execute(
      sql`select person from unnest(${sql.param(ids)}::uuid[]) as list (person) where ${meant}`,
    )
    expect(rows.map(({ person }) => person)).toEqual([ids[0]])
  },
)

it('expects many accounts only for words that many have', async () => {
  await app.db.execute(sql`
    insert into users (email, first_name, last_name, country)
    select 'many-' || n || '@people.example', 'Ana', 'Muchas ' || n, 'Chile' from generate_series(1, 30000) n`)
  await app.db.execute(sql`analyze users`)
  expect(await meansManyUsers(app.db, 'muchas')).toBe(true)
  expect(await meansManyUsers(app.db, 'rojas')).toBe(false)
  expect(await meansManyUsers(app.db, ' ')).toBe(false)
})
