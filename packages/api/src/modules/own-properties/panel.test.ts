import { createDates, endpoints, startOfDay } from '@metrolibre/contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { cancellations } from '../../platform/db/schema/cancellations.ts'
import { mandates } from '../../platform/db/schema/mandates.ts'
import { ownerBlocks } from '../../platform/db/schema/owner-blocks.ts'
import { checkoutSessions, transfers } from '../../platform/db/schema/payments.ts'
import { visits } from '../../platform/db/schema/visits.ts'
import { makeAdmin, makeOwner, makeProperty, makeRoom, makeZone } from '../../testing/factories.ts'
import { makeReservation } from '../../testing/make-reservation.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { createTestClock } from '../../testing/test-clock.ts'

let app: TestApp
beforeAll(async () => {
  // 20:30 of the day before in Santiago.
  app = await createTestApp({ clock: createTestClock('2027-01-10T23:30:00Z') })
})
afterAll(() => app.close())

const panel = async (owner: { id: string }, query: object = {}) =>
  (await app.call(endpoints.ownLocations.mine, { query }, { as: owner })).body

const period = (start: string, end: string) => ({
  start: new Date(startOfDay(start, 'America/Santiago')),
  end: new Date(startOfDay(end, 'America/Santiago')),
})

it('shows what is taken in the next twelve months, by the days of the place', async () => {
  const owner = await makeOwner(app.db)
  const { id: propertyId } = await makeProperty(app.db, { ownerId: owner.id, type: 'room' })
  const room = await makeRoom(app.db, propertyId)
  const other = await makeRoom(app.db, propertyId)
  const inNorth = { propertyId, roomId: room.id }
  const inSouth = { propertyId, roomId: other.id }
  await makeReservation(app.db, {
    ...inNorth,
    state: 'confirmed',
    period: period('2027-01-01', '2027-02-01'),
  })
  await makeReservation(app.db, { ...inSouth, state: 'held', period: period('2027-12-20', '2028-01-20') })
  await makeReservation(app.db, {
    ...inSouth,
    state: 'confirmed',
    period: period('2028-06-01', '2028-07-01'),
  })
  const lapsed = { ...inSouth, period: period('2027-02-01', '2027-03-01') }
  await makeReservation(app.db, { ...lapsed, state: 'expired' }, ['held', 'expired'])
  const hours = { start: new Date('2027-02-05T13:00:00Z'), end: new Date('2027-02-05T15:00:00Z') }
  const later = { start: new Date('2027-02-05T18:00:00Z'), end: new Date('2027-02-05T19:00:00Z') }
  await app.db
    .insert(ownerBlocks)
    .values([hours, later].map((period) => ({ propertyId, roomId: other.id, period })))
  const { locations, totals } = await panel(owner)
  // The north room is booked on 22 of 90 days, and the south room's hold and blocks are no bookings.
  expect(totals).toEqual({
    properties: 1,
    published: 1,
    occupancy: 22 / 180,
    month: '2026-12',
    paid: [],
  })
  expect(locations[0]!.occupancy).toEqual({
    from: '2027-01-10',
    to: '2028-01-11',
    taken: [
      { start: '2027-01-10', end: '2027-02-01', kind: 'booking', roomId: room.id },
      { start: '2027-02-05', end: '2027-02-06', kind: 'block', roomId: other.id },
      { start: '2027-12-20', end: '2028-01-11', kind: 'hold', roomId: other.id },
    ],
  })
})

