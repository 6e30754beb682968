import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeProperty, makeRoom, makeZone } from '../../testing/factories.ts'
import { makeReservation } from '../../testing/make-reservation.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { isExclusionViolation } from './constraint-error.ts'
import { properties } from './schema/properties.ts'
import { propertyCounts } from './schema/property-counts.ts'
import { reservationEvents, reservations } from './schema/reservations.ts'
import { rooms } from './schema/rooms.ts'
import { users } from './schema/users.ts'
import { zones } from './schema/zones.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

type NewReservation = typeof reservations.$inferInsert
function book(values: Partial<NewReservation> & { propertyId: string }, month = 1) {
  const at = (index: number) => new Date(Date.UTC(2033, index - 1, 1))
  const period = { start: at(month), end: at(month + 1) }
  return makeReservation(app.db, { period, ...values })
}
const isTaken = (booking: Promise<unknown>) =>
  booking.then(
    () => false,
    (error: unknown) => {
      if (!isExclusionViolation(error, 'reservations_no_overlap')) throw error
      return true
    },
  )

describe('an overlapping reservation', () => {
  it('is refused between a property and any of its rooms, but not between two rooms', async () => {
    const { id: propertyId } = await makeProperty(app.db)
    const [north, south] = [await makeRoom(app.db, propertyId), await makeRoom(app.db, propertyId)]
    await book({ propertyId, roomId: north.id })
    expect(await isTaken(book({ propertyId, roomId: south.id }))).toBe(false)
    expect(await isTaken(book({ propertyId, roomId: north.id }))).toBe(true)
    expect(await isTaken(book({ propertyId }))).toBe(true)
    expect(await isTaken(book({ propertyId }, 2))).toBe(false)
    expect(await isTaken(book({ propertyId, roomId: south.id }, 2))).toBe(true)
  })

  it('is refused for all but one of many simultaneous ones', async () => {
    const { id: propertyId } = await makeProperty(app.db)
    const taken = await Promise.all(Array.from({ length: 20 }, () => isTaken(book({ propertyId }))))
    expect(taken.filter((refused) => !refused)).toHaveLength(1)
  })

  it('is judged by what was booked, whatever units are claimed', async () => {
    const { id: propertyId } = await makeProperty(app.db)
    const row = await book({ propertyId, units: { start: 7, end: 8 } })
    expect(row.units).toEqual({ start: 1, end: null })
  })
})

describe('reservations', () => {
  it('can’t change their quote or their history', async () => {
    const { id: propertyId } = await makeProperty(app.db)
    const { id } = await book({ propertyId })
    await expect(
      app.db.update(reservations).set({ unitPrice: 1, total: 1 }).where(eq(reservations.id, id)),
    ).rejects.toMatchObject({ cause: { code: '23514' } })
    await app.db.insert(reservationEvents).values({ reservationId: id, toState: 'held', actor: 'tenant' })
    await expect(app.db.delete(reservationEvents)).rejects.toMatchObject({ cause: { code: '23514' } })
  })

  it('can’t be for a room of another property', async () => {
    const [{ id: propertyId }, other] = [await makeProperty(app.db), await makeProperty(app.db)]
    const room = await makeRoom(app.db, other.id)
    await expect(book({ propertyId, roomId: room.id })).rejects.toMatchObject({ cause: { code: '23503' } })
  })
})

describe('rooms', () => {
  it('are numbered within their property and keep their number', async () => {
    const { id } = await makeProperty(app.db)
    const first = await makeRoom(app.db, id)
    await app.db.delete(rooms).where(eq(rooms.id, first.id))
    const second = await makeRoom(app.db, id)
    expect([first.unit, second.unit]).toEqual([1, 2])
    await expect(app.db.update(rooms).set({ unit: 9 }).where(eq(rooms.id, second.id))).rejects.toMatchObject({
      cause: { code: '23514' },
    })
  })
})

describe('the columns that search reads', () => {
  const read = async (id: string) => (await app.db.select().from(properties).where(eq(properties.id, id)))[0]!

  it('follow the zone, the owner and the rooms', async () => {
    const zone = await makeZone(app.db, { name: 'Ñuñoa de prueba' })
    const { id, ownerId } = await makeProperty(app.db, {
      zoneId: zone.id,
      type: 'room',
      name: 'Galería Ágil',
    })
    expect(await read(id)).toMatchObject({ shownPrice: null, listed: true })
    expect((await read(id)).search).toContain('galeria agil nunoa de prueba')
    await makeRoom(app.db, id, { monthlyPrice: 300_000 })
    const cheap = await makeRoom(app.db, id, { monthlyPrice: 100_000 })
    expect((await read(id)).shownPrice).toBe(100_000)
    await app.db.update(rooms).set({ isActive: false }).where(eq(rooms.id, cheap.id))
    expect((await read(id)).shownPrice).toBe(300_000)
    await app.db.update(zones).set({ name: 'Providencia nueva' }).where(eq(zones.id, zone.id))
    expect((await read(id)).search).toContain('providencia nueva')
    await app.db.update(users).set({ isActive: false }).where(eq(users.id, ownerId))
    expect((await read(id)).listed).toBe(false)
  })

  it('count listed properties by place and kind through every change', async () => {
    const zone = await makeZone(app.db)
    const { id } = await makeProperty(app.db, { zoneId: zone.id, type: 'galpon' })
    await makeProperty(app.db, { zoneId: zone.id, type: 'terreno', isVerified: false })
    await app.db.update(properties).set({ type: 'entire' }).where(eq(properties.id, id))
    await app.db.update(properties).set({ deletedAt: new Date() }).where(eq(properties.id, id))
    await app.db.update(properties).set({ deletedAt: null, rentalMode: 'hour' }).where(eq(properties.id, id))
    const kept = await app.db
      .select()
      .from(propertyCounts)
      .where(sql`total <> 0 and zone = ''`)
    const counted = await app.sql`
      select coalesce(country, '') as country, coalesce(city, '') as city, type, rental_mode, count(*)::int as total
      from properties where listed group by type, rental_mode, rollup (country, city)`
    const key = (row: Record<string, unknown>) =>
      [row.country, row.city, row.type, row.rentalMode ?? row.rental_mode, row.total].join('|')
    expect(kept.map(key).toSorted()).toEqual(counted.map(key).toSorted())
  })
})
