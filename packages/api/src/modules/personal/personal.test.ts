import { endpoints } from '@metrolibre/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { teamMembers } from '../../platform/db/schema/site.ts'
import { makeAdmin, makeUser } from '../../testing/factories.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
  await app.db.insert(teamMembers).values([
    { name: 'Segunda', position: 'Contratos', sortOrder: 2 },
    { name: 'Primera', position: 'Visitas', sortOrder: 1 },
    { name: 'Oculta', position: 'Práctica', sortOrder: 3, isVisible: false },
  ])
})
afterAll(() => app.close())

it('shows hidden members only to admins, in the order of the team', async () => {
  const names = async (as?: { id: string }) =>
    (await app.call(endpoints.personal.list, {}, { as })).body.personal.map(({ name }) => name)
  expect(await names()).toEqual(['Primera', 'Segunda'])
  expect(await names(await makeUser(app.db))).toEqual(['Primera', 'Segunda'])
  expect(await names(await makeAdmin(app.db))).toEqual(['Primera', 'Segunda', 'Oculta'])
})
