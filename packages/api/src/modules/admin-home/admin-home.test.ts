import { endpoints } from '@metrolibre/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { publications, reviews } from '../../platform/db/schema/community.ts'
import { payoutFiles, payoutRuns, payouts } from '../../platform/db/schema/payout-runs.ts'
import { payoutAccounts } from '../../platform/db/schema/payouts.ts'
import { transfers } from '../../platform/db/schema/payments.ts'
import { makeAdmin, makeOwner, makeProperty, makeRoom, makeUser, makeZone } from '../../testing/factories.ts'
import { makePastPayment } from '../../testing/make-past-payment.ts'
import { makeReservation } from '../../testing/make-reservation.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { writeDispute } from '../payments/dispute-repository.ts'
import { insertRefund } from '../payments/refund-repository.ts'
import { insertCheckout } from '../payments/repository.ts'

const { adminHome } = endpoints
const dayMs = 86_400_000
let app: TestApp
let as: { as: { id: string } }

beforeAll(async () => {
  app = await createTestApp()
  as = { as: await makeAdmin(app.db) }
})
afterAll(() => app.close())

const daysAgo = (days: number) => new Date(app.clock.now().getTime() - days * dayMs)

let month = 0
/** Inserts a booking in a month of its own. */
const book = (propertyId: string, values: Partial<Parameters<typeof makeReservation>[1]> = {}) => {
  month += 1
  const period = { start: new Date(Date.UTC(2033, month, 1)), end: new Date(Date.UTC(2033, month + 1, 1)) }
  return makeReservation(app.db, { propertyId, period, ...values })
}

it('counts the rows of the lists in the navigation', async () => {
  const read = async () =>
    Object.fromEntries(
      (await app.call(adminHome.counts, {}, as)).body.counts.map(({ page, total }) => [page, total]),
    )
  const before = await read()
  await makeUser(app.db)
  await makeUser(app.db, { deletedAt: new Date() })
  await makeZone(app.db)
  expect(await read()).toEqual({
    ...before,
    users: before['users']! + 1,
    trash: before['trash']! + 1,
    zones: before['zones']! + 1,
  })
})

/** Adds an account that waits for a look, and a run whose file nobody has sent. Returns the owner of the account. */
const keepPayouts = async () => {
  const at = daysAgo(1)
  const owner = await makeOwner(app.db, { firstName: 'Rosa', lastName: 'Prueba' })
  const account = {
    userId: owner.id,
    country: 'Chile' as const,
    bank: '012',
    kind: 'sight' as const,
    number: '00255004417',
    numberEnd: '4417',
    holderName: 'Rosa Prueba',
    holderDocument: '12.345.678-5',
    noticeEmail: owner.email,
    codeExpiresAt: at,
    confirmedAt: at,
  }
  await app.db.insert(payoutAccounts).values({ ...account, needsReview: true })
  const paid = await makeOwner(app.db)
  const [used] = await app.db
    .insert(payoutAccounts)
    .values({ ...account, userId: paid.id, validFrom: at })
    .returning()
  const [run] = await app.db.insert(payoutRuns).values({ createdBy: as.as.id }).returning()
  const [file] = await app.db
    .insert(payoutFiles)
    .values({ runId: run!.id, country: 'Chile', bank: '012' })
    .returning()
  const values = { fileId: file!.id, userId: paid.id, accountId: used!.id }
  await app.db.insert(payouts).values({ ...values, amount: 1000, currency: 'CLP' })
  return owner
}