it('shows the last payment, the expected visit and the next step of each property alone', async () => {
  const owner = await makeOwner(app.db)
  const shared = { ownerId: owner.id, zoneId: (await makeZone(app.db)).id }
  const paid = await makeProperty(app.db, { ...shared, name: 'Pagada' })
  const byTransfer = await makeProperty(app.db, { ...shared, name: 'Transferida', endLease: '2027-02-01' })
  const visited = await makeProperty(app.db, {
    ...shared,
    name: 'Visitada',
    stage: 'visit_scheduled',
    isVerified: false,
  })
  await makeProperty(app.db, { ...shared, name: 'Borrador', stage: 'draft', isVerified: false })
  const admin = await makeAdmin(app.db)
  const [first, second, third] = await Promise.all([
    makeReservation(app.db, {
      propertyId: paid.id,
      state: 'confirmed',
      period: period('2031-01-01', '2031-02-01'),
    }),
    makeReservation(app.db, {
      propertyId: paid.id,
      state: 'confirmed',
      period: period('2031-03-01', '2031-04-01'),
      confirmedAt: new Date('2027-01-01T02:30:00Z'),
    }),
    makeReservation(app.db, {
      propertyId: byTransfer.id,
      state: 'confirmed',
      period: period('2031-03-01', '2031-04-01'),
    }),
  ])
  const session = { attempt: 1, parameters: {}, currency: 'CLP', expiresAt: app.clock.now() } as const
  await app.db.insert(checkoutSessions).values([
    {
      ...session,
      reservationId: first.id,
      status: 'paid',
      idempotencyKey: 'a',
      amount: 300,
      paidAt: new Date('2027-01-02T10:00:00Z'),
    },
    {
      ...session,
      reservationId: second.id,
      status: 'paid',
      idempotencyKey: 'b',
      amount: 200,
      // The last hour of December in Santiago.
      paidAt: new Date('2027-01-01T02:30:00Z'),
    },
    { ...session, reservationId: third.id, status: 'open', idempotencyKey: 'c', amount: 100 },
  ])
  await app.db.insert(transfers).values({
    reservationId: third.id,
    amount: 450_000,
    currency: 'CLP',
    reference: 'x',
    receivedOn: '2027-01-03',
    recordedBy: admin.id,
    createdAt: new Date('2027-01-03T12:00:00Z'),
  })
  const startsAt = new Date('2027-01-12T14:00:00Z')
  const endsAt = new Date('2027-01-12T14:30:00Z')
  await app.db.insert(visits).values([
    {
      kind: 'technical',
      propertyId: visited.id,
      providerId: 'one',
      startsAt,
      endsAt,
      cancelUrl: 'https://v.example/c',
    },
    { kind: 'technical', propertyId: visited.id, providerId: 'two', startsAt, endsAt, status: 'cancelled' },
    { kind: 'visit', propertyId: paid.id, providerId: 'three', startsAt, endsAt },
  ])
  const { locations, counts, totals } = await panel(owner)
  expect(totals).toMatchObject({ properties: 4, published: 2, paid: [{ currency: 'CLP', amount: 200 }] })
  const facts = Object.fromEntries(
    locations.map(({ name, next, lastPayment, technicalVisit }) => [
      name,
      { next, lastPayment, technicalVisit },
    ]),
  )
  const nothing = { lastPayment: null, technicalVisit: null }
  expect(facts).toEqual({
    Pagada: {
      ...nothing,
      next: null,
      lastPayment: { amount: 300, currency: 'CLP', at: '2027-01-02T10:00:00.000Z' },
    },
    Transferida: {
      ...nothing,
      next: 'extend_lease',
      lastPayment: { amount: 450_000, currency: 'CLP', at: '2027-01-03T12:00:00.000Z' },
    },
    Visitada: {
      ...nothing,
      next: 'receive_visit',
      technicalVisit: {
        start: startsAt.getTime(),
        end: endsAt.getTime(),
        rescheduleUrl: null,
        cancelUrl: 'https://v.example/c',
      },
    },
    Borrador: { ...nothing, next: 'complete' },
  })
  expect(counts).toMatchObject({ draft: 1, submitted: 0, visit_scheduled: 1, published: 2 })
  const some = await panel(owner, { stage: 'draft', q: 'visitada borrador' })
  expect([some.locations, some.counts.draft]).toEqual([[], 0])
  expect((await panel(owner, { stage: 'draft', q: 'visitada' })).counts).toMatchObject({
    draft: 0,
    visit_scheduled: 1,
  })
})

