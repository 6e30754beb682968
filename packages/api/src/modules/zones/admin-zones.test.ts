import { endpoints, type Body } from '@metrolibre/contract'
import { desc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { auditLog } from '../../platform/db/schema/protection.ts'
import { zones } from '../../platform/db/schema/zones.ts'
import { makeAdmin, makeProperty, makeZone } from '../../testing/factories.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { undoChange } from '../audit/undo.ts'
import { undoes } from '../undo/undoes.ts'

const { adminZones } = endpoints

let app: TestApp
let admin: string
beforeAll(async () => {
  app = await createTestApp()
  admin = (await makeAdmin(app.db)).id
}, 60_000)
afterAll(() => app.close())

const list = async (query: object) =>
  (await app.call(adminZones.list, { query }, { as: admin })).body.zones.map(({ zone }) => zone)
const detail = async (id: string) =>
  (await app.call(adminZones.detail, { params: { id } }, { as: admin })).body
const update = (body: Body<typeof adminZones.update>) => app.call(adminZones.update, { body }, { as: admin })
const lastChange = async (id: string) => {
  const [entry] = await app.db
    .select()
    .from(auditLog)
    .where(eq(auditLog.entityId, id))
    .orderBy(desc(auditLog.id))
    .limit(1)
  return entry!
}
const input = {
  country: 'Chile',
  state: 'Ñuble',
  city: 'Chillán',
  zone: ' San Fabián ',
  lat: -36.55,
  long: -71.55,
  rate: 0.8,
  averageValue: 3100,
} as const

it('adds a zone once, whatever the accents and case of its name', async () => {
  const { status, body } = await app.call(adminZones.create, { body: input }, { as: admin })
  expect([status, body]).toMatchObject([201, { zone: 'San Fabián', published: 0, isActive: true }])
  expect(await lastChange(body.id)).toMatchObject({
    actorId: admin,
    action: 'zone.create',
    before: null,
    after: { name: 'San Fabián', rate: 0.8 },
  })
  const again = await app.call(
    adminZones.create,
    { body: { ...input, state: 'Otra', zone: 'SAN FABIAN' } },
    { as: admin },
  )
  expect([again.status, again.problem]).toMatchObject([409, { code: 'conflict', fields: [{ path: 'zone' }] }])
  const other = await makeZone(app.db, { city: 'Chillán', name: 'Otra' })
  expect((await update({ id: other.id, zone: 'san fabián' })).status).toBe(409)
})

it('lists, searches, filters and sorts all zones, with the number of published properties', async () => {
  const peru = { country: 'Perú', city: 'Tacna', state: 'Tacna' } as const
  const { id } = await makeZone(app.db, { ...peru, name: 'Pocollay', rate: 2 })
  await makeZone(app.db, { ...peru, name: 'Ciudad Ñueva', rate: 1, isActive: false })
  await makeProperty(app.db, { zoneId: id, currency: 'PEN' })
  await makeProperty(app.db, { zoneId: id, currency: 'PEN', isVerified: false })
  expect(await list({ q: 'tacna' })).toEqual(['Ciudad Ñueva', 'Pocollay'])
  expect(await list({ q: 'nueva' })).toEqual(['Ciudad Ñueva'])
  expect(await list({ q: 'tacna', sort: 'rate' })).toEqual(['Pocollay', 'Ciudad Ñueva'])
  expect(await list({ country: 'Perú', q: 'tacna', isActive: true })).toEqual(['Pocollay'])
  expect(await list({ country: 'Chile', q: 'tacna' })).toEqual([])
  expect((await detail(id)).published).toBe(1)
})

it('shows what is asked in a zone and which estimates follow from it', async () => {
  const { id: zoneId } = await makeZone(app.db)
  const place = { zoneId, type: 'entire', area: 50 } as const
  for (const monthlyPrice of [400_000, 500_000, 900_000])
    await makeProperty(app.db, { ...place, monthlyPrice })
  await makeProperty(app.db, { zoneId, type: 'terreno', monthlyPrice: 100_000, area: 1000 })
  const waiting = { ...place, isVerified: false, stage: 'submitted' } as const
  const { id } = await makeProperty(app.db, { ...waiting, name: 'Por visitar' })
  await makeProperty(app.db, { ...waiting, area: null })
  await makeProperty(app.db, { ...waiting, type: 'galpon' })
  expect(await detail(zoneId)).toMatchObject({
    properties: 7,
    asked: [
      {
        propertyType: 'entire',
        count: 3,
        low: 400_000,
        median: 500_000,
        high: 900_000,
        perSquareMetre: 10_000,
      },
      { propertyType: 'terreno', count: 1, perSquareMetre: 100 },
    ],
    perSquareMetre: [8000, 10_000, 18_000],
    open: { count: 2, examples: [{ id, name: 'Por visitar', area: 50, stage: 'submitted' }] },
  })
})

it('changes a zone of the version that the form shows, and takes the change back', async () => {
  const zone = await makeZone(app.db, { rate: 1 })
  const seen = (await detail(zone.id)).updatedAt
  const { body } = await update({ id: zone.id, rate: 1.08, ifUpdatedAt: seen })
  expect(body).toMatchObject({ rate: 1.08, zone: zone.name })
  const late = await update({ id: zone.id, rate: 5, ifUpdatedAt: seen })
  expect(late.problem?.code).toBe('changed_meanwhile')
  const entry = await lastChange(zone.id)
  expect(entry).toMatchObject({ action: 'zone.update', before: { rate: 1 }, after: { rate: 1.08 } })
  await undoChange(app, entry.id, { actorId: admin, requestId: 'undo' }, undoes)
  expect(await app.db.select().from(zones).where(eq(zones.id, zone.id))).toMatchObject([{ rate: 1 }])
  const off = await app.call(adminZones.setActive, { body: { id: zone.id, isActive: false } }, { as: admin })
  expect(off.body.isActive).toBe(false)
  const offered = (await app.call(endpoints.zones.list)).body.zones.map(({ id }) => id)
  expect(offered).not.toContain(zone.id)
  const unknown = { id: crypto.randomUUID(), isActive: true }
  expect((await app.call(adminZones.setActive, { body: unknown }, { as: admin })).status).toBe(404)
})

it('keeps the country of a zone that has properties', async () => {
  const zone = await makeZone(app.db)
  expect((await update({ id: zone.id, country: 'Perú' })).body.country).toBe('Perú')
  await update({ id: zone.id, country: 'Chile' })
  await makeProperty(app.db, { zoneId: zone.id })
  const { status, problem } = await update({ id: zone.id, country: 'Perú' })
  expect([status, problem?.fields?.[0]?.path]).toEqual([422, 'country'])
})
