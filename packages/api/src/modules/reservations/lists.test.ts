import { endpoints, rangeOfSlots } from '@metrolibre/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { monthsFrom } from '../../testing/booking.ts'
import { makeAdmin, makeOwner, makeProperty, makeUser } from '../../testing/factories.ts'
import { makeReservation } from '../../testing/make-reservation.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

const { reservations, adminReservations } = endpoints
let app: TestApp

beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

type Values = Parameters<typeof makeProperty>[1]

/** Makes a hold and cancels it at once, so that its tenant can make more of them. */
const stay = async (tenant: { id: string }, values: Values = {}) => {
  const property = await makeProperty(app.db, values)
  const range =
    values?.rentalMode === 'hour'
      ? rangeOfSlots('2035-05-07', 10, 12, 'America/Santiago')!
      : monthsFrom(app.clock.now(), 1, 2)
  const body = { locationId: property.id, range }
  const { body: held } = await app.call(reservations.hold, { body }, { as: tenant })
  await app.call(reservations.cancel, { params: { id: held.id } }, { as: tenant })
  app.clock.advance(1_000)
  return held
}

describe('the user’s own reservations', () => {
  it('are listed newest first, page by page, to the last one', async () => {
    const tenant = await makeUser(app.db)
    const ids: string[] = []
    for (let count = 0; count < 5; count += 1) ids.unshift((await stay(tenant)).id)
    await stay(await makeUser(app.db))
    const page = async (cursor?: string, limit = 2) => {
      const { body } = await app.call(reservations.mine, { query: { limit, cursor } }, { as: tenant })
      return { ids: body.reservations.map(({ id }) => id), next: body.nextCursor ?? undefined }
    }
    const first = await page()
    const second = await page(first.next)
    const third = await page(second.next)
    expect([first.ids, second.ids, third.ids]).toEqual([ids.slice(0, 2), ids.slice(2, 4), ids.slice(4)])
    expect(third.next).toBeUndefined()
    expect(await page(undefined, 5)).toEqual({ ids, next: undefined })
    expect((await page(undefined, 4)).next).toBeDefined()
    const { body } = await app.call(reservations.mine, {}, { as: tenant })
    expect(body.reservations.map(({ id }) => id)).toEqual(ids)
  })

  it('have twenty on a page by default', async () => {
    const tenant = await makeUser(app.db)
    const { id } = await stay(tenant)
    await app.sql`
      insert into reservations (property_id, tenant_id, state, blocks, period, rental_mode, time_zone, start_date,
        end_date, unit_price, quantity, currency, total, name, address, hold_expires_at)
      select property_id, tenant_id, 'held', true,
        tstzrange(lower(period) + n * interval '1 year', upper(period) + n * interval '1 year'), rental_mode,
        time_zone, start_date, end_date, unit_price, quantity, currency, total, name, address, now()
      from reservations, generate_series(1, 20) n where id = ${id}`
    const { body } = await app.call(reservations.mine, {}, { as: tenant })
    expect([body.reservations.length, body.nextCursor === null]).toEqual([20, false])
  })

  it('are new to the owner from the payment until the owner has looked at them', async () => {
    const owner = await makeOwner(app.db)
    const properties = [
      await makeProperty(app.db, { ownerId: owner.id }),
      await makeProperty(app.db, { ownerId: owner.id }),
    ]
    const [paid, held] = [
      await makeReservation(app.db, { propertyId: properties[0]!.id, state: 'confirmed' }),
      await makeReservation(app.db, { propertyId: properties[1]!.id }),
    ]
    await makeReservation(app.db, { propertyId: (await makeProperty(app.db)).id, state: 'confirmed' })
    const count = async () => (await app.call(reservations.unseen, {}, { as: owner })).body.count
    const newOnes = async () => {
      const { body } = await app.call(reservations.mine, { query: { view: 'owner' } }, { as: owner })
      if (body.view !== 'owner') throw new Error('not the view of the owner')
      return body.reservations.filter(({ isNew }) => isNew).map(({ id }) => id)
    }
    expect([await count(), await newOnes()]).toEqual([1, [paid.id]])
    const see = (id: string, as = owner) => app.call(reservations.see, { params: { id } }, { as })
    expect((await see(paid.id, await makeOwner(app.db))).status).toBe(404)
    expect((await see(paid.id)).status).toBe(200)
    expect((await see(held.id)).status).toBe(200)
    expect([await count(), await newOnes()]).toEqual([0, []])
  })

  it('can be filtered by state, and an owner sees those of the own properties', async () => {
    const [tenant, owner] = [await makeUser(app.db), await makeOwner(app.db)]
    const given = await stay(tenant, { ownerId: owner.id })
    await stay(tenant)
    const body = { locationId: (await makeProperty(app.db)).id, range: monthsFrom(app.clock.now(), 1, 2) }
    const { body: held } = await app.call(reservations.hold, { body }, { as: tenant })
    const list = async (query: object, as = tenant) =>
      (await app.call(reservations.mine, { query }, { as })).body.reservations.map(({ id }) => id)
    expect(await list({ status: 'held' })).toEqual([held.id])
    expect(await list({})).toHaveLength(3)
    expect(await list({ view: 'owner' }, owner)).toEqual([given.id])
    expect(await list({ view: 'client' }, owner)).toEqual([])
    const { id: locationId } = given.location
    expect(await list({ view: 'owner', locationId }, owner)).toEqual([given.id])
    expect(await list({ view: 'owner', locationId: body.locationId }, owner)).toEqual([])
    expect(await list({ view: 'owner', locationId, to: '2020-01-01' }, owner)).toEqual([])
    expect(await list({ view: 'owner' })).toEqual([])
  })
})

