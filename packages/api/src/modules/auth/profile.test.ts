import { endpoints } from '@metrolibre/contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { users } from '../../platform/db/schema/users.ts'
import { contractForm, monthsFrom } from '../../testing/booking.ts'
import { makeAdmin, makeProperty, makeUser } from '../../testing/factories.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { hasLiveReservations } from './repository.ts'

const { auth, reservations } = endpoints
let app: TestApp

beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

type Changes = NonNullable<Extract<Parameters<typeof app.call<typeof auth.update>>[1], object>['body']>

const update = (id: string, body: Changes, as: { id: string } = { id }) =>
  app.call(auth.update, { params: { id }, body }, { as })
const toggle = (id: string, active: boolean, as: { id: string } = { id }) =>
  app.call(auth.toggleActive, { params: { id }, body: { active } }, { as })
const row = async (id: string) => (await app.db.select().from(users).where(eq(users.id, id)))[0]!

describe('a profile', () => {
  it('stores every field without surrounding spaces, and clears fields that are sent empty', async () => {
    const { id } = await makeUser(app.db)
    const given = {
      firstName: ' Ana ',
      lastName: ' Soto ',
      phone: '223456789',
      whatsapp: '+56955501234',
      country: 'Perú',
      birthDate: '1980-02-29',
      language: 'en',
    } as const
    const kept = { ...given, firstName: 'Ana', lastName: 'Soto' }
    expect((await update(id, given)).body).toMatchObject(kept)
    expect(await row(id)).toMatchObject(kept)
    expect((await update(id, { phone: '', whatsapp: '' })).body).toMatchObject({
      ...kept,
      phone: null,
      whatsapp: null,
    })
    expect((await update(id, {})).body).toMatchObject({ ...kept, phone: null, whatsapp: null })
  })

  it('refuses a date of birth that makes the user a minor today', async () => {
    const { id } = await makeUser(app.db)
    const year = app.clock.now().getUTCFullYear()
    const today = app.clock.now().toISOString().slice(4, 10)
    const { problem } = await update(id, { birthDate: `${year - 17}${today}` })
    expect(problem?.fields).toEqual([
      expect.objectContaining({ path: 'birthDate', code: 'validation.adult' }),
    ])
    expect((await update(id, { birthDate: `${year - 19}-01-01` })).status).toBe(200)
  })

  it('is changed only by its user and by admins', async () => {
    const { id } = await makeUser(app.db)
    expect((await update(id, { firstName: 'Eva' }, await makeUser(app.db))).status).toBe(403)
    const byAdmin = await update(id, { firstName: 'Eva' }, await makeAdmin(app.db))
    expect([byAdmin.status, byAdmin.body.firstName]).toEqual([200, 'Eva'])
    const nobody = await update('00000000-0000-4000-8000-000000000000', {}, await makeAdmin(app.db))
    expect(nobody.status).toBe(404)
  })

  it('stores company data field by field', async () => {
    const { id } = await makeUser(app.db)
    const extra = {
      companyName: 'Taller Sur',
      identityCard: '16.204.871-K',
      representativeName: 'Javiera Soto',
      rut: '77.412.390-5',
    }
    const add = (body: Partial<typeof extra>) => app.call(auth.extra, { body }, { as: { id } })
    expect((await add(extra)).body).toMatchObject(extra)
    expect((await add({ companyName: '' })).body).toMatchObject({ ...extra, companyName: null })
    expect(await row(id)).toMatchObject({ companyName: null, identityCard: extra.identityCard })
    // Numbers typed in another form are stored in the same one.
    const typed = { identityCard: '16204871-k', rut: '77412390-5' }
    expect((await add(typed)).body).toMatchObject({ identityCard: extra.identityCard, rut: extra.rut })
  })
})

describe('an account', () => {
  const booking = async () => {
    const tenant = await makeUser(app.db)
    const property = await makeProperty(app.db)
    const body = {
      locationId: property.id,
      range: monthsFrom(app.clock.now(), 0, 2),
      contractData: contractForm,
    }
    const { body: opened } = await app.call(reservations.checkoutLocation, { body }, { as: tenant })
    return { tenant, owner: { id: property.ownerId }, id: opened.reservationId }
  }

  it('is switched on and off only by its user and by admins', async () => {
    const { id } = await makeUser(app.db)
    const admin = await makeAdmin(app.db)
    expect((await toggle(id, false, await makeUser(app.db))).status).toBe(403)
    expect((await toggle(id, false)).body.isActive).toBe(false)
    expect((await toggle(id, true, admin)).body.isActive).toBe(true)
    expect((await toggle(id, false, admin)).body.isActive).toBe(false)
  })

  it('that is switched off stays as it is when an admin switches it off once more', async () => {
    const { id } = await makeUser(app.db)
    const admin = await makeAdmin(app.db)
    await toggle(id, false, admin)
    const { sessionsValidFrom } = await row(id)
    app.clock.advance(1_000)
    const again = await toggle(id, false, admin)
    expect(again.status).toBe(200)
    expect(again.body.isActive).toBe(false)
    expect(await row(id)).toMatchObject({ isActive: false, sessionsValidFrom })
  })

  it('stays active while a booking is alive on either side, unless an admin switches it off', async () => {
    const { tenant, owner, id } = await booking()
    for (const party of [tenant, owner]) {
      expect(await hasLiveReservations(app.db, party.id)).toBe(true)
      expect((await toggle(party.id, false)).problem?.code).toBe('live_reservations')
      expect((await toggle(party.id, true)).status).toBe(200)
    }
    expect((await toggle(owner.id, false, await makeAdmin(app.db))).status).toBe(200)
    const cancelled = await app.call(reservations.cancel, { params: { id } }, { as: tenant })
    expect(cancelled.body.status).toBe('cancelled')
    expect(await hasLiveReservations(app.db, tenant.id)).toBe(false)
    expect((await toggle(tenant.id, false)).body.isActive).toBe(false)
  })

  it('has no live reservations when only others booked something', async () => {
    await booking()
    expect(await hasLiveReservations(app.db, (await makeUser(app.db)).id)).toBe(false)
  })
})
