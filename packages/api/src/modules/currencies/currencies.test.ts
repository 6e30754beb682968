import { endpoints } from '@metrolibre/contract'
import { desc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { auditLog } from '../../platform/db/schema/protection.ts'
import { currencies } from '../../platform/db/schema/site.ts'
import { makeAdmin } from '../../testing/factories.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { undoChange } from '../audit/undo.ts'
import { undoes } from '../undo/undoes.ts'

const { adminSite } = endpoints

let app: TestApp
let admin: string
beforeAll(async () => {
  app = await createTestApp()
  admin = (await makeAdmin(app.db, { firstName: 'Ada', lastName: 'Nivel' })).id
}, 60_000)
afterAll(() => app.close())

const set = (value: number, ifUpdatedAt?: string) =>
  app.call(adminSite.setCurrency, { body: { country: 'Chile', value, ifUpdatedAt } }, { as: admin })
const chile = async () =>
  (await app.call(adminSite.currencies, {}, { as: admin })).body.currencies.find(
    ({ country }) => country === 'Chile',
  )!

it('sets a factor, keeps its history, and takes the last change back', async () => {
  await set(240)
  const { updatedAt } = await chile()
  expect((await set(255.5, updatedAt!)).body).toEqual({ country: 'Chile', currency: 'CLP', value: 255.5 })
  expect((await set(1, updatedAt!)).problem?.code).toBe('changed_meanwhile')
  expect(await chile()).toMatchObject({
    value: 255.5,
    history: [{ by: 'Ada Nivel', before: 240, after: 255.5 }, {}],
  })
  const shown = (await app.call(endpoints.currency.list)).body.currencies
  expect(shown.find(({ country }) => country === 'Chile')?.value).toBe(255.5)
  const [entry] = await app.db
    .select({ id: auditLog.id })
    .from(auditLog)
    .where(eq(auditLog.entity, 'currency'))
    .orderBy(desc(auditLog.id))
    .limit(1)
  await undoChange(app, entry!.id, { actorId: admin, requestId: 'undo' }, undoes)
  expect((await chile()).value).toBe(240)
})

it('accepts one of several first factors of a country that arrive at the same time', async () => {
  await app.db.delete(currencies).where(eq(currencies.country, 'Perú'))
  const answers = await Promise.all(
    [10, 11, 12, 13].map((value) =>
      app.call(adminSite.setCurrency, { body: { country: 'Perú', value, ifUpdatedAt: null } }, { as: admin }),
    ),
  )
  const codes = answers.map(({ status, problem }) => problem?.code ?? status)
  expect(codes.filter((code) => code === 200)).toHaveLength(1)
  expect(codes.filter((code) => code === 'changed_meanwhile')).toHaveLength(3)
})

it.each([0, -1, 0.00001, 2_000_000])('refuses the factor %d', async (value) => {
  expect((await set(value)).status).toBe(422)
})
