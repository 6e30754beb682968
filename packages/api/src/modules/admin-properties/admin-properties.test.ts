import { endpoints } from '@metrolibre/contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { images } from '../../platform/db/schema/images.ts'
import { properties } from '../../platform/db/schema/properties.ts'
import { auditLog } from '../../platform/db/schema/protection.ts'
import { rooms } from '../../platform/db/schema/rooms.ts'
import { users } from '../../platform/db/schema/users.ts'
import { makeAdmin, makeOwner, makeProperty, makeRoom, makeUser, makeZone } from '../../testing/factories.ts'
import { readInbox } from '../../testing/inbox.ts'
import { makeReservation } from '../../testing/make-reservation.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { undoChange } from '../audit/undo.ts'
import { undoes } from '../undo/undoes.ts'

const { adminLocations, adminRooms } = endpoints

let app: TestApp
let admin: string
beforeAll(async () => {
  app = await createTestApp()
  admin = (await makeAdmin(app.db)).id
}, 60_000)
afterAll(() => app.close())

const list = async (query: Record<string, unknown>) => {
  const { body } = await app.call(adminLocations.list, { query }, { as: admin })
  return body
}
const namesOf = async (query: Record<string, unknown>) =>
  (await list(query)).locations.map(({ name }) => name)
const detail = async (id: string) =>
  (await app.call(adminLocations.detail, { params: { id } }, { as: admin })).body
const actionsOf = async (id: string) =>
  (await app.call(adminLocations.history, { params: { id }, query: {} }, { as: admin })).body.events
const rowOf = async (id: string) => (await app.db.select().from(properties).where(eq(properties.id, id)))[0]

it('finds properties by part of the name and every filter, page by page in both directions', async () => {
  const peru = await makeZone(app.db, { country: 'Perú', state: 'Lima', city: 'Lima' })
  const owner = await makeOwner(app.db, { firstName: 'Olga', lastName: 'Sur' })
  const mine = { ownerId: owner.id }
  const draft = { isVerified: false, stage: 'draft', monthlyPrice: null } as const
  await makeProperty(app.db, {
    ...mine,
    name: 'Ñandú bodega 100%',
    type: 'galpon',
    zoneId: peru.id,
    currency: 'PEN',
  })
  await makeProperty(app.db, { ...mine, name: 'Nave ñandu', ...draft })
  const sold = await makeProperty(app.db, { ...mine, name: 'Zorro', isActive: false })
  await makeRoom(app.db, sold.id, { awaitsReview: true, isActive: false })
  await makeProperty(app.db, { ...mine, name: 'Ñandú tirado', deletedAt: new Date() })
  const of = { owner: owner.id }
  expect(await namesOf({ ...of, q: 'NANDU' })).toEqual(['Nave ñandu', 'Ñandú bodega 100%'])
  expect(await namesOf({ ...of, q: '00%' })).toEqual(['Ñandú bodega 100%'])
  expect(await namesOf({ ...of, q: 'bode ñand' })).toEqual(['Ñandú bodega 100%'])
  expect(await namesOf({ ...of, q: 'na', sort: 'name' })).toEqual(['Nave ñandu', 'Ñandú bodega 100%'])
  expect(await namesOf({ ...of, q: 'ze' })).toEqual([])
  expect(await namesOf({ ...of, sort: 'name' })).toEqual(['Nave ñandu', 'Ñandú bodega 100%', 'Zorro'])
  expect(await namesOf({ ...of, propertyType: 'galpon' })).toHaveLength(1)
  expect(await namesOf({ ...of, country: 'Perú', zone: peru.id })).toEqual(['Ñandú bodega 100%'])
  expect(await namesOf({ ...of, isActive: false })).toEqual(['Zorro'])
  expect(await namesOf({ ...of, isVerified: false, stage: 'draft' })).toEqual(['Nave ñandu'])
  expect(await namesOf({ ...of, waiting: true })).toEqual(['Zorro'])
  expect(await namesOf({ ...of, awaitsOffer: true })).toEqual([])
  expect(await namesOf({ ...of, awaitsOffer: false })).toHaveLength(3)
  const first = await list({ ...of, sort: 'name', limit: 2 })
  expect(first).toMatchObject({ total: 3, totalIsExact: true, position: 0, previousCursor: null })
  const second = await list({ ...of, sort: 'name', limit: 2, cursor: first.nextCursor! })
  expect(second).toMatchObject({
    locations: [{ name: 'Zorro', waiting: 1, rooms: 1 }],
    position: 2,
    nextCursor: null,
  })
  const back = await list({ ...of, sort: 'name', limit: 2, cursor: second.previousCursor! })
  expect(back.locations).toEqual(first.locations)
  expect(first.locations[0]).toMatchObject({ missingToPublish: 'submission', owner: { lastName: 'Sur' } })
})

