import { endpoints, type BulkBody } from '@metrolibre/contract'
import { eq, inArray, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { bulkRows } from '../../platform/db/schema/bulk-actions.ts'
import { properties } from '../../platform/db/schema/properties.ts'
import { users, type UserRow } from '../../platform/db/schema/users.ts'
import { enqueue } from '../../platform/jobs/enqueue.ts'
import { makeAdmin, makeOwner, makeProperty, makeUser } from '../../testing/factories.ts'
import { makeReservation } from '../../testing/make-reservation.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { acts } from './lists.ts'
import { runBulkAction } from './run.ts'

const { adminBulk } = endpoints

let app: TestApp
let admin: UserRow
beforeAll(async () => {
  app = await createTestApp()
})
beforeEach(async () => {
  admin = await makeAdmin(app.db)
})
afterAll(() => app.close())

const request = async (body: BulkBody, as: { id: string } = admin) =>
  (await app.call(adminBulk.request, { body }, { as })).body
const newest = async (list: BulkBody['list']) =>
  (await app.call(adminBulk.newest, { query: { list } }, { as: admin })).body.runs[0]
const results = async (id: string, as: { id: string } = admin) =>
  (await app.call(adminBulk.results, { params: { id }, query: {} }, { as })).body.results
const readUsers = (ids: string[]) => app.db.select().from(users).where(inArray(users.id, ids))
const countChanges = async (action: string, ids: string[]) => {
  const [row] = await app.db.execute<{ count: number }>(
    sql`select count(*)::int as count from audit_log where action = ${action} and entity_id in ${ids}`,
  )
  return row!.count
}

let number = 0
/** Adds users whom only their company's name tells apart from all others. */
const makeGroup = async (count: number, values: Partial<UserRow> = {}) => {
  const q = `Grupo${++number}x`
  const made = []
  for (let index = 0; index < count; index++)
    made.push(await makeUser(app.db, { companyName: `${q} ${index}`, ...values }))
  return { q, ids: made.map(({ id }) => id) }
}

it('does it to all rows that match, more than a page has, by the rules and with the record of a single call', async () => {
  const { q, ids } = await makeGroup(60)
  const other = await makeUser(app.db, { companyName: 'Otro grupo' })
  const asked = await request({ list: 'users', action: 'verify', filter: { q, isVerified: false } })
  expect(asked).toMatchObject({ state: 'running', total: 60, done: 0, refused: 0, finishedAt: null })
  await app.jobs.drain()
  expect(await newest('users')).toMatchObject({ id: asked.id, state: 'finished', done: 60, refused: 0 })
  expect((await readUsers(ids)).every(({ isVerified }) => isVerified)).toBe(true)
  expect((await readUsers([other.id]))[0]!.isVerified).toBe(false)
  expect(await countChanges('user.setVerified', ids)).toBe(60)
})

it('decides on the server which rows match, at the moment of the request', async () => {
  const { q, ids } = await makeGroup(2)
  const { total } = await request({ list: 'users', action: 'deactivate', filter: { q, isActive: true } })
  const later = await makeUser(app.db, { companyName: `${q} después` })
  await app.jobs.drain()
  expect([total, (await readUsers(ids)).map(({ isActive }) => isActive)]).toEqual([2, [false, false]])
  expect((await readUsers([later.id]))[0]!.isActive).toBe(true)
})

it('shows the one under way when the same is requested again, once its answer was lost or in another tab', async () => {
  const { q, ids } = await makeGroup(3)
  const body = { list: 'users', action: 'deactivate', filter: { q } } as const
  const both = await Promise.all([request(body), request(body)])
  expect(new Set(both.map(({ id }) => id)).size).toBe(1)
  const others = await Promise.all([
    request({ ...body, action: 'verify' }),
    request({ ...body, filter: { q, isActive: true } }),
    request(body, await makeAdmin(app.db)),
  ])
  expect(new Set([both[0], ...others].map(({ id }) => id)).size).toBe(4)
  await app.jobs.drain()
  expect((await request(body)).id).not.toBe(both[0].id)
  await app.jobs.drain()
  expect(await countChanges('user.setActive', ids)).toBe(3)
})

it('lists each refusal with its reason, also as a spreadsheet, to the admin who asked alone', async () => {
  const owner = await makeOwner(app.db)
  const name = `Lote${++number}z`
  const make = (index: number) => makeProperty(app.db, { ownerId: owner.id, name: `${name} ${index}` })
  const [free, booked] = [await make(1), await make(2)]
  await makeReservation(app.db, {
    propertyId: booked.id,
    state: 'confirmed',
    period: { start: new Date('2031-03-01T03:00:00Z'), end: new Date('2031-05-01T04:00:00Z') },
  })
  const { id } = await request({ list: 'locations', action: 'trash', filter: { q: name } })
  await app.jobs.drain()
  const found = await results(id)
  expect(found.toSorted((one, two) => one.name!.localeCompare(two.name!))).toEqual([
    { id: free.id, name: `${name} 1`, result: 'done', reason: null },
    {
      id: booked.id,
      name: `${name} 2`,
      result: 'refused',
      reason: expect.stringMatching(/reserva/) as string,
    },
  ])
  const [kept] = await app.db.select().from(properties).where(eq(properties.id, booked.id))
  expect(kept!.deletedAt).toBeNull()
  const sheet = await app.call(adminBulk.sheet, { params: { id } }, { as: admin })
  expect(sheet.headers['content-disposition']).toMatch(/resultado-.*\.xlsx/)
  const other = await makeAdmin(app.db)
  for (const call of [adminBulk.sheet, adminBulk.stop] as const)
    expect((await app.call(call, { params: { id } }, { as: other })).status).toBe(404)
  expect((await app.call(adminBulk.results, { params: { id }, query: {} }, { as: other })).status).toBe(404)
})

it('goes on where it was killed, and does nothing twice', async () => {
  const { q, ids } = await makeGroup(5)
  const { id } = await request({ list: 'users', action: 'trash', filter: { q } })
  const ofUsers: Record<string, (typeof acts)['users'][string]> = acts.users
  const trash = ofUsers['trash']!
  let calls = 0
  const killed = vi.spyOn(ofUsers, 'trash').mockImplementation(async (...input) => {
    await trash(...input)
    // The third is done and not recorded when the process ends.
    if (++calls === 3) throw new Error('killed')
  })
  await app.jobs.drain().catch(() => undefined)
  killed.mockRestore()
  expect(await newest('users')).toMatchObject({ state: 'running', done: 2, refused: 0 })
  expect(await countChanges('user.remove', ids)).toBe(2)
  await app.db.execute(sql`update graphile_worker._private_jobs set run_at = now() where attempts > 0`)
  await app.jobs.drain()
  expect(await newest('users')).toMatchObject({ id, state: 'finished', done: 5, refused: 0 })
  expect(await countChanges('user.remove', ids)).toBe(5)
})

it('does each row once when two workers have it, and lets two actions for the same rows run side by side', async () => {
  const { q, ids } = await makeGroup(20)
  const first = await request({ list: 'users', action: 'verify', filter: { q } })
  const second = await request({ list: 'users', action: 'deactivate', filter: { q } })
  for (const { id } of [first, second, first])
    await app.db.transaction((tx) => enqueue(tx, runBulkAction, { id }))
  await Promise.all([app.jobs.drain(), app.jobs.drain(), app.jobs.drain()])
  const rows = await app.db
    .select()
    .from(bulkRows)
    .where(inArray(bulkRows.actionId, [first.id, second.id]))
  expect([rows.length, rows.every(({ result }) => result === 'done')]).toEqual([40, true])
  expect(await countChanges('user.setVerified', ids)).toBe(20)
  expect(await countChanges('user.setActive', ids)).toBe(20)
})

it('does nothing more once its admin is none any longer, or it is stopped', async () => {
  const { q, ids } = await makeGroup(3)
  const demoted = await makeAdmin(app.db)
  const { id } = await request({ list: 'users', action: 'deactivate', filter: { q } }, demoted)
  await app.db.update(users).set({ isAdmin: false }).where(eq(users.id, demoted.id))
  const { id: stopped } = await request({ list: 'users', action: 'trash', filter: { q } })
  await app.call(adminBulk.stop, { params: { id: stopped } }, { as: admin })
  await app.jobs.drain()
  const rows = await app.db
    .select()
    .from(bulkRows)
    .where(inArray(bulkRows.actionId, [id, stopped]))
  expect(rows.map(({ result, reason }) => `${result} ${reason}`).toSorted()).toEqual([
    ...Array.from({ length: 3 }, () => 'null null'),
    ...Array.from({ length: 3 }, () => 'refused error.forbidden'),
  ])
  expect((await readUsers(ids)).every(({ isActive, deletedAt }) => isActive && !deletedAt)).toBe(true)
})

it('refuses a filter or an action that its list does not have, and everybody but admins', async () => {
  const send = (body: object, as: { id: string } = admin) =>
    app.call(adminBulk.request, { body: body as BulkBody }, { as })
  expect((await send({ list: 'users', action: 'remove', filter: {} })).status).toBe(422)
  expect((await send({ list: 'users', action: 'verify', filter: { stage: 'draft' } })).status).toBe(422)
  expect((await send({ list: 'reviews', action: 'hide', filter: {} }, await makeUser(app.db))).status).toBe(
    403,
  )
})