describe('the search of admins', () => {
  const search = async (query: object) => {
    const as = await makeAdmin(app.db)
    const { body } = await app.call(adminReservations.list, { query }, { as })
    return body.reservations.map(({ id }) => id)
  }

  it('finds places, people and ids by parts of them, in any case', async () => {
    const tenant = await makeUser(app.db, { firstName: 'Quillay', lastName: 'Bonifaz' })
    const { id } = await stay(tenant, { name: 'Galpón 100% seco_frío' })
    await stay(await makeUser(app.db), { name: 'Galpón 1000 seco frío' })
    for (const q of ['100% SECO', 'seco_fr', ' quillay bonifaz ', tenant.email.slice(0, 12), id.slice(0, 13)])
      expect(await search({ q }), q).toEqual([id])
    expect(await search({ q: 'nobody has this name' })).toEqual([])
    expect((await search({ q: ' ' })).length).toBeGreaterThan(1)
  })

  it('finds stays by the hour by their day, which is also the day they end', async () => {
    const { id } = await stay(await makeUser(app.db), { rentalMode: 'hour' })
    expect(await search({ q: id, from: '2035-05-07', to: '2035-05-07' })).toEqual([id])
    expect(await search({ q: id, from: '2035-05-08' })).toEqual([])
    expect(await search({ q: id, to: '2035-05-06' })).toEqual([])
  })

  it('finds those of one property, page by page', async () => {
    const tenant = await makeUser(app.db)
    const { id, location } = await stay(tenant)
    await stay(tenant)
    const body = { locationId: location.id, range: monthsFrom(app.clock.now(), 5, 1) }
    const { body: later } = await app.call(reservations.hold, { body }, { as: tenant })
    const as = await makeAdmin(app.db)
    const page = async (query: object) =>
      (await app.call(adminReservations.list, { query: { locationId: location.id, ...query } }, { as })).body
    const first = await page({ limit: 1 })
    expect([first.total, first.reservations.map((one) => one.id)]).toEqual([2, [later.id]])
    const second = await page({ limit: 1, cursor: first.nextCursor })
    expect([second.nextCursor, second.reservations.map((one) => one.id)]).toEqual([null, [id]])
    expect((await page({ status: 'cancelled' })).reservations.map((one) => one.id)).toEqual([id])
  })

  it('finds reservations by their state', async () => {
    const { id } = await stay(await makeUser(app.db))
    expect(await search({ q: id, status: 'cancelled' })).toEqual([id])
    expect(await search({ q: id, status: 'held' })).toEqual([])
  })
})