it('adds a draft for its owner, hands it in once it is complete, and records each step', async () => {
  const owner = await makeUser(app.db)
  const zone = (await makeZone(app.db)).id
  const body = {
    name: 'Local',
    address: 'Los Olmos 44, piso 2',
    zone,
    propertyType: 'entire',
    owner: owner.id,
  } as const
  const created = await app.call(adminLocations.create, { body }, { as: admin })
  expect(created).toMatchObject({
    status: 201,
    body: { listingStatus: 'draft', street: 'Los Olmos', owner: { id: owner.id }, creator: { id: admin } },
  })
  const { id } = created.body
  const handIn = () =>
    app.call(adminLocations.setStage, { params: { id }, body: { stage: 'submitted' } }, { as: admin })
  const refused = await handIn()
  expect(refused.status).toBe(422)
  expect(refused.problem!.fields!.map(({ path }) => path)).toEqual(
    expect.arrayContaining(['area', 'startLease', 'images']),
  )
  const complete = { id, area: 40, phone: '+56-2-2345', startLease: '2030-01-01', endLease: '2031-01-01' }
  expect(await app.call(adminLocations.update, { body: complete }, { as: admin })).toMatchObject({
    status: 200,
  })
  await app.db.insert(images).values({ propertyId: id, image: 'public/pictures/a/320.webp' })
  expect(await handIn()).toMatchObject({ status: 200, body: { listingStatus: 'submitted' } })
  const [promoted] = await app.db.select().from(users).where(eq(users.id, owner.id))
  expect(promoted!.isOwner).toBe(true)
  expect((await actionsOf(id)).map(({ action }) => action)).toEqual([
    'stage.admin',
    'property.update',
    'property.create',
  ])
  expect((await actionsOf(id))[1]).toMatchObject({
    before: { area: null },
    after: { area: 40 },
    actor: { id: admin },
  })
})

it('tells the second of two admins that the property was changed, and takes a change back', async () => {
  const { id } = await makeProperty(app.db, { name: 'Antes' })
  const { updatedAt } = await detail(id)
  const change = (fields: object, ifUpdatedAt = updatedAt) =>
    app.call(adminLocations.update, { body: { id, ifUpdatedAt, ...fields } }, { as: admin })
  expect((await change({ name: 'Después', wifi: true })).status).toBe(200)
  expect(await change({ name: 'Tarde' })).toMatchObject({
    status: 409,
    problem: { code: 'changed_meanwhile' },
  })
  const [event] = await actionsOf(id)
  await undoChange(app, Number(event!.id), { actorId: admin, requestId: 'r' }, undoes)
  expect(await rowOf(id)).toMatchObject({ name: 'Antes', wifi: false })
  await app.call(adminLocations.setActive, { body: { id, isActive: false } }, { as: admin })
  await app.call(adminLocations.setActive, { body: { id, isActive: false } }, { as: admin })
  const [switched, undone] = await actionsOf(id)
  expect([switched!.action, undone!.action]).toEqual(['property.setActive', 'property.update'])
})

