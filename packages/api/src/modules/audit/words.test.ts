import { endpoints } from '@metrolibre/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { makeAdmin, makeUser } from '../../testing/factories.ts'
import { fillCatalogue } from '../../testing/fill-catalogue.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { changesFor } from './words-repository.ts'

let app: TestApp
let admin: { id: string }
/** How a word of nearly half of all names begins: more than a list collects, also by the planner's estimate. */
const frequent = 'c'
const isNamed = `' ' || name_search like '% ${frequent}%'`

/** Records changes of properties by `actor`. By name, because the order of ids is what a sample is taken by. */
const record = (actor: { id: string }, where: string, { times = 1, limit = 1_000_000 } = {}) =>
  app.sql.unsafe(`insert into audit_log (actor_id, action, entity, entity_id)
    select '${actor.id}', 'property.setActive', 'property', id
    from (select id from properties where ${where} order by name limit ${limit}) changed, generate_series(1, ${times})`)

/** The usual address has random letters, which may contain the word. */
const makeActor = (name: string) => makeUser(app.db, { email: `${name}@people.example` })

const audit = async (query: { q: string; actorId?: string }) => {
  const { total, totalIsExact } = (
    await app.call(endpoints.adminSite.audit, { query: { ...query, limit: 1 } }, { as: admin })
  ).body
  return { total, totalIsExact }
}

beforeAll(async () => {
  app = await createTestApp()
  admin = await makeAdmin(app.db)
  await fillCatalogue(app.sql, 30_000)
}, 120_000)
afterAll(() => app.close())

it('samples only words that very many things have', async () => {
  expect((await changesFor(app.db, frequent))?.sample).toBeDefined()
  expect((await changesFor(app.db, '12345'))?.sample).toBeUndefined()
})

it('counts changes of what has a frequent word up to 1,000, whether a sample proves more or not', async () => {
  const [some, others, many] = [await makeActor('some'), await makeActor('others'), await makeActor('many')]
  await record(some, isNamed, { limit: 700 })
  expect(await audit({ q: frequent, actorId: some.id })).toEqual({ total: 700, totalIsExact: true })
  await record(others, `not (${isNamed})`, { limit: 3000 })
  expect(await audit({ q: frequent, actorId: others.id })).toEqual({ total: 0, totalIsExact: true })
  await record(many, 'true', { limit: 30_000 })
  expect(await audit({ q: frequent, actorId: many.id })).toEqual({ total: 1000, totalIsExact: false })
})

it('does not take many changes of one thing for those of many', async () => {
  const author = await makeActor('author')
  await record(author, `${isNamed} and id < '10000000-0000-0000-0000-000000000000'`, { limit: 1, times: 400 })
  expect(await audit({ q: frequent, actorId: author.id })).toEqual({ total: 400, totalIsExact: true })
})