it('counts what waits, and names what is due first or has waited longest', async () => {
  const db = app.db
  const owner = await makeUser(db, { isOwner: true })
  const tenant = await makeUser(db, { firstName: 'Valeria', lastName: 'Huamán' })
  const place = { ownerId: owner.id, isVerified: false }
  await makeProperty(db, { ...place, name: 'Nueva', stage: 'submitted', updatedAt: daysAgo(1) })
  await makeProperty(db, { ...place, name: 'Antigua', stage: 'visit_scheduled', updatedAt: daysAgo(3) })
  await makeProperty(db, { ...place, name: 'En papelera', stage: 'submitted', deletedAt: new Date() })
  await makeProperty(db, { ...place, name: 'Por verificar', stage: 'accepted' })
  await db.insert(publications).values({ userId: tenant.id, title: 'Taller Greda', description: 'x' })
  // Its owner changed it, so that it can't be booked.
  const askedAt = daysAgo(1)
  const changed = { name: 'Sala 3', awaitsReview: true, isActive: false, reviewAskedAt: askedAt }
  const rented = await makeProperty(db, { ownerId: owner.id, type: 'room', name: 'Casona' })
  await makeRoom(db, rented.id, changed)
  await makeRoom(db, rented.id, { ...changed, deletedAt: new Date() })
  const review = { title: 'Bien', comment: 'x', rating: 4, creatorId: tenant.id, receiverId: owner.id }
  await db.insert(reviews).values([review, { ...review, isVerified: true }])
  const reviewed = await keepPayouts()
  const property = await makeProperty(db)
  const due = new Date(app.clock.now().getTime() + 5 * 3_600_000)
  await book(property.id, { tenantId: tenant.id, state: 'awaiting_transfer', holdExpiresAt: due })
  const dispute = async (state: 'confirmed' | 'refunded', status: 'needs_response' | 'won' | 'lost') => {
    const { id } = await book(property.id, { state })
    const about = { reservationId: id, stripePaymentIntentId: `pi_${id}`, openedAt: daysAgo(2), dueAt: due }
    const money = { reason: 'fraudulent', amount: 450_000, currency: 'CLP' } as const
    await db.transaction((tx) => writeDispute(tx, { id: `dp_${id}`, status, ...about, ...money }))
  }
  await dispute('confirmed', 'needs_response')
  // Somebody has to end the booking of a dispute that was lost.
  await dispute('confirmed', 'lost')
  await dispute('refunded', 'lost')
  await dispute('confirmed', 'won')
  // A part that did not go back waits until it is ordered again; the booking goes on meanwhile.
  const part = async (...statuses: Array<'failed' | 'pending'>) => {
    const { id } = await makePastPayment(app.db, property, {
      paidAt: '2031-05-10T15:00:00Z',
      amount: 100_000,
    })
    const [paid] = await app.sql`select id from checkout_sessions where reservation_id = ${id}`
    for (const [index, status] of statuses.entries())
      await db.transaction((tx) =>
        insertRefund(tx, {
          reservationId: id,
          checkoutSessionId: paid!['id'] as string,
          idempotencyKey: `part:${id}:${index}`,
          reason: 'part',
          status,
          amount: 1_000,
          currency: 'CLP',
          createdAt: daysAgo(5 - index),
        }),
      )
    return id
  }
  const failed = await part('failed')
  await part('failed', 'pending')
  const { id: inReview } = await book(property.id, { state: 'needs_review' })
  const { body } = await app.call(adminHome.waiting, {}, as)
  const waits = [
    ...body.waiting,
    { kind: 'room', ...body.rooms! },
    { kind: 'account', ...body.accounts! },
    { kind: 'payout', ...body.payouts! },
  ]
  expect(body.accounts).toMatchObject({ ownerId: reviewed.id, first: { name: 'Rosa Prueba' } })
  expect(body.payouts?.first?.name).toMatch(/^N-\d{4}$/)
  const counts = Object.fromEntries(waits.map(({ kind, count }) => [kind, count]))
  expect(counts).toEqual({
    offer: 2,
    verify: 1,
    room: 1,
    account: 1,
    payout: 1,
    publication: 1,
    review: 1,
    transfer: 1,
    refund: 2,
    dispute: 2,
    job: 0,
  })
  // The list that the tile leads to has as many.
  const listed = await app.call(endpoints.adminLocations.list, { query: { awaitsOffer: true } }, as)
  expect(listed.body.locations.map(({ name }) => name).toSorted()).toEqual(['Antigua', 'Nueva'])
  const troubled = await app.call(endpoints.adminReservations.list, { query: { money: 'refund_failed' } }, as)
  expect(new Set(troubled.body.reservations.map(({ id }) => id))).toEqual(new Set([failed, inReview]))
  const first = (kind: string) => waits.find((one) => one.kind === kind)!.first
  expect(first('offer')).toEqual({ name: 'Antigua', since: daysAgo(3).toISOString(), due: null })
  expect(first('room')).toEqual({
    name: 'Casona · Sala 3',
    since: askedAt.toISOString(),
    due: new Date(askedAt.getTime() + 2 * dayMs).toISOString(),
  })
  expect(first('transfer')).toMatchObject({ name: 'Valeria Huamán', due: due.toISOString() })
  expect(first('dispute')).toMatchObject({ due: due.toISOString() })
  expect(waits.every(({ isExact }) => isExact)).toBe(true)
})

