import { endpoints } from '@metrolibre/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { transfers } from '../../platform/db/schema/payments.ts'
import { makeAdmin, makeOwner, makeProperty, makeUser, makeZone } from '../../testing/factories.ts'
import { makeReservation } from '../../testing/make-reservation.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { insertCheckout } from '../payments/repository.ts'

let app: TestApp
let as: { as: { id: string } }

beforeAll(async () => {
  app = await createTestApp()
  as = { as: await makeAdmin(app.db, { firstName: 'Camila', lastName: 'Rojas' }) }
})
afterAll(() => app.close())

const find = async (q: string) => (await app.call(endpoints.adminFind.all, { query: { q } }, as)).body

it('finds each kind by its words without accents, and by its code', async () => {
  const { db } = app
  const zone = await makeZone(db, { name: 'Ñuñoa' })
  const owner = await makeOwner(db, {
    firstName: 'Rosa',
    lastName: 'Peñalolén',
    email: 'rosa@italia.example',
  })
  const name = 'Bodega y vitrina Av. Italia 1180'
  const property = await makeProperty(db, { name, zoneId: zone.id, ownerId: owner.id, isVerified: false })
  await makeProperty(db, { name: 'Vitrina Italia borrada', deletedAt: new Date() })
  const tenant = await makeUser(db, {
    firstName: 'Inés',
    lastName: 'Ugarte',
    companyName: 'Taller Greda SpA',
  })
  const booking = await makeReservation(db, {
    propertyId: property.id,
    tenantId: tenant.id,
    name,
    state: 'confirmed',
  })
  const paidAt = app.clock.now()
  await db.transaction((tx) =>
    insertCheckout(tx, {
      reservationId: booking.id,
      attempt: 1,
      status: 'paid',
      idempotencyKey: 'one',
      parameters: {},
      amount: 450_000,
      currency: 'CLP',
      expiresAt: paidAt,
      paidAt,
      stripePaymentIntentId: 'pi_Abc123',
    }),
  )
  await db.insert(transfers).values({
    reservationId: booking.id,
    amount: 450_000,
    currency: 'CLP',
    reference: 'Cartola 778812',
    receivedOn: '2026-11-01',
    recordedBy: as.as.id,
  })

  const italia = await find(' ITÁLIA vitrina')
  expect(italia.locations).toMatchObject([
    { id: property.id, zone: 'Ñuñoa', owner: 'Rosa Peñalolén', inTrash: false },
  ])
  expect(italia.reservations).toMatchObject([{ id: booking.id, client: 'Taller Greda SpA', price: 450_000 }])
  expect((await find('italia.example')).users).toMatchObject([{ id: owner.id, name: 'Rosa Peñalolén' }])
  expect((await find('penalolen')).users).toHaveLength(1)
  expect((await find('ines ugarte')).reservations).toMatchObject([{ id: booking.id, status: 'confirmed' }])
  expect((await find('nunoa')).zones).toMatchObject([{ id: zone.id }])
  expect((await find(booking.id.slice(0, 8).toUpperCase())).reservations).toMatchObject([{ id: booking.id }])
  expect((await find(property.id)).locations).toMatchObject([{ id: property.id }])
  const card = {
    reference: 'pi_Abc123',
    method: 'card',
    reservationId: booking.id,
    client: 'Taller Greda SpA',
  }
  expect((await find('pi_Abc123')).payments).toMatchObject([card])
  expect((await find('778812')).payments).toMatchObject([{ reference: 'Cartola 778812', method: 'transfer' }])
})

it('finds published properties by their kind, services and place too', async () => {
  const zone = await makeZone(app.db, { name: 'La Perla', city: 'Callao', country: 'Perú' })
  const values = {
    name: 'Nave Faucett',
    zoneId: zone.id,
    currency: 'PEN',
    type: 'galpon',
    wifi: true,
  } as const
  const { id } = await makeProperty(app.db, values)
  await makeProperty(app.db, { ...values, isVerified: false, stage: 'draft' })
  for (const q of ['warehouse callao', 'galpón con internet', 'shed in La Perla'])
    expect((await find(q)).locations, q).toMatchObject([{ id }])
})

it('finds people by their address as it is shown and as it is stored', async () => {
  const { id } = await makeUser(app.db, { firstName: 'Ñusta', email: 'info@xn--and-6ma2c.cl' })
  await makeUser(app.db, { email: 'info@nandu.cl' })
  for (const q of ['info@ñandú.cl', 'INFO@ÑANDÚ.cl', '@ñandú.cl', 'ñusta info@xn--and-6ma2c.cl'])
    expect((await find(q)).users, q).toMatchObject([{ id }])
  const query = { q: 'info@ñandú.cl' }
  const { body } = await app.call(endpoints.adminUsers.list, { query }, as)
  expect(body.users.map((user) => user.id)).toEqual([id])
})

it('finds people by phone, however its digits are grouped, and by a part of it', async () => {
  const { id } = await makeUser(app.db, { firstName: 'Zoila', phone: '+56987654321' })
  const other = await makeUser(app.db, {
    firstName: 'Zoila',
    phone: '+51911223344',
    whatsapp: '+51955667788',
  })
  const typed = ['9 8765 4321', '+56987654321', '(9) 8765-4321', '+56 9 8765', '654321']
  for (const q of [...typed, 'zoila 8765 4321']) {
    const { body } = await app.call(endpoints.adminUsers.list, { query: { q } }, as)
    expect(
      body.users.map((user) => user.id),
      q,
    ).toEqual([id])
  }
  for (const q of typed) expect((await find(q)).users, q).toMatchObject([{ id }])
  expect((await find('955 667 788')).users).toMatchObject([{ id: other.id }])
})

it('finds nothing for a single character or for signs alone', async () => {
  for (const q of [' r ', '%%', '___']) expect(Object.values(await find(q)).flat(), q).toEqual([])
})
