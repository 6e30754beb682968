import { endpoints } from '@metrolibre/contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { images } from '../../platform/db/schema/images.ts'
import { makeAdmin, makeUser, makeZone } from '../../testing/factories.ts'
import { readInbox } from '../../testing/inbox.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { properties } from '../../platform/db/schema/properties.ts'
import { listCommissions } from '../ledger/repository.ts'

const { adminLocations, adminRooms, locations, ownLocations } = endpoints

let app: TestApp
let admin: string
beforeAll(async () => {
  app = await createTestApp()
  admin = (await makeAdmin(app.db)).id
}, 60_000)
afterAll(() => app.close())

const complete = async () => ({
  name: 'Nave Los Olmos',
  address: 'Los Olmos 44',
  zone: (await makeZone(app.db)).id,
  propertyType: 'entire' as const,
  area: 120,
  phone: '+56222345678',
  startLease: '2030-01-01',
  endLease: '2031-01-01',
  owner: (await makeUser(app.db)).id,
})
const create = async (changes: object = {}) =>
  app.call(adminLocations.create, { body: { ...(await complete()), ...changes } }, { as: admin })
const verify = (id: string, more: object = { signedOnPaper: '2026-01-05' }) =>
  app.call(adminLocations.verify, { body: { id, isVerified: true, ...more } }, { as: admin })
const addPhoto = (propertyId: string) =>
  app.db.insert(images).values({ propertyId, image: 'public/pictures/a/320.webp' })

it('publishes what was added with its value and agreed on paper, without any other step', async () => {
  const owner = await makeUser(app.db)
  const { status, body: added } = await create({ owner: owner.id, value: 450_000 })
  expect([status, added.value, added.listingStatus, added.mandate]).toEqual([201, 450_000, 'draft', null])
  await addPhoto(added.id)
  const { body } = await verify(added.id, { signedOnPaper: '2026-01-05', commission: 8.5 })
  expect(body).toMatchObject({
    listingStatus: 'published',
    isVerified: true,
    value: 450_000,
    mandate: {
      state: 'accepted',
      paperDate: '2026-01-05',
      commission: 8.5,
      lines: [{ room: null, unit: 'month', price: 450_000 }],
    },
  })
  const shown = await app.call(locations.detail, { params: { id: added.id } })
  expect([shown.status, shown.body.value]).toEqual([200, 450_000])
  expect(await listCommissions(app.db, [owner.id])).toMatchObject([{ from: '2026-01', percent: 8.5 }])
  // The owner knows the terms already, so only the publication is told.
  expect((await readInbox(app, owner.email)).map(({ subject }) => subject)).toEqual([
    'Nave Los Olmos ya está publicada',
  ])
})

it('publishes rooms and hours in the same way', async () => {
  const { body: byHour } = await create({ isDaily: true, dailyValue: 12_000 })
  await addPhoto(byHour.id)
  expect((await verify(byHour.id)).body).toMatchObject({ isVerified: true, dailyValue: 12_000, value: null })
  const { body: house } = await create({ propertyType: 'room' })
  await addPhoto(house.id)
  const room = { locationId: house.id, name: 'Altillo', squareMeter: 9.5, value: 90_000 }
  await app.call(adminRooms.create, { body: room }, { as: admin })
  expect((await verify(house.id)).body).toMatchObject({
    isVerified: true,
    mandate: { lines: [{ room: { name: 'Altillo' }, price: 90_000 }] },
  })
})

it('refuses a value of the other unit, and to publish what is incomplete or was not agreed', async () => {
  expect((await create({ dailyValue: 12_000 })).problem?.fields).toMatchObject([{ path: 'dailyValue' }])
  const { body: bare } = await create({ value: 450_000, area: null })
  expect((await verify(bare.id)).problem?.fields?.map(({ path }) => path)).toEqual(['area', 'images'])
  expect((await verify(bare.id, {})).problem?.message).toBe(
    'Falta el mandato firmado por quien es dueño de la propiedad',
  )
  const [row] = await app.db.select().from(properties).where(eq(properties.id, bare.id))
  expect(row).toMatchObject({ stage: 'draft', isVerified: false })
})

it('keeps the commission of an offer, which paper can only repeat', async () => {
  const { body: added } = await create()
  await addPhoto(added.id)
  const params = { id: added.id }
  await app.call(adminLocations.setStage, { params, body: { stage: 'submitted' } }, { as: admin })
  const offer = { locationId: added.id, value: 400_000, commission: 10 }
  await app.call(adminLocations.setValue, { body: offer }, { as: admin })
  const other = await verify(added.id, { signedOnPaper: '2026-01-05', commission: 8 })
  expect(other.problem?.fields).toMatchObject([{ path: 'commission' }])
  const same = await verify(added.id, { signedOnPaper: '2026-01-05', commission: 10 })
  expect(same.body.mandate).toMatchObject({ state: 'accepted', commission: 10 })
})

it('forgets the value when the draft moves to a country with another currency', async () => {
  const owner = await makeUser(app.db)
  const { body: added } = await create({ owner: owner.id, value: 450_000 })
  const lima = await makeZone(app.db, { country: 'Perú', state: 'Lima', city: 'Lima' })
  const params = { id: added.id }
  await app.call(ownLocations.update, { params, body: { zone: lima.id } }, { as: owner })
  await addPhoto(added.id)
  expect((await verify(added.id)).problem?.code).toBe('value_required')
})