it('adds up the money of each country by the days of its places, beside the 30 days before', async () => {
  const property = await makeProperty(app.db, { currency: 'PEN' })
  const lima = { currency: 'PEN', timeZone: 'America/Lima', unitPrice: 5000, total: 5000 } as const
  const pay = async (days: number, { refund = 0 } = {}) => {
    const at = daysAgo(days)
    const { id } = await book(property.id, { ...lima, confirmedAt: at, state: 'confirmed' })
    await app.db.transaction(async (tx) => {
      const checkout = await insertCheckout(tx, {
        reservationId: id,
        attempt: 1,
        status: 'paid',
        idempotencyKey: id,
        parameters: {},
        amount: 5000,
        currency: 'PEN',
        expiresAt: at,
        paidAt: at,
      })
      if (refund === 0) return
      await insertRefund(tx, {
        reservationId: id,
        checkoutSessionId: checkout.id,
        idempotencyKey: `refund:${id}`,
        amount: refund,
        currency: 'PEN',
        reason: 'requested',
        status: 'succeeded',
        updatedAt: daysAgo(1),
      })
    })
  }
  await pay(0)
  await pay(29)
  await pay(31, { refund: 2000 })
  await pay(70)
  const transferred = await book(property.id, { ...lima, confirmedAt: daysAgo(2), state: 'confirmed' })
  await app.db.insert(transfers).values({
    reservationId: transferred.id,
    amount: 5000,
    currency: 'PEN',
    reference: 'cartola 1',
    receivedOn: daysAgo(2).toISOString().slice(0, 10),
    recordedBy: as.as.id,
  })
  const { body } = await app.call(adminHome.money, {}, as)
  const peru = body.countries.find(({ country }) => country === 'Perú')!
  expect(peru.total).toEqual({ collected: 15_000, refunded: 2000, reservations: 3 })
  expect(peru.previous).toEqual({ collected: 5000, refunded: 0, reservations: 1 })
  expect(peru.days).toHaveLength(30)
  expect(peru.days[0]).toMatchObject({ collected: 5000, reservations: 1 })
  expect(peru.days.at(-1)).toMatchObject({ collected: 5000, reservations: 1 })
})

it('shows how much of each comuna is rented now and was 30 days ago', async () => {
  const place = { country: 'Chile', state: 'Biobío', city: 'Concepción' } as const
  const centre = await makeZone(app.db, { ...place, name: 'Centro' })
  const quiet = await makeZone(app.db, { ...place, name: 'Andalién' })
  const publishedAt = daysAgo(100)
  const rooms = await makeProperty(app.db, { zoneId: centre.id, type: 'room', publishedAt })
  const [north] = [
    await makeRoom(app.db, rooms.id, { area: 30 }),
    await makeRoom(app.db, rooms.id, { area: 10 }),
  ]
  const whole = await makeProperty(app.db, { zoneId: centre.id, area: 60, publishedAt })
  await makeProperty(app.db, { zoneId: quiet.id, area: 50, publishedAt })
  const stay = (from: number, to: number) => ({ start: daysAgo(from), end: daysAgo(to) })
  await book(rooms.id, { roomId: north!.id, state: 'confirmed', period: stay(5, -5) })
  await book(whole.id, { state: 'confirmed', period: stay(40, 20) })
  const city = { country: 'Chile', city: 'Concepción' } as const
  const { body } = await app.call(adminHome.occupancy, { query: city }, as)
  expect(body.shown).toMatchObject({ ...city, spaces: 4, rented: 1, area: 150, rentedArea: 30, percent: 20 })
  expect(body.zones).toMatchObject([
    { name: 'Centro', spaces: 3, rented: 1, percent: 30, percentBefore: 60 },
    { name: 'Andalién', spaces: 1, rented: 0, percent: 0, percentBefore: 0 },
  ])
  expect(body.cities[0]!.properties).toBeGreaterThanOrEqual(body.cities.at(-1)!.properties)
  const unknown = await app.call(adminHome.occupancy, { query: { country: 'Chile', city: 'Nada' } }, as)
  expect(unknown.body.shown?.city).toBe(body.cities[0]!.city)
})
