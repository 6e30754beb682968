import { endpoints } from '@metrolibre/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { contractForm, monthsFrom, signature } from '../../testing/booking.ts'
import { makeProperty, makeRoom, makeUser } from '../../testing/factories.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

const { reservations } = endpoints
let app: TestApp

beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const held = async () => {
  const tenant = await makeUser(app.db)
  const property = await makeProperty(app.db)
  const range = monthsFrom(app.clock.now(), 1, 3)
  const body = { locationId: property.id, range }
  const { body: hold } = await app.call(reservations.hold, { body }, { as: tenant })
  return { tenant, property, range, hold }
}
type Wish = Extract<Parameters<typeof app.call<typeof reservations.checkoutLocation>>[1], object>['body']

const checkout = (tenant: { id: string }, body: NonNullable<Wish>) =>
  app.call(reservations.checkoutLocation, { body }, { as: tenant })

describe('a checkout in one call', () => {
  it('signs the named reservation and opens its payment', async () => {
    const { tenant, property, range, hold } = await held()
    const body = { locationId: property.id, range, reservationId: hold.id, contractData: contractForm }
    const { status, body: opened } = await checkout(tenant, body)
    expect([status, opened.reservationId]).toEqual([200, hold.id])
    const { body: after } = await app.call(reservations.detail, { params: { id: hold.id } }, { as: tenant })
    expect([after.status, after.files.length]).toEqual(['awaiting_payment', 1])
  })

  it('uses the tenant’s own live reservation of the same period', async () => {
    const { tenant, property, range, hold } = await held()
    const body = { locationId: property.id, range, contractData: contractForm }
    expect((await checkout(tenant, body)).body.reservationId).toBe(hold.id)
  })

  it('uses the tenant’s own reservation of the room, and not the one of the whole property', async () => {
    const { tenant, property, range } = await held()
    const other = await makeProperty(app.db, { ownerId: property.ownerId })
    const room = await makeRoom(app.db, other.id)
    const wish = { locationId: other.id, roomId: room.id, range }
    const { body: hold } = await app.call(reservations.hold, { body: wish }, { as: tenant })
    const body = { roomId: room.id, range, contractData: contractForm }
    const { body: opened } = await app.call(reservations.checkoutRoom, { body }, { as: tenant })
    expect(opened.reservationId).toBe(hold.id)
    expect(
      (await checkout(tenant, { locationId: other.id, range, contractData: contractForm })).problem?.code,
    ).toBe('hold_limit')
  })

  it('needs neither form nor signature once the contract is signed', async () => {
    const { tenant, property, range, hold } = await held()
    const signing = { params: { id: hold.id }, body: { contractData: contractForm } }
    await app.call(reservations.signContract, signing, { as: tenant })
    const { status, body } = await checkout(tenant, { locationId: property.id, range })
    expect([status, body.reservationId]).toEqual([200, hold.id])
  })

  it('accepts a signature beside the form, and prefers the one inside the form', async () => {
    const { tenant, property, range } = await held()
    const { signature: _drawn, ...terms } = contractForm
    const body = { locationId: property.id, range, contractData: terms }
    expect((await checkout(tenant, body)).problem?.code).toBe('signature_required')
    expect((await checkout(tenant, { ...body, signature })).status).toBe(200)
  })

  it('does not reuse the terms of another tenant', async () => {
    const { tenant, property, range } = await held()
    await checkout(tenant, { locationId: property.id, range, contractData: contractForm })
    const rival = await makeUser(app.db)
    const elsewhere = await makeProperty(app.db)
    const bare = await checkout(rival, { locationId: elsewhere.id, range, signature })
    expect(bare.problem?.fields?.map(({ path }) => path)).toContain('contractData.company')
  })

  it('is refused when the named reservation differs from the body', async () => {
    const { tenant, property, range, hold } = await held()
    const base = { locationId: property.id, range, reservationId: hold.id, contractData: contractForm }
    const now = app.clock.now()
    for (const [what, changes] of Object.entries({
      'another property': { locationId: (await makeProperty(app.db)).id },
      'another beginning': { range: { ...range, start: monthsFrom(now, 2, 1).start } },
      'another end': { range: { ...range, end: monthsFrom(now, 1, 4).end } },
      'another price': { price: 1 },
      'another currency': { currency: 'PEN' as const },
      'another number of months': { timeQuantity: 2 },
    }))
      expect((await checkout(tenant, { ...base, ...changes })).problem?.code, what).toBe('quote_mismatch')
    const room = await makeRoom(app.db, property.id)
    const { locationId: _whole, ...rest } = base
    const ofRoom = await app.call(
      reservations.checkoutRoom,
      { body: { ...rest, roomId: room.id } },
      { as: tenant },
    )
    expect(ofRoom.problem?.code).toBe('quote_mismatch')
    expect((await checkout(tenant, { ...base, price: 1_350_000, timeQuantity: 3 })).status).toBe(200)
  })

  it('is refused for a reservation of another tenant', async () => {
    const { property, range, hold } = await held()
    const rival = await makeUser(app.db)
    const body = { locationId: property.id, range, reservationId: hold.id, contractData: contractForm }
    expect((await checkout(rival, body)).problem?.code).toBe('not_found')
  })
})
