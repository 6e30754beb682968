import {
  addDays,
  endpoints,
  freeOf,
  startOfDay,
  type PlaceCalendar,
  type QueryInput,
  type TimeZone,
} from '@metrolibre/contract'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeProperty, makeRoom, makeUser } from '../../testing/factories.ts'
import { holdBack } from '../../testing/hold-back.ts'
import { makeReservation } from '../../testing/make-reservation.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { findLowestPrices } from './lowest-price-repository.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const hourMs = 3_600_000
const zone = 'America/Santiago'

interface Written {
  readonly isFree: boolean
  readonly freeFrom: string | null
  readonly due: number | null
}

const writtenAt = async (place: PlaceCalendar, at: number): Promise<Written> => {
  const { lease, openingHours: open, busy } = place
  const iso = (instant: number) => new Date(instant).toISOString()
  const taken = `{${busy.map(({ start, end }) => `[${iso(start)},${iso(end)})`).join(',')}}`
  const [row] = await app.sql<[Written]>`
    select is_free as "isFree", free_from::text as "freeFrom", (extract(epoch from due) * 1000)::float8 as due
    from free_at(${place.rentalMode}, ${place.timeZone}, ${lease.start}, ${lease.end}, ${open?.from ?? 1}, ${open?.to ?? 24},
      ${taken}::text::tstzmultirange, ${iso(at)})`
  return row
}

const day = (most: number) => fc.integer({ min: 0, max: most }).map((days) => addDays('2026-03-20', days))
const period = fc
  .tuple(day(260), fc.integer({ min: 1, max: 24 * 50 }), fc.integer({ min: 0, max: 23 }))
  .map(([start, hours, at]) => ({
    start: startOfDay(start, zone) + at * hourMs,
    end: startOfDay(start, zone) + (at + hours) * hourMs,
  }))
const calendar = fc.record<PlaceCalendar>({
  rentalMode: fc.constantFrom('month', 'hour'),
  timeZone: fc.constantFrom<TimeZone>('America/Santiago', 'America/Lima', 'Pacific/Easter'),
  lease: fc
    .tuple(day(200), fc.integer({ min: 1, max: 300 }))
    .map(([start, days]) => ({ start, end: addDays(start, days) })),
  openingHours: fc.option(
    fc
      .tuple(fc.integer({ min: 1, max: 24 }), fc.integer({ min: 0, max: 23 }))
      .map(([from, more]) => ({ from, to: Math.min(24, from + more) })),
  ),
  busy: fc.array(period, { maxLength: 6 }),
})

describe('what is written about a place', () => {
  it('is what its page says, until it is due', async () => {
    await fc.assert(
      fc.asyncProperty(
        calendar,
        day(260),
        fc.integer({ min: 0, max: 47 }),
        fc.integer({ min: 0, max: 24 * 2 * 80 }),
        async (place, today, half, later) => {
          const at = startOfDay(today, zone) + (half * hourMs) / 2
          const { isFree, freeFrom, due } = await writtenAt(place, at)
          const shown = freeOf(place, at)
          expect({ now: isFree, from: freeFrom }).toEqual(shown)
          const then = at + (later * hourMs) / 2
          expect(due ?? Infinity).toBeGreaterThan(at)
          fc.pre(due === null || due > then)
          const { now, from } = freeOf(place, then)
          // What is free now says no day to anybody.
          expect({ now: isFree, from: now ? from : freeFrom }).toEqual({ now, from })
        },
      ),
      { numRuns: 100 },
    )
  })
})

type Search = QueryInput<typeof endpoints.locations.search>
const cardOf = async (id: string, query: Search = {}) => {
  const { body } = await app.call(endpoints.locations.search, { query: { ...query, sort: 'newest' } })
  return body.locations.find((one) => one.id === id)
}
const pageOf = async (id: string) => (await app.call(endpoints.locations.detail, { params: { id } })).body
const today = () => app.clock.now().toLocaleDateString('sv', { timeZone: zone })
const take = async (propertyId: string, roomId: string | null, from: string, to: string) =>
  makeReservation(app.db, {
    propertyId,
    roomId,
    tenantId: (await makeUser(app.db)).id,
    state: 'confirmed',
    period: { start: new Date(startOfDay(from, zone)), end: new Date(startOfDay(to, zone)) },
    startDate: from,
    endDate: to,
    quantity: 2,
    unitPrice: 1000,
    total: 2000,
  })

