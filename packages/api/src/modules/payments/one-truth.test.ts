import { compareTexts, endpoints } from '@metrolibre/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { transfers } from '../../platform/db/schema/payments.ts'
import { makeAdmin, makeOwner, makeProperty, makeUser } from '../../testing/factories.ts'
import { makePastPayment } from '../../testing/make-past-payment.ts'
import { makeReservation } from '../../testing/make-reservation.ts'
import { readSheet } from '../../testing/read-sheet.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

const { adminPayments, adminReservations, adminUserParts, ledger, reservations } = endpoints
let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const standings = [
  { name: 'Nave pagada', back: 0, text: 'Pagado' },
  { name: 'Nave en parte', back: 40_000, text: 'Devuelto en parte' },
  { name: 'Nave en camino', back: 40_000, refund: 'pending', refunded: 0, text: 'Devolución en camino' },
  { name: 'Nave perdida', back: 0, dispute: 'lost', refunded: 100_000, text: 'Disputa perdida' },
  { name: 'Nave en disputa', back: 0, dispute: 'needs_response', text: 'En disputa' },
] as const

it('says the same of each payment in every list and spreadsheet', async () => {
  const admin = await makeAdmin(app.db)
  const owner = await makeOwner(app.db)
  const tenant = await makeUser(app.db, { firstName: 'Única', lastName: 'Verdad' })
  const property = await makeProperty(app.db, { ownerId: owner.id })
  for (const { text: _, ...one } of standings)
    await makePastPayment(app.db, property, {
      paidAt: '2031-05-10T15:00:00Z',
      amount: 100_000,
      tenantId: tenant.id,
      ...one,
    })
  const as = { as: admin }
  const query = { q: 'unica verdad' }
  const expected = standings.map((one) => [one.text, 'refunded' in one ? one.refunded : one.back])
  const seen = (rows: readonly (readonly unknown[])[]) =>
    rows.map((row) => row.join(' ')).toSorted(compareTexts)

  const money = readSheet((await app.call(adminPayments.export, { query }, as)).body)
  expect(seen(money.map((row) => [row['Estado'], row['Devuelto']]))).toEqual(seen(expected))
  const bookings = readSheet((await app.call(adminReservations.export, { query }, as)).body)
  expect(seen(bookings.map((row) => [row['Pago'], row['Devuelto']]))).toEqual(seen(expected))
  const told = readSheet((await app.call(ledger.export, { query: {} }, { as: owner })).body, { sheet: 2 })
  expect(seen(told.map((row) => [row['Estado'], row['Devuelto']]))).toEqual(seen(expected))
  const { payments } = (await app.call(adminUserParts.payments, { params: { id: tenant.id } }, as)).body
  const listed = (await app.call(adminPayments.list, { query }, as)).body.payments
  const facts = ({ id, standing, refunded }: Partial<(typeof listed)[number]>) => [id, standing, refunded]
  expect(seen(payments.map(facts))).toEqual(seen(listed.map(facts)))
})

it('gives a transfer the day on which the bank says it came', async () => {
  const admin = await makeAdmin(app.db)
  const owner = await makeOwner(app.db)
  const tenant = await makeUser(app.db, { firstName: 'Tres', lastName: 'Días' })
  const { id: propertyId } = await makeProperty(app.db, { ownerId: owner.id })
  const paid = { state: 'confirmed', confirmedAt: new Date('2031-05-16T15:00:00Z') } as const
  const booking = await makeReservation(app.db, { propertyId, tenantId: tenant.id, ...paid })
  const { id: reservationId, total: amount, currency } = booking
  await app.db.insert(transfers).values({
    reservationId,
    amount,
    currency,
    reference: 'TEF 1',
    receivedOn: '2031-05-13',
    recordedBy: admin.id,
    createdAt: paid.confirmedAt,
  })
  const as = { as: admin }
  const query = { q: 'tres dias' }
  const params = { id: reservationId }
  const days = ['Pagada el', 'Llegó al banco el', 'Fecha']
  const [inBookings] = readSheet((await app.call(adminReservations.export, { query }, as)).body, { days })
  expect(inBookings).toMatchObject({ 'Pagada el': '2031-05-13', 'Pagada con': 'Transferencia' })
  const [inPayments] = readSheet((await app.call(adminPayments.export, { query }, as)).body, { days })
  expect(inPayments).toMatchObject({ 'Llegó al banco el': '2031-05-13' })
  const told = readSheet((await app.call(ledger.export, { query: {} }, { as: owner })).body, {
    sheet: 2,
    days,
  })
  expect(told).toMatchObject([{ Fecha: '2031-05-13' }])
  const received = { payment: { method: 'transfer', receivedOn: '2031-05-13' } }
  expect((await app.call(adminReservations.detail, { params }, as)).body.reservation).toMatchObject(received)
  expect((await app.call(reservations.detail, { params }, { as: tenant })).body).toMatchObject(received)
  const asOwner = { query: { view: 'owner' as const } }
  expect((await app.call(reservations.mine, asOwner, { as: owner })).body.reservations).toMatchObject([
    received,
  ])
})
