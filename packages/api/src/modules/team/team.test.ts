import { endpoints } from '@metrolibre/contract'
import { desc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { auditLog } from '../../platform/db/schema/protection.ts'
import { teamMembers } from '../../platform/db/schema/site.ts'
import { makeAdmin, makeUser } from '../../testing/factories.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { undoChange } from '../audit/undo.ts'
import { undoes } from '../undo/undoes.ts'

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

const { personal, adminSite } = endpoints

it('adds, changes, hides, orders and deletes members, and takes changes back', async () => {
  const as = (await makeAdmin(app.db)).id
  const team = async () => (await app.call(personal.list, {}, { as })).body.personal
  const undoLast = async (entityId: string) => {
    const [entry] = await app.db
      .select({ id: auditLog.id })
      .from(auditLog)
      .where(eq(auditLog.entityId, entityId))
      .orderBy(desc(auditLog.id))
      .limit(1)
    await undoChange(app, entry!.id, { actorId: as, requestId: 'undo' }, undoes)
  }
  const added = await app.call(adminSite.addMember, { body: { name: ' Nueva ', position: 'Obras' } }, { as })
  expect([added.status, added.body]).toMatchObject([201, { name: 'Nueva', isVisible: true, description: '' }])
  const { id, updatedAt } = added.body
  const params = { id }
  const hide = await app.call(
    personal.update,
    { params, body: { isVisible: false, ifUpdatedAt: updatedAt } },
    { as },
  )
  expect(hide.body).toMatchObject({ name: 'Nueva', position: 'Obras', isVisible: false })
  const late = await app.call(
    personal.update,
    { params, body: { name: 'X', ifUpdatedAt: updatedAt } },
    { as },
  )
  expect(late.problem?.code).toBe('changed_meanwhile')
  await undoLast(id)
  expect((await team()).at(-1)).toMatchObject({ name: 'Nueva', isVisible: true })

  const before = (await team()).map((member) => member.id)
  const order = before.toReversed()
  const ordered = await app.call(adminSite.orderTeam, { body: { order } }, { as })
  expect(ordered.body.personal.map((member) => member.id)).toEqual(order)
  const partial = await app.call(adminSite.orderTeam, { body: { order: order.slice(1) } }, { as })
  expect(partial.problem?.code).toBe('conflict')
  await undoLast('team')
  expect((await team()).map((member) => member.id)).toEqual(before)

  expect((await app.call(adminSite.removeMember, { params }, { as })).status).toBe(200)
  expect((await app.call(adminSite.removeMember, { params }, { as })).status).toBe(404)
  expect((await team()).map((member) => member.id)).toEqual(before.slice(0, -1))
})
