import { randomUUID } from 'node:crypto'
import { endpoints, rangeOfSlots } from '@metrolibre/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { asTenant, contractForm, monthsFrom } from '../../testing/booking.ts'
import { makeProperty, makeRoom, makeUser } from '../../testing/factories.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { extendReservation } from './extend.ts'

const { reservations } = endpoints
let app: TestApp

beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const scene = async (months = 3) => ({
  tenant: await makeUser(app.db),
  property: await makeProperty(app.db),
  range: monthsFrom(app.clock.now(), 1, months),
})
type Wish = Extract<Parameters<typeof app.call<typeof reservations.hold>>[1], object>['body']

const holdAs = async (tenant: { id: string }, body: NonNullable<Wish>, key?: string) =>
  app.call(reservations.hold, { body }, { as: tenant, headers: key ? { 'idempotency-key': key } : {} })

describe('a hold', () => {
  it('lasts 15 minutes and, by month, has a quote and no slots', async () => {
    const { tenant, property, range } = await scene()
    const now = app.clock.now().getTime()
    const { body } = await holdAs(tenant, { locationId: property.id, range })
    expect(body).toMatchObject({
      holdExpiresAt: now + 15 * 60_000,
      created: new Date(now).toISOString(),
      isDaily: false,
      startSlot: null,
      endSlot: null,
      room: null,
      extends: null,
      contract: null,
      payment: null,
      files: [],
      timeZone: 'America/Santiago',
      ...range,
      leaseRange: range,
    })
  })

  it('of a room by the hour has the room’s price and slots', async () => {
    const { tenant, property } = await scene()
    const room = await makeRoom(app.db, property.id, { rentalMode: 'hour', image: null })
    const range = rangeOfSlots('2035-05-07', 10, 12, 'America/Santiago')!
    const { body } = await holdAs(tenant, { locationId: property.id, roomId: room.id, range })
    expect(body).toMatchObject({
      isDaily: true,
      startSlot: 10,
      endSlot: 12,
      startDate: '2035-05-07',
      endDate: '2035-05-07',
      unitPrice: 5000,
      price: 15_000,
      currency: 'CLP',
      timeQuantity: 3,
      room: { id: room.id, name: room.name },
    })
  })

  it('of a room must name the room’s own property', async () => {
    const { tenant, property, range } = await scene()
    const elsewhere = await makeRoom(app.db, (await makeProperty(app.db)).id)
    const { problem } = await holdAs(tenant, { locationId: property.id, roomId: elsewhere.id, range })
    expect(problem?.code).toBe('not_found')
    const unknown = await holdAs(tenant, { locationId: randomUUID(), range })
    expect(unknown.problem?.code).toBe('not_found')
  })

  it('counts towards the limit of two only while it runs', async () => {
    const { tenant, property, range } = await scene()
    const another = async () => ({ locationId: (await makeProperty(app.db)).id, range })
    expect((await holdAs(tenant, { locationId: property.id, range })).status).toBe(201)
    expect((await holdAs(tenant, await another())).status).toBe(201)
    expect((await holdAs(tenant, await another())).problem?.code).toBe('hold_limit')
    app.clock.advance(15 * 60_000)
    expect((await holdAs(tenant, await another())).status).toBe(201)
  })
})

describe('a repeated hold', () => {
  it('returns the same reservation for the same request, however it is written', async () => {
    const { tenant, property, range } = await scene()
    const key = randomUUID()
    const body = { locationId: property.id, range }
    const first = await holdAs(tenant, body, key)
    const words = { timeQuantity: 3, price: 1_350_000, currency: 'CLP', roomId: null } as const
    const again = await holdAs(tenant, { ...body, ...words }, key)
    expect([again.status, again.body.id]).toEqual([201, first.body.id])
  })

  it('is refused when its key was used for another request', async () => {
    const { tenant, property, range } = await scene()
    const key = randomUUID()
    const body = { locationId: property.id, range }
    await holdAs(tenant, body, key)
    const other = await makeProperty(app.db)
    const room = await makeRoom(app.db, property.id)
    const longer = monthsFrom(app.clock.now(), 1, 4)
    const later = { start: monthsFrom(app.clock.now(), 2, 1).start, end: range.end }
    for (const [what, wish] of Object.entries({
      'another number of months': { ...body, timeQuantity: 2 },
      'another price': { ...body, price: 1 },
      'another currency': { ...body, currency: 'PEN' as const },
      'another property': { ...body, locationId: other.id },
      'a room of it': { ...body, roomId: room.id },
      'another beginning': { ...body, range: later },
      'another end': { ...body, range: longer },
    }))
      expect((await holdAs(tenant, wish, key)).problem?.code, what).toBe('idempotency_mismatch')
  })

  it('says that the tenant has the period on hold, as when its price has changed after a lost answer', async () => {
    const { tenant, property, range } = await scene()
    const body = { locationId: property.id, range }
    const { body: first } = await holdAs(tenant, { ...body, price: 1_350_000 }, randomUUID())
    await app.sql`update properties set monthly_price = 500000 where id = ${property.id}`
    const dearer = { ...body, price: 1_500_000 }
    expect((await holdAs(tenant, dearer, randomUUID())).problem?.code).toBe('own_hold')
    const rival = await makeUser(app.db)
    expect((await holdAs(rival, dearer, randomUUID())).problem?.code).toBe('period_taken')
    await app.call(reservations.cancel, { params: { id: first.id } }, { as: tenant })
    expect((await holdAs(tenant, dearer, randomUUID())).status).toBe(201)
  })

  it('is independent of another tenant’s key', async () => {
    const { tenant, property, range } = await scene()
    const key = randomUUID()
    const { body: first } = await holdAs(tenant, { locationId: property.id, range }, key)
    const elsewhere = await makeProperty(app.db)
    const rival = await makeUser(app.db)
    const { status, body } = await holdAs(rival, { locationId: elsewhere.id, range }, key)
    expect([status, body.id === first.id]).toEqual([201, false])
  })

  it('does not match an extension of another stay', async () => {
    const { tenant, property, range } = await scene()
    const params = { locationId: property.id, range, contractData: contractForm }
    const { body: opened } = await app.call(reservations.checkoutLocation, { body: params }, { as: tenant })
    const id = opened.reservationId
    await app.sql`update reservations set state = 'confirmed', hold_expires_at = null where id = ${id}`
    const key = randomUUID()
    const next = await extendReservation(app, asTenant(tenant), { id, quantity: 1 }, key)
    const again = await extendReservation(app, asTenant(tenant), { id, quantity: 1 }, key)
    expect(again.id).toBe(next.id)
    const plain = {
      locationId: property.id,
      range: { start: next.period.start.getTime(), end: next.period.end.getTime() },
    }
    expect((await holdAs(tenant, plain, key)).problem?.code).toBe('idempotency_mismatch')
  })
})
