import { endpoints, startOfDay } from '@metrolibre/contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { ownerBlocks } from '../../platform/db/schema/owner-blocks.ts'
import { makeOwner, makeProperty, makeRoom, makeUser } from '../../testing/factories.ts'
import { makeReservation } from '../../testing/make-reservation.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { createTestClock } from '../../testing/test-clock.ts'

const { ownBlocks, ownLocations, ownRooms, locations, reservations } = endpoints

let app: TestApp
beforeAll(async () => {
  app = await createTestApp({ clock: createTestClock('2026-11-27T15:00:00Z') })
})
afterAll(() => app.close())

const day = (date: string) => startOfDay(date, 'America/Santiago')
const spring = { start: day('2027-03-10'), end: day('2027-03-12') }
const month = { start: day('2027-03-01'), end: day('2027-04-01') }

const scene = async (values: Parameters<typeof makeProperty>[1] = {}) => {
  const owner = await makeOwner(app.db)
  const property = await makeProperty(app.db, { ownerId: owner.id, ...values })
  const params = { id: property.id }
  const block = (range: { start: number; end: number }, roomId?: string) =>
    app.call(ownBlocks.create, { params, body: { range, ...(roomId && { roomId }) } }, { as: owner })
  const hold = async (range: { start: number; end: number }, roomId?: string) =>
    app.call(
      reservations.hold,
      { body: { locationId: property.id, range, ...(roomId && { roomId }) } },
      { as: await makeUser(app.db) },
    )
  const busy = async (roomId?: string) =>
    (await app.call(locations.availability, { params, query: { ...(roomId && { roomId }) } })).body.busy
  return { owner, property, params, block, hold, busy }
}

it('a block is shown as taken, keeps bookings away and can be freed', async () => {
  const { owner, params, block, hold, busy } = await scene()
  const made = await block(spring)
  expect(made.body).toMatchObject({ range: spring, roomId: null })
  expect(await busy()).toEqual([spring])
  expect((await hold(month)).problem?.code).toBe('period_taken')
  expect((await block({ start: day('2027-03-11'), end: day('2027-03-20') })).problem?.code).toBe(
    'period_taken',
  )
  const listed = await app.call(ownBlocks.list, { params }, { as: owner })
  expect(listed.body.blocks).toEqual([made.body])
  const remove = () =>
    app.call(ownBlocks.remove, { params: { ...params, block: made.body.id } }, { as: owner })
  expect((await remove()).status).toBe(200)
  expect((await remove()).status).toBe(404)
  expect((await hold(month)).status).toBe(201)
  expect((await block(spring)).problem?.code).toBe('period_taken')
})

it('a property has a few hundred blocks ahead, and any number that are over', async () => {
  const { property, block } = await scene()
  const insert = (from: number, to: number) => app.sql`
    insert into owner_blocks (property_id, period)
    select ${property.id}, tstzrange(at, at + interval '1 day') from (
      select timestamptz '2027-01-01 03:00Z' + number * interval '2 days' as at
      from generate_series(${from}::int, ${to}::int) as number) as days`
  await insert(-200, -100)
  await insert(100, 598)
  const free = { start: day('2035-03-10'), end: day('2035-03-12') }
  expect((await block(free)).status).toBe(201)
  const refused = await block({ start: day('2035-04-10'), end: day('2035-04-12') })
  expect(refused.problem?.fields).toMatchObject([{ path: 'range', code: 'validation.too_many_blocks' }])
  expect(refused.problem?.message).toContain('500')
})

it('both ends of a block move, and never into what is taken or past', async () => {
  const { owner, property, params, block, busy } = await scene()
  const { body: made } = await block(spring)
  await block({ start: day('2027-03-20'), end: day('2027-03-22') })
  const move = (range: { start: number; end: number }, as = owner) =>
    app.call(ownBlocks.move, { params: { ...params, block: made.id }, body: { range } }, { as })
  const longer = { start: day('2027-03-08'), end: day('2027-03-20') }
  expect((await move(longer)).body).toMatchObject({ id: made.id, range: longer })
  expect((await move({ ...longer, end: day('2027-03-21') })).problem?.code).toBe('period_taken')
  expect((await move({ ...longer, start: day('2020-01-01') })).problem?.code).toBe('invalid_range')
  expect((await move(spring, await makeOwner(app.db))).status).toBe(404)
  expect(await busy()).toEqual([{ start: longer.start, end: day('2027-03-22') }])
  // One that has begun keeps its start.
  const begun = { start: day('2020-01-01'), end: day('2027-02-01') }
  const [row] = await app.db
    .insert(ownerBlocks)
    .values({
      propertyId: property.id,
      period: { start: new Date(begun.start), end: new Date(begun.end) },
    })
    .returning()
  const shorter = { ...begun, end: day('2027-01-15') }
  const moved = await app.call(
    ownBlocks.move,
    { params: { ...params, block: row!.id }, body: { range: shorter } },
    { as: owner },
  )
  expect(moved.body.range).toEqual(shorter)
})