it('tells the owner why a property is not offered any more, and keeps the reason in its history', async () => {
  const owner = await makeOwner(app.db, { language: 'es' })
  const { id, name } = await makeProperty(app.db, { ownerId: owner.id })
  const switchTo = (isActive: boolean, reason?: string) =>
    app.call(adminLocations.setActive, { body: { id, isActive, reason } }, { as: admin })
  await switchTo(false)
  await switchTo(true, 'Nobody reads this')
  expect(await readInbox(app, owner.email)).toEqual([])
  await switchTo(false, ' El techo gotea ')
  await switchTo(false, 'It is off already')
  const mails = await readInbox(app, owner.email)
  expect(mails).toMatchObject([{ subject: `${name} se muestra agotada` }])
  expect(mails[0]!.text).toContain('El techo gotea')
  const history = await app.call(adminLocations.history, { params: { id } }, { as: admin })
  expect(history.body.events[0]).toMatchObject({ action: 'property.setActive', reason: 'El techo gotea' })
  const [event] = await actionsOf(id)
  await undoChange(app, Number(event!.id), { actorId: admin, requestId: 'r' }, undoes)
  expect(await rowOf(id)).toMatchObject({ isActive: true })
})

it('keeps what an offer is about, and refuses people who do not exist', async () => {
  const { id } = await makeProperty(app.db)
  const peru = await makeZone(app.db, { country: 'Perú', state: 'Lima', city: 'Lima' })
  const change = (fields: object) =>
    app.call(adminLocations.update, { body: { id, ...fields } }, { as: admin })
  const codes = async (fields: object) =>
    (await change(fields)).problem!.fields!.map(({ path, code }) => `${path} ${code}`)
  expect((await codes({ propertyType: 'galpon', isDaily: true, zone: peru.id })).toSorted()).toEqual([
    'isDaily validation.fixed_by_offer',
    'propertyType validation.fixed_by_offer',
    'zone validation.fixed_by_offer',
  ])
  expect(await codes({ admins: [(await makeOwner(app.db)).id] })).toEqual(['admins validation.admin_unknown'])
  expect(await change({ admins: [admin] })).toMatchObject({ status: 200, body: { admins: [{ id: admin }] } })
  const sameCountry = await makeZone(app.db)
  expect((await change({ zone: sameCountry.id })).status).toBe(200)
})

it('shows what was changed since the visit until an admin has looked at it', async () => {
  const changedSinceVisit = { area: '2026-01-02T00:00:00.000Z', images: '2026-03-02T00:00:00.000Z' }
  const { id } = await makeProperty(app.db, { changedSinceVisit })
  expect((await detail(id)).changedSinceVisit.map(({ field }) => field)).toEqual(['area', 'images'])
  const body = { until: '2026-02-01T00:00:00.000Z' }
  const seen = await app.call(adminLocations.markSeen, { params: { id }, body }, { as: admin })
  expect(seen.body.changedSinceVisit.map(({ field }) => field)).toEqual(['images'])
})

it('sets one of the visible photos as cover, and refuses any other picture', async () => {
  const { id } = await makeProperty(app.db)
  const [a, b] = ['public/pictures/aa/320.webp', 'public/pictures/bb/320.webp']
  const [first, hidden] = await app.db
    .insert(images)
    .values([
      { propertyId: id, image: a, position: 0 },
      { propertyId: id, image: b, position: 1, isVisible: false },
    ])
    .returning()
  const setCover = (image: string) =>
    app.call(adminLocations.setCover, { params: { id }, body: { image } }, { as: admin })
  expect((await setCover('/files/pictures/aa/320.webp')).body.image).toBe('/files/pictures/aa/320.webp')
  expect((await setCover('/files/pictures/bb/320.webp')).status).toBe(422)
  expect((await setCover('https://elsewhere.example/a.webp')).status).toBe(422)
  const order = { order: [hidden!.id, first!.id] }
  const arranged = await app.call(
    adminLocations.arrangeImages,
    { params: { id }, body: order },
    { as: admin },
  )
  expect(arranged.body.imagesLocation.map((image) => image.id)).toEqual(order.order)
})