it('lists what waits for the owner over all properties, what is due first first', async () => {
  const owner = await makeOwner(app.db)
  const now = app.clock.now()
  const place = {
    ownerId: owner.id,
    startLease: '2026-01-01',
    deposit: 0,
    commonExpenses: 0,
    parkingPrice: 0,
  }
  const day = (days: number) => new Date(now.getTime() + days * 86_400_000).toISOString().slice(0, 10)
  const asked = await makeProperty(app.db, { ...place, name: 'Pedida', endLease: '2090-01-01' })
  await makeProperty(app.db, { ...place, name: 'Termina', endLease: day(30) })
  const offered = { ...place, stage: 'evaluated', isVerified: false } as const
  const early = await makeProperty(app.db, { ...offered, name: 'Oferta' })
  const late = await makeProperty(app.db, { ...offered, name: 'Oferta vencida' })
  const open = await makeProperty(app.db, { ...offered, name: 'Oferta abierta' })
  await makeProperty(app.db, { ...place, name: 'Sin decir', endLease: '2090-01-01', deposit: null })
  const offer = { prices: [{ roomId: null, name: null, unit: 'month', price: 1 }], currency: 'CLP' } as const
  await app.db.insert(mandates).values([
    { ...offer, propertyId: early.id, offeredAt: now, validUntil: day(2) },
    { ...offer, propertyId: late.id, offeredAt: now, validUntil: day(-2) },
    { ...offer, propertyId: open.id, offeredAt: now },
  ])
  const { id: booking, tenantId } = await makeReservation(app.db, {
    propertyId: asked.id,
    state: 'confirmed',
    period: period('2031-01-01', '2031-02-01'),
  })
  const answerUntil = new Date(now.getTime() + 3_600_000)
  const request = { reason: 'other', paid: 450_000, refund: 0, askedAt: now, answerUntil } as const
  await app.db.insert(cancellations).values({ ...request, reservationId: booking, askedBy: tenantId })
  const { tasks = [] } = await panel(owner)
  expect(tasks.map(({ kind, name }) => [kind, name])).toEqual([
    ['answer_request', 'Pedida'],
    ['answer_offer', 'Oferta'],
    ['extend_lease', 'Termina'],
    ['answer_offer', 'Oferta abierta'],
    ['confirm_costs', 'Sin decir'],
  ])
  expect(tasks[0]).toMatchObject({ property: asked.id, due: answerUntil.getTime(), booking })
  // The last day counts as a whole, by the clock of the place.
  const due = createDates('es').date(tasks[1]!.due!, 'America/Santiago')
  expect(due).toBe(createDates('es').day(day(2)))
  expect((await panel(await makeOwner(app.db))).tasks).toEqual([])
})

it('asks for an answer to the tenant who waits for it the shortest, as long as the request is open', async () => {
  const owner = await makeOwner(app.db)
  const { id: propertyId } = await makeProperty(app.db, { ownerId: owner.id, endLease: '2032-01-01' })
  const confirm = (start: string, end: string) =>
    makeReservation(app.db, { propertyId, state: 'confirmed', period: period(start, end) })
  const first = await confirm('2031-01-01', '2031-02-01')
  const second = await confirm('2031-02-01', '2031-03-01')
  const asked = async () => {
    const { next, requestedBooking } = (await panel(owner)).locations[0]!
    return [next, requestedBooking]
  }
  expect(await asked()).toEqual([null, null])
  const request = {
    reason: 'other',
    paid: 450_000,
    refund: 0,
  } as const
  await app.db.insert(cancellations).values([
    { ...request, reservationId: first.id, askedBy: first.tenantId, answerUntil: new Date('2030-01-02') },
    { ...request, reservationId: second.id, askedBy: second.tenantId, answerUntil: new Date('2030-01-01') },
  ])
  expect(await asked()).toEqual(['answer_request', second.id])
  const withdraw = ({ id, tenantId }: typeof first) =>
    app.db
      .update(cancellations)
      .set({ status: 'withdrawn', endedAt: new Date(), endedBy: tenantId })
      .where(eq(cancellations.reservationId, id))
  await withdraw(second)
  expect(await asked()).toEqual(['answer_request', first.id])
  await withdraw(first)
  expect(await asked()).toEqual([null, null])
})