it('a block of a room leaves the other rooms free, and goes with the room', async () => {
  const { owner, property, params, block, hold, busy } = await scene({ type: 'room' })
  const [north, south] = [await makeRoom(app.db, property.id), await makeRoom(app.db, property.id)]
  expect((await block(spring, north.id)).status).toBe(201)
  expect([await busy(north.id), await busy(south.id)]).toEqual([[spring], []])
  expect((await hold(month, north.id)).problem?.code).toBe('period_taken')
  expect((await hold(month, south.id)).status).toBe(201)
  expect((await block(spring)).problem?.code).toBe('period_taken')
  const stranger = await makeRoom(app.db, (await makeProperty(app.db)).id)
  expect((await block(spring, stranger.id)).status).toBe(404)
  await app.call(ownRooms.remove, { params: { ...params, room: north.id } }, { as: owner })
  expect(await app.db.$count(ownerBlocks, eq(ownerBlocks.roomId, north.id))).toBe(0)
})

it('a block consists of whole days, or of whole hours where a place is rented by the hour', async () => {
  const { block } = await scene()
  const hour = 3_600_000
  const now = app.clock.now().getTime()
  const past = { start: day('2020-01-01'), end: day('2020-01-02') }
  const wrong = [
    past,
    { start: spring.start + hour, end: spring.end },
    { ...spring, end: now + 20 * 366 * 24 * hour },
  ]
  for (const range of wrong) expect((await block(range)).problem?.code).toBe('invalid_range')
  const hourly = await scene({ rentalMode: 'hour' })
  expect((await hourly.block({ start: spring.start + 9 * hour, end: spring.start + 10 * hour })).status).toBe(
    201,
  )
  expect((await hourly.block({ start: spring.start + 1, end: spring.end })).problem?.code).toBe(
    'invalid_range',
  )
})

it('an overdue hold does not keep an owner from blocking its period', async () => {
  const { block, hold } = await scene()
  expect((await hold(month)).status).toBe(201)
  expect((await block(spring)).problem?.code).toBe('period_taken')
  app.clock.advance(16 * 60_000)
  expect((await block(spring)).status).toBe(201)
})

it('of blocks and holds that race for the same days, no two ever overlap', async () => {
  const { property, block, hold } = await scene({ type: 'room' })
  const rooms = [await makeRoom(app.db, property.id), await makeRoom(app.db, property.id), undefined]
  const attempts = Array.from({ length: 24 }, (_, index) => {
    const room = rooms[index % 3]?.id
    const start = day(`2027-0${1 + (index % 4)}-01`)
    if (index % 2 === 0) return block({ start, end: day(`2027-0${2 + (index % 4)}-08`) }, room)
    return hold({ start, end: day(`2027-0${2 + (index % 4)}-01`) }, room)
  })
  const codes = (await Promise.all(attempts)).map(({ status, problem }) => problem?.code ?? status)
  expect(new Set(codes)).toEqual(new Set([201, 'period_taken']))
  // Compares the rows themselves and not what the triggers have made of them.
  const overlaps = await app.sql`
    with taken as (
      select id, units, period from reservations where blocks and property_id = ${property.id}
      union all select id, units, period from owner_blocks where property_id = ${property.id}
    )
    select 1 from taken a join taken b on a.id < b.id and a.units && b.units and a.period && b.period`
  expect(overlaps).toHaveLength(0)
  const kept = await app.sql`
    select (select count(*)::int from taken_periods where property_id = ${property.id}) as taken,
      (select count(*)::int from reservations where blocks and property_id = ${property.id})
      + (select count(*)::int from owner_blocks where property_id = ${property.id}) as rows`
  expect(kept[0]!['taken']).toBe(kept[0]!['rows'])
  expect(codes.filter((code) => code === 201)).toHaveLength(kept[0]!['rows'])
})

it('the lease moves, but not before the end of a booking, and withholding keeps bookings', async () => {
  const { owner, property, params, busy } = await scene()
  await makeReservation(app.db, {
    propertyId: property.id,
    state: 'confirmed',
    period: { start: new Date(month.start), end: new Date(month.end) },
  })
  const extend = (endLease: string) =>
    app.call(ownLocations.extendLease, { params, body: { endLease } }, { as: owner })
  expect((await extend('2027-03-31')).problem?.fields).toMatchObject([
    { path: 'endLease', code: 'validation.lease_end_booked' },
  ])
  expect((await extend('2019-01-01')).problem?.fields).toMatchObject([{ code: 'validation.lease_order' }])
  expect((await extend('2027-04-01')).body.endLease).toBe('2027-04-01')
  const withheld = await app.call(
    ownLocations.setActive,
    { params, body: { isActive: false } },
    { as: owner },
  )
  expect(withheld.body.price).toEqual({ state: 'sold_out' })
  expect(await busy()).toEqual([month])
})
