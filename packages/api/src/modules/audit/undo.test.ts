import { desc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { auditLog } from '../../platform/db/schema/protection.ts'
import { zones } from '../../platform/db/schema/zones.ts'
import { isAppError } from '../../platform/errors/app-error.ts'
import { makeAdmin, makeZone } from '../../testing/factories.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { recordChange } from './record-change.ts'
import { undoChange, type Undo } from './undo.ts'

let app: TestApp
let actorId: string
beforeAll(async () => {
  app = await createTestApp()
  actorId = (await makeAdmin(app.db)).id
}, 60_000)
afterAll(() => app.close())

const rename = (id: string, before: object, after: object) =>
  app.db.transaction((tx) =>
    recordChange(tx, {
      actorId,
      requestId: 'request',
      entity: 'zone',
      action: 'zone.update',
      entityId: id,
      before: { ...before },
      after: { ...after },
    }),
  )
const entriesOf = (id: string) =>
  app.db.select().from(auditLog).where(eq(auditLog.entityId, id)).orderBy(desc(auditLog.id))

const undoes: Record<string, Undo> = {
  'zone.update': async (_app, tx, { entityId, before }) => {
    await tx
      .update(zones)
      .set({ name: String(before['name']) })
      .where(eq(zones.id, entityId))
  },
}
const undo = (id: number) => undoChange(app, id, { actorId, requestId: 'undo' }, undoes)
const refusal = async (call: Promise<unknown>) => {
  const error: unknown = await call.catch((reason: unknown) => reason)
  return isAppError(error) ? error.code : error
}

it('records only the fields that differ, and nothing secret', async () => {
  const zone = await makeZone(app.db)
  await rename(zone.id, zone, { ...zone, name: 'Otra', passwordHash: 'x', updatedAt: new Date() })
  await rename(zone.id, zone, zone)
  expect(await entriesOf(zone.id)).toMatchObject([
    { actorId, action: 'zone.update', before: { name: zone.name }, after: { name: 'Otra' } },
  ])
  expect(Object.keys((await entriesOf(zone.id))[0]!.after!)).toEqual(['name'])
})

it('takes a change back once, and only while no later one concerns the same fields', async () => {
  const zone = await makeZone(app.db, { name: 'Dos' })
  await rename(zone.id, { name: 'Cero' }, { name: 'Uno' })
  await rename(zone.id, { name: 'Uno' }, { name: 'Dos' })
  await rename(zone.id, { rate: 1 }, { rate: 2 })
  const [, newest, oldest] = await entriesOf(zone.id)
  expect(await refusal(undo(oldest!.id))).toBe('conflict')
  expect(await undo(newest!.id)).toMatchObject({ undoneBy: actorId })
  expect(await app.db.select().from(zones).where(eq(zones.id, zone.id))).toMatchObject([{ name: 'Uno' }])
  expect(await refusal(undo(newest!.id))).toBe('wrong_state')
  expect(await refusal(undo(0))).toBe('not_found')
})
