import { randomUUID } from 'node:crypto'
import { endpoints, listingStages, listingTransitions, type BodyInput } from '@metrolibre/contract'
import { eq, sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { images } from '../../platform/db/schema/images.ts'
import { properties } from '../../platform/db/schema/properties.ts'
import { auditLog } from '../../platform/db/schema/protection.ts'
import { rooms } from '../../platform/db/schema/rooms.ts'
import { users } from '../../platform/db/schema/users.ts'
import { makeOwner, makeProperty, makeRoom, makeUser, makeZone } from '../../testing/factories.ts'
import { readInbox } from '../../testing/inbox.ts'
import { makeReservation } from '../../testing/make-reservation.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

const { ownLocations, ownRooms, locations } = endpoints
type Draft = BodyInput<typeof ownLocations.create>

let app: TestApp
let zone: { id: string }
let lima: { id: string }
beforeAll(async () => {
  app = await createTestApp()
  zone = await makeZone(app.db)
  lima = await makeZone(app.db, { country: 'Perú', state: 'Lima', city: 'Lima' })
})
afterEach(() => app.clock.reset())
afterAll(() => app.close())

const begin = async (user: { id: string }, draft: Partial<Draft> = {}, key?: string) =>
  app.call(
    ownLocations.create,
    { body: { zone: zone.id, propertyType: 'entire', ...draft } },
    { as: user, ...(key && { headers: { 'idempotency-key': key } }) },
  )
const update = (user: { id: string }, id: string, body: BodyInput<typeof ownLocations.update>) =>
  app.call(ownLocations.update, { params: { id }, body }, { as: user })
const pathsOf = ({ problem }: { problem: { fields?: { path: string }[] | undefined } | undefined }) =>
  problem?.fields?.map(({ path }) => path)
const addPhotos = (values: { propertyId?: string; roomId?: string }, count: number) =>
  app.db
    .insert(images)
    .values(
      Array.from({ length: count }, (_, position) => ({
        ...values,
        position,
        image: `public/pictures/${randomUUID()}/960.webp`,
      })),
    )
    .returning()

const complete = {
  name: ' Casa del río ',
  address: 'Calle Falsa 123, depto 4',
  lat: -33.44,
  long: -70.66,
  area: 80.5,
  phone: '+56-912345678',
  startLease: '2030-01-01',
  endLease: '2031-01-01',
  openingHours: { from: 9, to: 19 },
  commonExpenses: 20_000,
  expensesCover: ['water' as const],
  depositMonths: 1,
  depositIsLost: true,
}

describe('a draft', () => {
  it('needs only kind and zone, is made once per key, and is seen by nobody else', async () => {
    const user = await makeUser(app.db)
    const { status, body } = await begin(user, {}, 'one')
    expect(status).toBe(201)
    expect(body).toMatchObject({ name: '', listingStatus: 'draft', currency: 'CLP', deposit: null })
    expect((await begin(user, {}, 'one')).body.id).toBe(body.id)
    expect((await begin(user, { name: 'Otra' }, 'one')).problem?.code).toBe('idempotency_mismatch')
    const [first, second] = await Promise.all([begin(user, {}, 'two'), begin(user, {}, 'two')])
    expect(first.body.id).toBe(second.body.id)

    const stranger = await makeOwner(app.db)
    expect((await app.call(locations.detail, { params: { id: body.id } }, { as: stranger })).status).toBe(404)
    const mine = await app.call(ownLocations.mine, {}, { as: user })
    expect(mine.body.locations.map(({ id }) => id).toSorted()).toEqual([body.id, first.body.id].toSorted())
    expect((await app.call(ownLocations.mine, {}, { as: stranger })).body.locations).toEqual([])
  })

  it('derives street and public coordinates, and never shows the exact place to others', async () => {
    const user = await makeUser(app.db)
    const { id } = (await begin(user)).body
    const { body } = await update(user, id, complete)
    expect(body).toMatchObject({
      name: 'Casa del río',
      street: 'Calle Falsa',
      address: 'Calle Falsa 123, depto 4',
      exactLat: -33.44,
      exactLong: -70.66,
      area: 80.5,
      openingHours: { from: 9, to: 19 },
      commonExpenses: 20_000,
    })
    const [row] = await app.db.select().from(properties).where(eq(properties.id, id))
    const away = Math.hypot(row!.publicLatitude! + 33.44, row!.publicLongitude! + 70.66)
    expect(away).toBeGreaterThan(0.00039)
    expect(away).toBeLessThan(0.00091)
    const moved = await update(user, id, { lat: null, long: null, phone: '', area: null })
    expect(moved.body).toMatchObject({
      exactLat: null,
      lat: null,
      phone: null,
      area: null,
      name: 'Casa del río',
    })
  })

  it('refuses what does not fit together, with the field', async () => {
    const user = await makeUser(app.db)
    const { id } = (await begin(user)).body
    expect(pathsOf(await update(user, id, { lat: 1 }))).toEqual(['lat'])
    expect(pathsOf(await update(user, id, { startLease: '2030-01-01', endLease: '2030-01-01' }))).toEqual([
      'endLease',
    ])
    for (const to of [9, 10])
      expect(pathsOf(await update(user, id, { openingHours: { from: 10, to } }))).toEqual(['openingHours'])
    expect(pathsOf(await update(user, id, { endLease: '9999-12-31' }))).toEqual(['endLease'])
    expect(pathsOf(await update(user, id, { zone: randomUUID() }))).toEqual(['zone'])
    expect(pathsOf(await begin(user, { zone: randomUUID() }))).toEqual(['zone'])
    expect((await begin(user, { value: 1 } as object)).status).toBe(422)
  })

  it('loses its amounts, and those of its rooms, when it moves to another country', async () => {
    const user = await makeUser(app.db)
    const { id } = (await begin(user, { expectedValue: 500_000, deposit: 1000 })).body
    const room = await app.call(
      ownRooms.create,
      { params: { id }, body: { name: 'Norte', value: 90_000 } },
      { as: user },
    )
    expect(room.body).toMatchObject({ value: 90_000, awaitsReview: false, isActive: true })
    await app.sql`update properties set suggested_value = 480000 where id = ${id}`
    const { body } = await update(user, id, { zone: lima.id, deposit: 5000 })
    const none = { expectedValue: null, suggestedValue: null }
    expect(body).toMatchObject({ currency: 'PEN', ...none, deposit: 5000 })
    expect(body.roomsDetails[0]).toMatchObject({ value: null, currency: 'PEN' })
  })

  it('is handed in when complete, which makes its user an owner and is written down', async () => {
    const user = await makeUser(app.db)
    const { id } = (await begin(user, { propertyType: 'room' })).body
    const submit = () => app.call(ownLocations.submit, { params: { id } }, { as: user })
    expect(pathsOf(await submit())).toEqual([
      'name',
      'address',
      'area',
      'email',
      'startLease',
      'endLease',
      'deposit',
      'commonExpenses',
      'images',
      'rooms',
    ])
    await update(user, id, complete)
    await addPhotos({ propertyId: id }, 1)
    expect(pathsOf(await submit())).toEqual(['rooms'])
    await makeRoom(app.db, id)
    const received = { listingStatus: 'submitted', submittedAt: app.clock.now().toISOString() }
    expect((await submit()).body).toMatchObject(received)
    expect((await submit()).body).toMatchObject(received)
    const mails = await readInbox(app, user.email)
    expect(mails.map(({ subject }) => subject)).toEqual([expect.stringMatching(/^Recibimos /)])
    expect(mails[0]!.html).toContain(`/propiedad/cargar/schedule?property=${id}`)
    const [after] = await app.db.select().from(users).where(eq(users.id, user.id))
    expect(after!.isOwner).toBe(true)
    expect(await app.db.select().from(auditLog).where(eq(auditLog.entityId, id))).toMatchObject([
      { actorId: user.id, action: 'stage.owner', before: { stage: 'draft' }, after: { stage: 'submitted' } },
    ])
    expect((await app.call(ownLocations.remove, { params: { id } }, { as: user })).problem).toMatchObject({
      code: 'wrong_state',
      message: 'La propiedad ya no está en una etapa que permita esta acción',
    })
  })

  it('is discarded by its owner alone', async () => {
    const user = await makeUser(app.db)
    const { id } = (await begin(user)).body
    const remove = (as: { id: string }) => app.call(ownLocations.remove, { params: { id } }, { as })
    expect((await remove(await makeOwner(app.db))).status).toBe(404)
    expect((await remove(user)).status).toBe(200)
    expect((await app.call(ownLocations.one, { params: { id } }, { as: user })).status).toBe(404)
  })
})

describe('what is paid beside the price', () => {
  const costsOf = ({ body }: Awaited<ReturnType<typeof update>>) => ({
    deposit: body.deposit,
    depositMonths: body.depositMonths,
    toConfirm: body.costsToConfirm,
  })

  it('has a deposit either as an amount or in months of the rent', async () => {
    const user = await makeUser(app.db)
    const { id } = (await begin(user, { depositMonths: 1 })).body
    expect(costsOf(await update(user, id, { deposit: 5000 }))).toMatchObject({
      deposit: 5000,
      depositMonths: null,
    })
    const both = await update(user, id, { deposit: null, depositMonths: 2, garage: 1 })
    expect(costsOf(both)).toMatchObject({ deposit: null, depositMonths: 2 })
    expect(pathsOf(await update(user, id, { depositMonths: 3 }))).toEqual(['depositMonths'])
  })

  it('is needed before a draft can be handed in, with parking where there are spaces', async () => {
    const user = await makeUser(app.db)
    const { depositMonths: _months, ...rest } = complete
    const { id } = (await begin(user, { ...rest, garage: 2 })).body
    await addPhotos({ propertyId: id }, 1)
    const submit = () => app.call(ownLocations.submit, { params: { id } }, { as: user })
    expect(pathsOf(await submit())).toEqual(['deposit', 'parking'])
    await update(user, id, { deposit: 0, parking: 0 })
    expect((await submit()).body).toMatchObject({ listingStatus: 'submitted', costsToConfirm: false })
  })

  it('is asked for of a property that was there before, as it is shown, until its owner confirms all of it', async () => {
    const owner = await makeOwner(app.db)
    const { id } = await makeProperty(app.db, { ownerId: owner.id, garage: 1, assumesUsualCosts: true })
    const read = () => app.call(ownLocations.one, { params: { id } }, { as: owner })
    expect(await read()).toMatchObject({
      body: { depositMonths: 1, commonExpenses: 20_000, parking: 20_000, costsToConfirm: true },
    })
    // Something else that is changed is no answer, and the rest stays as it is shown.
    expect((await update(owner, id, { name: 'Otra', deposit: 0 })).body).toMatchObject({
      deposit: 0,
      commonExpenses: 20_000,
      costsToConfirm: true,
    })
    const half = await update(owner, id, { costsConfirmed: true, commonExpenses: 0 })
    expect(pathsOf(half)).toEqual(['parking'])
    expect(half.problem?.fields).toMatchObject([{ code: 'validation.required' }])
    const answer = { commonExpenses: 30_000, expensesCover: [], parking: 0 }
    expect((await update(owner, id, { ...answer, costsConfirmed: true })).body).toMatchObject({
      deposit: 0,
      commonExpenses: 30_000,
      expensesCover: [],
      parking: 0,
      costsToConfirm: false,
    })
  })
})

describe('a published property', () => {
  it('keeps kind and zone, notes what the inspector had seen, and stays as long as it is booked', async () => {
    const owner = await makeOwner(app.db)
    const property = await makeProperty(app.db, { ownerId: owner.id, zoneId: zone.id })
    const { id } = property
    expect(
      pathsOf(await update(owner, id, { zone: lima.id, propertyType: 'room', isDaily: true, wifi: true })),
    ).toEqual(['isDaily', 'zone', 'propertyType'])
    const { body } = await update(owner, id, { zone: zone.id, area: 70, description: 'Otra', wifi: true })
    expect(body).toMatchObject({ area: 70, description: 'Otra', wifi: true })
    expect(body.changedSinceVisit).toEqual([{ field: 'area', at: app.clock.now().toISOString() }])

    await makeReservation(app.db, {
      propertyId: id,
      state: 'confirmed',
      period: { start: new Date('2031-03-01T03:00:00Z'), end: new Date('2031-05-01T04:00:00Z') },
    })
    const shorter = await update(owner, id, { endLease: '2031-04-30' })
    expect(shorter.problem?.fields).toMatchObject([{ path: 'endLease', code: 'validation.lease_end_booked' }])
    expect(shorter.problem?.message).toContain('30 de abril de 2031')
    expect(pathsOf(await update(owner, id, { startLease: '2031-03-02' }))).toEqual(['startLease'])
    expect((await update(owner, id, { startLease: '2031-03-01', endLease: '2031-05-01' })).status).toBe(200)
  })

  it('offers a new room, or a room with a new price, only once an admin has looked at it', async () => {
    const owner = await makeOwner(app.db)
    const { id } = await makeProperty(app.db, { ownerId: owner.id, type: 'room' })
    const made = await app.call(
      ownRooms.create,
      { params: { id }, body: { name: 'Sur', value: 1 } },
      { as: owner },
    )
    expect(made.body).toMatchObject({ isActive: false, awaitsReview: true })
    const params = { id, room: made.body.id }
    await app.db.update(rooms).set({ isActive: true }).where(eq(rooms.id, params.room))
    const change = (body: BodyInput<typeof ownRooms.update>) =>
      app.call(ownRooms.update, { params, body }, { as: owner })
    expect((await change({ description: 'Con luz' })).body).toMatchObject({
      isActive: true,
      awaitsReview: false,
    })
    const turn = (isActive: boolean) =>
      app.call(ownRooms.setActive, { params, body: { isActive } }, { as: owner })
    expect((await turn(false)).body).toMatchObject({ isActive: false, awaitsReview: false })
    expect((await turn(true)).body).toMatchObject({ isActive: true, awaitsReview: false })
    expect((await change({ value: 2 })).body).toMatchObject({ value: 2, isActive: false, awaitsReview: true })
    expect((await turn(true)).problem?.code).toBe('wrong_state')
    await change({ value: 3 })
    const office = await readInbox(app, app.config.CONTACT_EMAIL)
    // One when it was added and one when it was changed after that was looked at, but none for the change after it.
    expect(office.filter(({ subject }) => /^Espacio por revisar en .+: Sur$/.test(subject))).toHaveLength(2)

    await makeReservation(app.db, {
      propertyId: id,
      roomId: params.room,
      state: 'confirmed',
      period: { start: new Date('2031-03-01T03:00:00Z'), end: new Date('2031-05-01T04:00:00Z') },
    })
    const remove = () => app.call(ownRooms.remove, { params }, { as: owner })
    expect((await remove()).problem?.code).toBe('live_reservations')
    app.clock.set(new Date('2031-06-01T00:00:00Z'))
    expect((await remove()).status).toBe(200)
    expect((await change({ name: 'Otra' })).status).toBe(404)
  })
})

describe('photos', () => {
  it('are put in order, and one becomes the cover', async () => {
    const owner = await makeOwner(app.db)
    const { id } = await makeProperty(app.db, { ownerId: owner.id })
    const [one, two, three] = await addPhotos({ propertyId: id }, 3)
    const arrange = (order: string[], cover?: string) =>
      app.call(
        ownLocations.arrangeImages,
        { params: { id }, body: { order, ...(cover && { cover }) } },
        { as: owner },
      )
    const { body } = await arrange([three!.id, one!.id, two!.id], two!.id)
    expect(body.imagesLocation.map((image) => image.id)).toEqual([three!.id, one!.id, two!.id])
    expect(body.image).toContain(two!.image.slice('public/'.length))
    expect(pathsOf(await arrange([one!.id, two!.id]))).toEqual(['order'])
    expect(pathsOf(await arrange([one!.id, two!.id, two!.id]))).toEqual(['order'])
    await app.db.update(images).set({ isVisible: false }).where(eq(images.id, one!.id))
    expect(pathsOf(await arrange([one!.id, two!.id, three!.id], one!.id))).toEqual(['cover'])

    const room = await makeRoom(app.db, id)
    const [left, right] = await addPhotos({ roomId: room.id }, 2)
    const arranged = await app.call(
      ownRooms.arrangeImages,
      { params: { id, room: room.id }, body: { order: [right!.id, left!.id], cover: left!.id } },
      { as: owner },
    )
    expect(arranged.body.imagesRoom.map((image) => image.id)).toEqual([right!.id, left!.id])
  })
})

describe('the list', () => {
  it('finds by words and stage, and is read by cursor', async () => {
    const owner = await makeOwner(app.db)
    const make = (name: string, stage: 'draft' | 'published') =>
      makeProperty(app.db, {
        ownerId: owner.id,
        zoneId: zone.id,
        name,
        stage,
        isVerified: stage === 'published',
      })
    await make('Galería Ñandú', 'draft')
    await make('Patio azul', 'published')
    await make('Patio rojo', 'draft')
    const names = async (query: object) => {
      const { body } = await app.call(ownLocations.mine, { query }, { as: owner })
      return body.locations.map(({ name }) => name)
    }
    expect(await names({ q: 'nandu' })).toEqual(['Galería Ñandú'])
    expect(await names({ q: 'patio', stage: 'draft' })).toEqual(['Patio rojo'])
    const first = await app.call(ownLocations.mine, { query: { limit: 2 } }, { as: owner })
    const rest = await app.call(
      ownLocations.mine,
      { query: { limit: 2, cursor: first.body.nextCursor! } },
      { as: owner },
    )
    expect(new Set([...first.body.locations, ...rest.body.locations].map(({ id }) => id)).size).toBe(3)
    expect(rest.body.nextCursor).toBeNull()
  })
})

describe('the estimate', () => {
  it('says what it is computed from, and gives prices nearby only when there are enough', async () => {
    const here = await makeZone(app.db, { rate: 0.9, averageValue: 9500 })
    const ask = (propertyType: 'entire' | 'terreno') =>
      app.call(ownLocations.estimate, {
        body: { zone: here.id, propertyType, area: 100, paintingState: 'regular', floorState: null },
      })
    for (const [monthlyPrice, area] of [
      [300_000, 30],
      [500_000, 100],
    ] as const)
      await makeProperty(app.db, { zoneId: here.id, monthlyPrice, area })
    const { body } = await ask('entire')
    expect(body.estimate).toEqual({
      low: 731_025,
      high: 893_475,
      perYearLow: 8_772_300,
      perYearHigh: 10_721_700,
      currency: 'CLP',
    })
    expect(body.basis).toMatchObject({
      averageValue: 9500,
      rate: 0.9,
      paint: 0.95,
      floor: 1,
      condition: 0.95,
    })
    expect(body.nearby).toBeNull()
    await makeProperty(app.db, { zoneId: here.id, monthlyPrice: 700_000, area: null })
    await makeProperty(app.db, { zoneId: here.id, monthlyPrice: 900_000, isVerified: false, stage: 'draft' })
    expect((await ask('entire')).body.nearby).toEqual({
      count: 3,
      low: 300_000,
      median: 500_000,
      high: 700_000,
      perSquareMetre: 7500,
    })
    expect((await ask('terreno')).body).toMatchObject({ estimate: null, nearby: null })
  })
})

describe('the estimate of what is rented by the hour', () => {
  it('is what others ask per hour in the zone, or in its city where that are too few', async () => {
    const city = 'Chillán'
    const here = await makeZone(app.db, { city })
    const beside = await makeZone(app.db, { city })
    const ask = async () => {
      const body = { zone: here.id, propertyType: 'entire', area: 100, rentalMode: 'hour' } as const
      return (await app.call(ownLocations.estimate, { body })).body
    }
    const add = (zoneId: string, hourlyPrice: number) =>
      makeProperty(app.db, { zoneId, rentalMode: 'hour', hourlyPrice, monthlyPrice: null })
    await makeProperty(app.db, { zoneId: here.id, monthlyPrice: 300_000 })
    await add(here.id, 6000)
    await add(here.id, 8000)
    expect(await ask()).toMatchObject({ estimate: null, nearby: null, hourly: null })
    await add(beside.id, 15_000)
    const all = { count: 3, low: 6000, median: 8000, high: 15_000, currency: 'CLP' }
    expect((await ask()).hourly).toEqual({ ...all, place: city })
    await add(here.id, 9000)
    const { zone } = (await ask()).basis
    expect((await ask()).hourly).toEqual({ ...all, high: 9000, place: zone.zone })
  })
})

describe('the database', () => {
  it('moves a property only between stages that the contract names', async () => {
    const { id } = await makeProperty(app.db, { stage: 'draft', isVerified: false })
    const moves: string[] = []
    for (const from of listingStages)
      for (const to of listingStages.filter((stage) => stage !== from))
        moves.push(await tryMove(id, from, to))
    expect(moves.filter(Boolean).toSorted()).toEqual(
      listingTransitions.map(({ from, to }) => `${from} ${to}`).toSorted(),
    )
  })
})

/** Returns the move if the database lets a new property make it. */
async function tryMove(id: string, from: string, to: string): Promise<string> {
  const copy = randomUUID()
  try {
    await app.db.execute(sql`insert into properties (id, name, zone_id, type, currency, owner_id, stage)
      select ${copy}::uuid, name, zone_id, type, currency, owner_id, ${from} from properties where id = ${id}`)
    // A mandate is signed, so that only the table decides.
    await app.db.execute(sql`insert into mandates
      (property_id, state, prices, currency, offered_at, answered_at, paper_date)
      values (${copy}, 'accepted', '[{}]', 'CLP', now(), now(), now())`)
    await app.db.execute(sql`update properties set stage = ${to} where id = ${copy}`)
    return `${from} ${to}`
  } catch (error) {
    if ((error as { cause: { constraint_name: string } }).cause.constraint_name === 'properties_stages')
      return ''
    throw error
  }
}