describe('a list', () => {
  it('says from when a place is free and what its rooms cost that are, as its page does', async () => {
    const { id } = await makeProperty(app.db, { type: 'room' })
    const cheap = await makeRoom(app.db, id, { monthlyPrice: 90_000 })
    const dear = await makeRoom(app.db, id, { monthlyPrice: 120_000 })
    const now = { now: true, from: today() }
    expect(await cardOf(id)).toMatchObject({ price: { amount: 90_000 }, free: now, freeRooms: 2 })
    const until = addDays(today(), 62)
    await take(id, cheap.id, today(), until)
    expect(await cardOf(id)).toMatchObject({ price: { amount: 120_000 }, free: now, freeRooms: 1 })
    expect(await pageOf(id)).toMatchObject({ price: { amount: 120_000 }, free: now })
    await take(id, dear.id, today(), addDays(until, 7))
    const later = { now: false, from: until }
    expect(await cardOf(id)).toMatchObject({ price: { amount: 90_000 }, free: later, freeRooms: 0 })
    expect(await pageOf(id)).toMatchObject({ price: { amount: 90_000 }, free: later })
    const { body } = await app.call(endpoints.locations.map, { query: { view: '-71,-34,-70,-33' } })
    expect(body.locations.find((one) => one.id === id)).toMatchObject({ free: later })
    const { locations } = (await app.call(endpoints.locations.cards, { query: { ids: [id] } })).body
    expect(locations).toMatchObject([{ free: later }])
  })

  it('writes the price later where somebody has locked the property, so that nobody waits in a circle', async () => {
    const { id } = await makeProperty(app.db, { type: 'room' })
    const cheap = await makeRoom(app.db, id, { monthlyPrice: 90_000 })
    await makeRoom(app.db, id, { monthlyPrice: 120_000 })
    await holdBack(app, {
      lock: (tx) => tx`select from properties where id = ${id} for share`,
      work: async () => undefined,
      meanwhile: () => take(id, cheap.id, today(), addDays(today(), 62)),
    })
    expect(await cardOf(id)).toMatchObject({ price: { amount: 90_000 }, freeRooms: 1 })
    await app.jobs.tick('refresh-free-places')
    expect(await cardOf(id)).toMatchObject({ price: { amount: 120_000 }, freeRooms: 1 })
  })

  it('orders by the price that it shows', async () => {
    const { id, zoneId } = await makeProperty(app.db, { type: 'room' })
    const cheap = await makeRoom(app.db, id, { monthlyPrice: 1000 })
    await makeRoom(app.db, id, { monthlyPrice: 2000 })
    const other = await makeProperty(app.db, { zoneId, monthlyPrice: 1500 })
    await take(id, cheap.id, today(), addDays(today(), 62))
    const found = async (query: Search) => {
      const { body } = await app.call(endpoints.locations.search, { query: { zoneId, ...query } })
      return body.locations.map((one) => one.id)
    }
    expect(await found({ sort: 'price_asc' })).toEqual([other.id, id])
    expect(await found({ minPrice: 1, maxPrice: 1800 })).toEqual([other.id])
  })

  it('does not take the lowest price of a kind from what is taken while another one is free', async () => {
    const { id } = await makeProperty(app.db, { type: 'terreno', monthlyPrice: 1000 })
    const free = await makeProperty(app.db, { type: 'terreno', monthlyPrice: 7000 })
    const lowest = async () =>
      (await findLowestPrices(app.sql)).find(({ propertyType }) => propertyType === 'terreno')?.amount
    expect(await lowest()).toBe(1000)
    await take(id, null, today(), addDays(today(), 62))
    expect(await lowest()).toBe(7000)
    await take(free.id, null, today(), addDays(today(), 62))
    expect(await lowest()).toBe(1000)
  })

  it('is written anew when a stay ends or is given back', async () => {
    const { id } = await makeProperty(app.db)
    const stay = await take(id, null, today(), addDays(today(), 62))
    expect(await cardOf(id)).toMatchObject({ free: { now: false, from: addDays(today(), 62) } })
    const present = app.clock.now()
    app.clock.set(new Date(startOfDay(addDays(today(), 62), zone)))
    await app.jobs.tick('refresh-free-places')
    expect(await cardOf(id)).toMatchObject({ free: { now: true } })
    app.clock.set(present)
    await app.sql`select refresh_free_places(${id}, ${present.toISOString()})`
    await app.sql`delete from taken_periods where reservation_id = ${stay.id}`
    expect(await cardOf(id)).toMatchObject({ free: { now: true } })
  })

  it('finds what is free, what is not, or one property by itself', async () => {
    const free = await makeProperty(app.db, { type: 'galpon' })
    const taken = await makeProperty(app.db, { type: 'galpon', zoneId: free.zoneId })
    await take(taken.id, null, today(), addDays(today(), 62))
    const found = async (query: Search) => {
      const { body } = await app.call(endpoints.locations.search, { query })
      return [body.total, ...body.locations.map((one) => one.id)]
    }
    const zoneId = free.zoneId
    expect(await found({ zoneId, free: true })).toEqual([1, free.id])
    expect(await found({ zoneId, free: false })).toEqual([1, taken.id])
    expect(await found({ only: taken.id })).toEqual([1, taken.id])
    expect(await found({ only: taken.id, free: true })).toEqual([0])
  })

  it('of what is free in a period has nothing that is taken in it, withheld or rented out only until before its end', async () => {
    const period = { from: addDays(today(), 10), to: addDays(today(), 40) }
    const { zoneId } = await makeProperty(app.db, { isActive: false })
    const found = async () => {
      const { body } = await app.call(endpoints.locations.search, { query: { zoneId, ...period } })
      return body.locations.map((one) => one.id)
    }
    // A shed is rented as a whole, so it is not free while one of its rooms is taken.
    const shed = await makeProperty(app.db, { zoneId, type: 'galpon' })
    const part = await makeRoom(app.db, shed.id)
    await makeRoom(app.db, shed.id)
    const house = await makeProperty(app.db, { zoneId, type: 'room' })
    const short = await makeRoom(app.db, house.id, { endLease: addDays(today(), 39) })
    await makeRoom(app.db, house.id, { monthlyPrice: null })
    expect(await found()).toEqual([shed.id])
    await take(shed.id, part.id, addDays(today(), 20), addDays(today(), 51))
    expect(await found()).toEqual([])
    await app.sql`update rooms set end_lease = ${period.to} where id = ${short.id}`
    expect(await found()).toEqual([house.id])
  })

  it('says nothing of what is withheld or has no price', async () => {
    const { id } = await makeProperty(app.db, { monthlyPrice: null })
    expect((await cardOf(id))?.free).toBeUndefined()
    await app.sql`update properties set monthly_price = 5000, is_active = false where id = ${id}`
    expect((await cardOf(id))?.free).toBeUndefined()
    await app.sql`update properties set is_active = true where id = ${id}`
    expect((await cardOf(id))?.free).toMatchObject({ now: true })
  })
})
