import { endpoints, maxRooms, type BodyInput } from '@metrolibre/contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { images } from '../../platform/db/schema/images.ts'
import { rooms, type RoomRow } from '../../platform/db/schema/rooms.ts'
import { makeOwner, makeProperty, makeRoom } from '../../testing/factories.ts'
import { readInbox } from '../../testing/inbox.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

const { manyRooms } = endpoints

let app: TestApp
let owner: { id: string }
beforeAll(async () => {
  app = await createTestApp()
  owner = await makeOwner(app.db)
})
afterAll(() => app.close())

const place = (values: Parameters<typeof makeProperty>[1] = {}) =>
  makeProperty(app.db, { ownerId: owner.id, type: 'room', ...values })
const draft = () => place({ stage: 'draft', isVerified: false })
const copy = (room: RoomRow, body: BodyInput<typeof manyRooms.copy>, as = owner) =>
  app.call(manyRooms.copy, { params: { id: room.propertyId, room: room.id }, body }, { as })
const setPrices = (id: string, body: BodyInput<typeof manyRooms.setPrices>, as = owner) =>
  app.call(manyRooms.setPrices, { params: { id }, body }, { as })
const fieldsOf = ({
  problem,
}: {
  problem: { fields?: { path: string; code: string }[] | undefined } | undefined
}) => problem?.fields?.map(({ path, code }) => `${path} ${code}`)
const kept = (propertyId: string) =>
  app.db.select().from(rooms).where(eq(rooms.propertyId, propertyId)).orderBy(rooms.unit)

it('adds rooms like one, with all that was typed of it and without its photos', async () => {
  const { id } = await draft()
  const like = {
    name: 'Oficina 1',
    description: 'Con ventana',
    lang: 'en' as const,
    area: 12.5,
    monthlyPrice: 90_000,
    included: ['Internet', 'Aseo'],
  }
  const room = await makeRoom(app.db, id, { ...like, image: 'public/pictures/a/960.webp' })
  await app.db.insert(images).values({ roomId: room.id, position: 0, image: 'public/pictures/a/960.webp' })
  const { status, body } = await copy(room, { count: 3, roomCount: 1 })
  expect([status, body.rooms.map(({ name }) => name)]).toEqual([
    201,
    ['Oficina 1', 'Oficina 2', 'Oficina 3', 'Oficina 4'],
  ])
  for (const [index, added] of (await kept(id)).slice(1).entries())
    expect(added).toMatchObject({
      ...like,
      name: `Oficina ${index + 2}`,
      image: null,
      isActive: true,
      awaitsReview: false,
    })
  expect(body.rooms.at(-1)!.imagesRoom).toEqual([])
})

it('does not add copies twice, nor more than a property can have', async () => {
  const { id } = await draft()
  const room = await makeRoom(app.db, id, { name: 'Sala' })
  expect((await copy(room, { count: 2, roomCount: 1 })).status).toBe(201)
  expect((await copy(room, { count: 2, roomCount: 1 })).problem?.code).toBe('changed_meanwhile')
  expect(fieldsOf(await copy(room, { count: maxRooms - 2, roomCount: 3 }))).toEqual([
    'count validation.too_many_rooms',
  ])
  expect(fieldsOf(await copy(room, { count: maxRooms, roomCount: 3 }))).toEqual(['count validation.at_most'])
  expect(fieldsOf(await copy(room, { count: 0, roomCount: 3 }))).toEqual(['count validation.at_least'])
  expect(await kept(id)).toHaveLength(3)
  const two = await Promise.all([1, 2].map(() => copy(room, { count: maxRooms - 3, roomCount: 3 })))
  expect(two.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([201, 409])
  expect(await kept(id)).toHaveLength(maxRooms)
})

it('keeps copies of a published property from being booked until an admin has looked at them', async () => {
  // A name of its own, because the office hears of the properties of other tests too.
  const { id, name } = await place({ name: 'Casona de los cuarenta patios' })
  const room = await makeRoom(app.db, id, { name: 'Patio' })
  await copy(room, { count: 39, roomCount: 1 })
  const [first, ...added] = await kept(id)
  expect(first).toMatchObject({ isActive: true, awaitsReview: false })
  expect(added.every(({ isActive, awaitsReview }) => !isActive && awaitsReview)).toBe(true)
  const office = await readInbox(app, app.config.CONTACT_EMAIL)
  const asked = office.filter(({ subject }) => subject.startsWith(`Espacio por revisar en ${name}`))
  expect(asked).toHaveLength(1)
  // Thirty-nine wait, in words that are used in both countries.
  expect(asked[0]!.text).toContain(
    `Quien ofrece ${name} agregó «Patio 2» o cambió su precio, y pueden ser más`,
  )
})

it('gives all rooms that were chosen one price, of which only those that change wait for an admin', async () => {
  const { id } = await place()
  const make = (values: Partial<RoomRow>) => makeRoom(app.db, id, { monthlyPrice: 80_000, ...values })
  const [same, dearer, byHour, other] = [
    await make({ name: 'Igual', monthlyPrice: 90_000 }),
    await make({ name: 'Otra' }),
    await make({ name: 'Por hora', rentalMode: 'hour', monthlyPrice: null, hourlyPrice: 5000 }),
    await make({ name: 'Aparte' }),
  ]
  const { status, body } = await setPrices(id, {
    rooms: [dearer.id, same.id, byHour.id, dearer.id],
    value: 90_000,
    isDaily: false,
  })
  expect(status).toBe(200)
  const facts = body.rooms.map((room) => [
    room.name,
    room.value,
    room.dailyValue,
    room.isDaily,
    room.awaitsReview,
  ])
  expect(facts).toEqual([
    ['Igual', 90_000, 5000, false, false],
    ['Otra', 90_000, null, false, true],
    ['Por hora', 90_000, null, false, true],
    ['Aparte', 80_000, 5000, false, false],
  ])
  expect(other.isActive).toBe(true)
})

it('changes no price when one of the rooms is not there, and none of a property of somebody else', async () => {
  const { id } = await draft()
  const room = await makeRoom(app.db, id, { monthlyPrice: 80_000 })
  const elsewhere = await makeRoom(app.db, (await draft()).id, { monthlyPrice: 80_000 })
  const price = { value: 1000, isDaily: false }
  expect((await setPrices(id, { rooms: [room.id, elsewhere.id], ...price })).status).toBe(404)
  expect((await setPrices(id, { rooms: [room.id], ...price }, await makeOwner(app.db))).status).toBe(404)
  expect(fieldsOf(await setPrices(id, { rooms: [], ...price }))).toEqual(['rooms validation.choose_rooms'])
  expect(fieldsOf(await setPrices(id, { rooms: [room.id], value: -1, isDaily: false }))).toEqual([
    'value validation.min',
  ])
  expect((await kept(id)).map(({ monthlyPrice }) => monthlyPrice)).toEqual([80_000])
  expect((await copy(room, { count: 1, roomCount: 1 }, await makeOwner(app.db))).status).toBe(404)
})

it('takes the price of several rooms away, and sets one by the hour', async () => {
  const { id } = await draft()
  const room = await makeRoom(app.db, id, { monthlyPrice: 80_000 })
  await setPrices(id, { rooms: [room.id], dailyValue: 4000, isDaily: true })
  expect((await kept(id))[0]).toMatchObject({ rentalMode: 'hour', monthlyPrice: null, hourlyPrice: 4000 })
  await setPrices(id, { rooms: [room.id], isDaily: true })
  expect((await kept(id))[0]).toMatchObject({ rentalMode: 'hour', hourlyPrice: null })
})