it('moves a property to the trash and back, and deletes for good only what nobody has booked', async () => {
  const { id, ownerId } = await makeProperty(app.db, { name: 'Al tacho' })
  const booked = await makeProperty(app.db)
  await makeReservation(app.db, { propertyId: booked.id, state: 'confirmed' })
  const past = { start: new Date('2021-03-01T03:00:00Z'), end: new Date('2021-04-01T03:00:00Z') }
  await makeReservation(app.db, { propertyId: id, state: 'completed', period: past })
  const refused = await app.call(adminLocations.remove, { body: { id: booked.id } }, { as: admin })
  expect(refused).toMatchObject({ problem: { code: 'live_reservations' } })
  const act = (
    call: typeof adminLocations.remove | typeof adminLocations.restore | typeof adminLocations.removeForGood,
  ) => app.call(call, { body: { id } }, { as: admin })
  expect(await act(adminLocations.removeForGood)).toMatchObject({ problem: { code: 'wrong_state' } })
  expect((await act(adminLocations.remove)).status).toBe(200)
  expect((await list({ q: 'Al tacho' })).total).toBe(0)
  const trash = async () =>
    (await app.call(adminLocations.trash, { query: { q: 'tacho' } }, { as: admin })).body
  expect(await trash()).toMatchObject({ total: 1, locations: [{ id, deletedAt: expect.any(String) }] })
  expect((await act(adminLocations.restore)).status).toBe(200)
  await act(adminLocations.remove)
  await app.db.update(users).set({ deletedAt: new Date() }).where(eq(users.id, ownerId))
  expect(await act(adminLocations.restore)).toMatchObject({ status: 409, problem: { code: 'wrong_state' } })
  expect((await act(adminLocations.removeForGood)).status).toBe(200)
  // The booking refers to it, so the row stays without what it said.
  expect(await rowOf(id)).toMatchObject({ address: '', latitude: null, erasedAt: expect.any(Date) })
  expect((await trash()).total).toBe(0)
  expect((await app.call(adminLocations.detail, { params: { id } }, { as: admin })).status).toBe(404)
  const free = await makeProperty(app.db, { deletedAt: new Date() })
  await app.call(adminLocations.removeForGood, { body: { id: free.id } }, { as: admin })
  expect(await rowOf(free.id)).toBeUndefined()
})

it('adds, changes, offers and deletes rooms of any owner, and records it', async () => {
  const { id } = await makeProperty(app.db, { type: 'room', monthlyPrice: null })
  const body = { locationId: id, name: 'Altillo', squareMeter: 9.5, value: 90_000 }
  const added = await app.call(adminRooms.create, { body }, { as: admin })
  expect(added).toMatchObject({ status: 201, body: { name: 'Altillo', squareMeter: 9.5, isActive: true } })
  const params = { id: added.body.id }
  const change = (fields: object) => app.call(adminRooms.update, { params, body: fields }, { as: admin })
  expect((await change({ value: 95_000, ifUpdatedAt: added.body.updatedAt })).body.value).toBe(95_000)
  expect(await change({ name: 'X', ifUpdatedAt: added.body.updatedAt })).toMatchObject({ status: 409 })
  const off = await app.call(adminRooms.setActive, { params, body: { isActive: false } }, { as: admin })
  expect(off.body.isActive).toBe(false)
  expect((await app.call(adminRooms.remove, { params }, { as: admin })).status).toBe(200)
  expect(await app.db.select().from(rooms).where(eq(rooms.id, params.id))).toMatchObject([
    { deletedAt: expect.any(Date) },
  ])
  const recorded = await app.db
    .select()
    .from(auditLog)
    .where(eq(auditLog.entityId, params.id))
    .orderBy(auditLog.id)
  expect(recorded.map(({ action }) => action)).toEqual([
    'room.create',
    'room.update',
    'room.setActive',
    'room.remove',
  ])
  expect((await app.call(adminRooms.update, { params, body: { name: 'Y' } }, { as: admin })).status).toBe(404)
})

it('writes to the owner once a room can be booked for which an admin was awaited', async () => {
  const owner = await makeOwner(app.db, { language: 'es' })
  const { id } = await makeProperty(app.db, { type: 'room', ownerId: owner.id, name: 'Casona' })
  const room = await makeRoom(app.db, id, { awaitsReview: true, isActive: false, monthlyPrice: 90_000 })
  const params = { id: room.id }
  for (const isActive of [true, false, true])
    await app.call(adminRooms.setActive, { params, body: { isActive } }, { as: admin })
  const mails = await readInbox(app, owner.email)
  expect(mails.map(({ subject }) => subject)).toEqual([
    'Ya se puede reservar el espacio que cambiaste en Casona',
  ])
  expect(mails[0]!.text).toMatch(/Pieza norte: \$\s90\.000 al mes/)
})

it('lets a room follow the lease dates of its property when they are sent back as they were shown', async () => {
  const lease = { startLease: '2027-01-01', endLease: '2028-01-01' }
  const { id } = await makeProperty(app.db, { type: 'room', ...lease })
  const body = { locationId: id, name: 'Altillo', squareMeter: 9.5, value: 90_000, ...lease }
  const { body: room } = await app.call(adminRooms.create, { body }, { as: admin })
  const params = { id: room.id }
  const save = (fields: object) => app.call(adminRooms.update, { params, body: fields }, { as: admin })
  const stored = async () => (await app.db.select().from(rooms).where(eq(rooms.id, room.id)))[0]
  const shown = { startLease: room.startLease, endLease: room.endLease }
  expect(shown).toEqual(lease)
  await save({ ...shown, name: 'Altillo norte' })
  expect(await stored()).toMatchObject({ name: 'Altillo norte', startLease: null, endLease: null })
  await save({ ...shown, startLease: '2027-03-01' })
  expect(await stored()).toMatchObject({ startLease: '2027-03-01', endLease: null })
  await save(lease)
  expect(await stored()).toMatchObject({ startLease: '2027-01-01', endLease: null })
})

it('keeps the sheet of one inspector until the next has seen it', async () => {
  const { id } = await makeProperty(app.db, { stage: 'visit_scheduled', isVerified: false })
  const [first, other] = [{ id: admin }, await makeAdmin(app.db)]
  const send = (as: { id: string }, minute: number, ifInspectedAt: string | null) =>
    app.call(
      adminLocations.inspect,
      { params: { id }, body: { at: at(minute), ifInspectedAt, measures: [], note: as.id } },
      { as },
    )
  const at = (minute: number) => `2026-11-20T13:${minute}:00.000Z`
  expect((await send(first, 10, null)).body.inspection).toMatchObject({ at: at(10) })
  // The answer to the first was lost, so the same inspector knows of none.
  expect((await send(first, 20, null)).body.inspection).toMatchObject({ at: at(20) })
  expect((await send(other, 30, null)).problem?.code).toBe('changed_meanwhile')
  expect((await send(other, 30, at(10))).problem?.code).toBe('changed_meanwhile')
  // On a phone whose clock is slow.
  expect((await send(other, 15, at(20))).body.inspection).toMatchObject({ at: at(15), note: other.id })
})

it('keeps the sheet of an inspector, which may be sent again, and no older one instead', async () => {
  const { id } = await makeProperty(app.db, { stage: 'visit_scheduled', isVerified: false, area: 1 })
  const send = async (body: object) =>
    (await app.call(adminLocations.inspect, { params: { id }, body: body as never }, { as: admin })).body
  const measures = [{ name: 'Largo', value: 26.05, unit: 'm' }]
  const sheet = {
    at: '2026-11-20T13:00:00.000Z',
    measures,
    area: 510.6,
    floorState: 'bad',
    uses: ['storage', 'workshop'],
    note: 'Filtración',
  }
  const kept = await send(sheet)
  expect(kept).toMatchObject({
    area: 510.6,
    floorState: 'bad',
    uses: ['storage', 'workshop'],
    inspection: { measures, note: 'Filtración', by: { id: admin } },
  })
  expect(kept.measured).toEqual({ at: sheet.at, measures })
  expect(kept.inspectedOn).toBe('2026-11-20')
  expect(await send(sheet)).toEqual(kept)
  expect(await send({ at: '2026-11-19T13:00:00.000Z', measures: [], area: 3 })).toEqual(kept)
  expect((await actionsOf(id)).map(({ action }) => action)).toEqual(['property.inspect'])
})
