import { addDays, addMonths, dateAt, endpoints, periodOf } from '@metrolibre/contract'
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { takenPeriods } from '../../platform/db/schema/owner-blocks.ts'
import type { ReservationRow } from '../../platform/db/schema/reservations.ts'
import { contractForm } from '../../testing/booking.ts'
import { makeAdmin, makeUser } from '../../testing/factories.ts'
import { readAppointment, readInbox } from '../../testing/inbox.ts'
import { makePaid } from '../../testing/make-checkout.ts'
import { payAt } from '../../testing/paying.ts'
import { providerOf } from '../../testing/payment-provider.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { writeDispute } from '../payments/dispute-repository.ts'
import { findReservation } from '../reservation-core/repository.ts'

const { adminReservations, cancellations, dateChanges, ledger, reservations, reservationExtras } = endpoints
const zone = 'America/Santiago'
const unitPrice = 450_000
let app: TestApp

beforeAll(async () => {
  app = await createTestApp({ ownServices: true })
})
afterEach(() => app.clock.reset())
afterAll(() => app.close())

/** A stay of some months that begins so many days from now. */
const stayIn = (days: number, quantity: number) => {
  const startDate = addDays(dateAt(app.clock.now().getTime(), zone), days)
  const endDate = addMonths(startDate, quantity)
  const dates = { startDate, endDate, startSlot: null, endSlot: null }
  const range = periodOf({ rentalMode: 'month', timeZone: zone, ...dates })
  return { startDate, endDate, range, quantity }
}

const paidStay = (days: number, quantity: number): Partial<ReservationRow> => {
  const { range, ...dates } = stayIn(days, quantity)
  const period = { start: new Date(range.start), end: new Date(range.end) }
  return { ...dates, period, unitPrice, total: quantity * unitPrice }
}

/** A booking that begins in so many days and was paid, with the calls of its tenant. */
const scene = async (days = 40, quantity = 2) => {
  const made = await makePaid(app, undefined, paidStay(days, quantity))
  const { reservation, tenant } = made
  const params = { id: reservation.id }
  const hold = (from: number, months: number, body: { credit?: number; price?: number } = {}, as = tenant) =>
    app.call(
      dateChanges.hold,
      {
        params,
        body: {
          range: stayIn(from, months).range,
          price: months * unitPrice,
          currency: 'CLP',
          credit: quantity * unitPrice,
          ...body,
        },
      },
      { as },
    )
  const sign = (id: string) =>
    app.call(
      reservations.signContract,
      { params: { id }, body: { contractData: contractForm } },
      { as: tenant },
    )
  const confirm = (id: string) => app.call(dateChanges.confirm, { params: { id } }, { as: tenant })
  const open = async (id: string) =>
    (await app.call(reservations.retryCheckout, { params: { id } }, { as: tenant })).body
  const settle = async ({ url, sessionId }: { url: string; sessionId: string }) => {
    await payAt(url, app.config.STRIPE_API_URL)
    await app.call(reservations.bySession, { params: { sessionId } }, { as: tenant })
  }
  const terms = () => app.call(dateChanges.terms, { params }, { as: tenant })
  const rowOf = async (id: string) => (await findReservation(app.db, id))!
  const cancel = async (id: string) => {
    const quote = await app.call(cancellations.quote, { params: { id } }, { as: tenant })
    const body = { reason: 'other' as const, refund: quote.body.refund }
    await app.call(cancellations.ask, { params: { id }, body }, { as: tenant })
    await app.call(cancellations.agree, { params: { id } }, { as: made.owner })
    await app.jobs.tick('send-refunds')
    return quote.body
  }
  const seen = async (id = reservation.id) =>
    (await app.call(reservations.detail, { params: { id } }, { as: tenant })).body
  return { ...made, params, hold, sign, confirm, open, settle, terms, rowOf, cancel, seen }
}

const refundedAt = async (intent: string): Promise<number[]> =>
  (await providerOf(app).refunds.list({ payment_intent: intent })).data.map(({ amount }) => amount)

it('moves a booking to other dates at the same price, overlapping its own and nobody else’s', async () => {
  const { params, hold, sign, confirm, terms, rowOf, seen, tenant, owner, property, reservation } =
    await scene()
  expect((await terms()).body).toMatchObject({
    obstacle: null,
    paid: 900_000,
    credit: 900_000,
    pending: null,
  })
  expect((await hold(47, 2, { credit: 899_999 })).problem?.code).toBe('quote_mismatch')
  expect((await hold(40, 2)).problem?.code).toBe('invalid_range')
  expect((await hold(47, 2, { price: 1 })).problem?.code).toBe('quote_mismatch')
  expect((await hold(47, 2, {}, await makeUser(app.db))).status).toBe(404)

  const { body: held, status, problem } = await hold(47, 2)
  expect([status, problem?.code]).toEqual([201, undefined])
  expect(held).toMatchObject({
    status: 'held',
    price: 900_000,
    dateChange: { from: reservation.id, credit: 900_000, due: 0, back: 0 },
  })
  // Until it is confirmed, both periods are kept, and nothing else may touch either of them.
  for (const days of [40 - 25, 47 + 55]) {
    const stranger = await makeUser(app.db)
    const body = { locationId: property.id, range: stayIn(days, 1).range }
    const refused = await app.call(reservations.hold, { body }, { as: stranger })
    expect(refused.problem?.code).toBe('period_taken')
  }
  const whole = { params, body: { reason: 'other' as const, refund: 900_000 } }
  expect((await app.call(cancellations.ask, whole, { as: tenant })).problem?.code).toBe('wrong_state')
  expect((await terms()).body).toMatchObject({ obstacle: 'pending', pending: held.id })
  expect((await hold(80, 2)).problem?.code).toBe('conflict')

  expect((await confirm(held.id)).problem?.code).toBe('wrong_state')
  expect((await sign(held.id)).body.files).toMatchObject([{ kind: 'addendum' }])
  const checkout = await app.call(reservations.retryCheckout, { params: { id: held.id } }, { as: tenant })
  expect(checkout.problem?.code).toBe('wrong_state')
  const { body: moved } = await confirm(held.id)
  expect(moved).toMatchObject({ status: 'confirmed', payment: { method: 'card' } })
  expect((await confirm(held.id)).body.status).toBe('confirmed')
  expect(await seen()).toMatchObject({ status: 'cancelled', changedTo: held.id })
  expect(await rowOf(reservation.id)).toMatchObject({ blocks: false })
  const taken = await app.db.$count(takenPeriods, eq(takenPeriods.propertyId, property.id))
  expect(taken).toBe(1)
  expect((await terms()).problem?.code).toBe('wrong_state')

  const subjects = async (email: string) =>
    (await readInbox(app, email)).map(({ subject }) => subject.split(':')[0])
  expect(await subjects(tenant.email)).toContain('Cambiaste las fechas')
  expect(await subjects(owner.email)).toContain('Cambiaron las fechas de una reserva')
  const admin = await makeAdmin(app.db)
  const detail = await app.call(adminReservations.detail, { params: { id: held.id } }, { as: admin })
  expect(detail.body.events.at(-1)).toMatchObject({
    from: 'contract_signed',
    to: 'confirmed',
    actor: 'tenant',
  })
})

it('charges only the difference for dearer dates, and refunds both payments when these are cancelled', async () => {
  const { hold, sign, confirm, open, settle, cancel, rowOf, owner, tenant, intent, reservation } =
    await scene()
  const { body: held } = await hold(40, 3)
  expect(held.dateChange).toMatchObject({ due: 450_000, back: 0 })
  await sign(held.id)
  expect((await confirm(held.id)).problem?.code).toBe('wrong_state')
  const checkout = await open(held.id)
  // Until the payment arrives nothing has changed.
  expect(await rowOf(reservation.id)).toMatchObject({ state: 'confirmed', blocks: true })
  await settle(checkout)
  expect(await rowOf(held.id)).toMatchObject({ state: 'confirmed', total: 1_350_000 })
  expect(await rowOf(reservation.id)).toMatchObject({ state: 'cancelled', blocks: false })
  expect(await refundedAt(intent)).toEqual([])

  const { body: book } = await app.call(ledger.list, { query: {} }, { as: owner })
  // Both payments are of one booking.
  expect(book.rows.map((row) => [row.paid, row.refunded, row.reservations])).toEqual([[1_350_000, 0, 1]])
  app.clock.advance(1_000)
  const quote = await cancel(held.id)
  expect(quote).toMatchObject({ paid: 1_350_000, refund: 1_350_000, back: 0 })
  expect(await rowOf(held.id)).toMatchObject({ state: 'refunded', blocks: false })
  expect(await refundedAt(intent)).toEqual([900_000])
  const { body: after } = await app.call(ledger.list, { query: {} }, { as: owner })
  expect(after.rows.map(({ paid, refunded }) => [paid, refunded])).toEqual([[1_350_000, 1_350_000]])
  const told = (await readInbox(app, tenant.email)).filter(({ subject }) =>
    subject.startsWith('Te devolvimos'),
  )
  // The calendars of both keep one appointment, which moves and goes.
  for (const { email } of [tenant, owner]) {
    const mails = (await readInbox(app, email)).filter(({ subject }) => /Cambia|Cancela|cancel/.test(subject))
    const read = await Promise.all(mails.map((mail) => readAppointment(app, mail)))
    const [move, end] = ['REQUEST', 'CANCEL'].map((method) => read.find((one) => one?.['METHOD'] === method))
    expect(move).toMatchObject({
      type: 'text/calendar; charset=utf-8; method=REQUEST',
      UID: `${reservation.id}@metrolibre`,
      DTSTART: held.startDate.replaceAll('-', ''),
      ATTENDEE: `mailto:${email}`,
      STATUS: 'CONFIRMED',
    })
    expect(end).toMatchObject({
      ...move,
      type: expect.stringContaining('method=CANCEL'),
      METHOD: 'CANCEL',
      STATUS: 'CANCELLED',
      SEQUENCE: expect.anything(),
      DTSTAMP: expect.anything(),
    })
    expect(Number(end!['SEQUENCE'])).toBeGreaterThan(Number(move!['SEQUENCE']))
  }
  expect(told.map(({ text }) => text)).toEqual([expect.stringMatching(/Devolvimos \$\s1\.350\.000 /u)])
})

it('gives back what cheaper dates do not cost, keeps what a late change forfeits, and can be repeated', async () => {
  const { hold, sign, confirm, terms, cancel, rowOf, seen, tenant, intent } = await scene(3, 4)
  expect((await terms()).body).toMatchObject({ obstacle: null, paid: 1_800_000, credit: 1_350_000 })
  const { body: held } = await hold(60, 2, { credit: 1_350_000 })
  expect(held.dateChange).toMatchObject({ due: 0, back: 450_000 })
  await sign(held.id)
  await confirm(held.id)
  await app.jobs.tick('send-refunds')
  expect(await refundedAt(intent)).toEqual([450_000])
  expect((await seen()).status).toBe('cancelled')

  // The second change starts from what counts for the first one.
  const params = { id: held.id }
  const { body: again } = await app.call(dateChanges.terms, { params }, { as: tenant })
  expect(again).toMatchObject({ paid: 900_000, credit: 900_000 })
  const body = { range: stayIn(61, 1).range, price: 450_000, currency: 'CLP' as const, credit: 900_000 }
  const { body: third } = await app.call(dateChanges.hold, { params, body }, { as: tenant })
  await sign(third.id)
  expect((await confirm(third.id)).body.status).toBe('confirmed')
  await app.jobs.tick('send-refunds')
  expect(await cancel(third.id)).toMatchObject({ paid: 450_000, refund: 450_000 })
  expect(await rowOf(third.id)).toMatchObject({ state: 'refunded' })
  // 450.000 of the first payment stay with the owner of the place.
  expect(await refundedAt(intent)).toEqual([450_000, 450_000, 450_000])
})

it('returns a payment that comes too late or finds the booking ended, and leaves the booking as it is', async () => {
  const { hold, sign, open, rowOf, reservation, tenant, property } = await scene()
  const { body: held } = await hold(41, 3)
  await sign(held.id)
  const checkout = await open(held.id)
  await payAt(checkout.url, app.config.STRIPE_API_URL)
  // The hold is over before its payment is known, and somebody else takes the end of the new dates.
  await app.sql`update reservations set state = 'expired', blocks = false, hold_expires_at = null where id = ${held.id}`
  const stranger = await makeUser(app.db)
  const body = { locationId: property.id, range: stayIn(105, 1).range }
  expect((await app.call(reservations.hold, { body }, { as: stranger })).status).toBe(201)
  const bySession = (sessionId: string) =>
    app.call(reservations.bySession, { params: { sessionId } }, { as: tenant })
  await bySession(checkout.sessionId)
  await app.jobs.tick('send-refunds')
  expect(await rowOf(held.id)).toMatchObject({ state: 'refunded', blocks: false })
  expect(await rowOf(reservation.id)).toMatchObject({ state: 'confirmed', blocks: true })
  const [mail] = (await readInbox(app, tenant.email)).filter(({ subject }) =>
    subject.startsWith('Te devolvimos'),
  )
  expect(mail?.text).toContain('No pudimos cambiar las fechas')

  // An admin refunds the booking while the tenant pays for its change.
  const { body: next } = await hold(12, 3)
  await sign(next.id)
  const second = await open(next.id)
  const admin = await makeAdmin(app.db)
  const reason = { params: { id: reservation.id }, body: { reason: 'Agua cortada' } }
  expect((await app.call(adminReservations.refund, reason, { as: admin })).status).toBe(200)
  await payAt(second.url, app.config.STRIPE_API_URL)
  await bySession(second.sessionId)
  await app.jobs.tick('send-refunds')
  expect(await rowOf(next.id)).toMatchObject({ state: 'refunded', blocks: false })
  expect(await rowOf(reservation.id)).toMatchObject({ state: 'refunded', blocks: false })
})

it('gives the wanted dates to one of two rivals, and one change to two requests at once', async () => {
  const { hold, property, params, reservation } = await scene()
  const rival = await makeUser(app.db)
  const body = { locationId: property.id, range: stayIn(110, 1).range }
  const [mine, theirs] = await Promise.all([
    hold(90, 2),
    app.call(reservations.hold, { body }, { as: rival }),
  ])
  expect(mine.status + theirs.status).toBe(201 + 409)
  const free = mine.status === 201 ? await scene() : { hold, params, reservation }
  const both = await Promise.all([free.hold(200, 1), free.hold(250, 1)])
  expect(both.filter(({ status }) => status === 201)).toHaveLength(1)
  const lost = both.find(({ status }) => status === 409)
  expect(lost?.problem?.code).toBe('conflict')
})

it('tells why dates can’t be changed, and refuses it', async () => {
  const obstacleOf = async ({ terms, hold }: Awaited<ReturnType<typeof scene>>) => {
    const { body } = await terms()
    const refusal = await hold(60, 1, { credit: body.credit || 1 })
    return [body.obstacle, refusal.problem?.code]
  }
  expect(await obstacleOf(await scene(2, 1))).toEqual(['late', 'dates_fixed'])
  expect(await obstacleOf(await scene(0, 2))).toEqual(['begun', 'dates_fixed'])
  const extended = await scene()
  const more = { params: extended.params, body: { timeQuantity: 1 } }
  await app.call(reservationExtras.extend, more, { as: extended.tenant })
  expect(await obstacleOf(extended)).toEqual(['extended', 'dates_fixed'])
  const cancelling = await scene()
  const ask = { params: cancelling.params, body: { reason: 'other' as const, refund: 900_000 } }
  await app.call(cancellations.ask, ask, { as: cancelling.tenant })
  expect(await obstacleOf(cancelling)).toEqual(['cancelling', 'dates_fixed'])
  const disputed = await scene()
  await app.db.transaction((tx) =>
    writeDispute(tx, {
      id: `dp_${disputed.reservation.id}`,
      reservationId: disputed.reservation.id,
      stripePaymentIntentId: disputed.intent,
      openedAt: app.clock.now(),
      status: 'needs_response',
      reason: 'fraudulent',
      amount: 900_000,
      currency: 'CLP',
      dueAt: null,
      revision: 1,
      updatedAt: app.clock.now(),
    }),
  )
  expect(await obstacleOf(disputed)).toEqual(['disputed', 'payment_disputed'])
  const byTransfer = await scene()
  await app.sql`update checkout_sessions set status = 'failed' where id = ${byTransfer.row.id}`
  expect((await obstacleOf(byTransfer))[0]).toBe('transfer')
})

it('changes hours until 24 hours before the start, and then not at all', async () => {
  const day = addDays(dateAt(app.clock.now().getTime(), zone), 20)
  const hours = (date: string, startSlot: number, endSlot: number) => {
    const dates = { startDate: date, endDate: date, startSlot, endSlot }
    return { dates, range: periodOf({ rentalMode: 'hour', timeZone: zone, ...dates }) }
  }
  const { dates, range } = hours(day, 10, 12)
  const period = { start: new Date(range.start), end: new Date(range.end) }
  const money = { unitPrice: 9_000, quantity: 3, total: 27_000 }
  const made = await makePaid(app, undefined, { ...dates, ...money, period, rentalMode: 'hour' })
  await app.sql`update properties set rental_mode = 'hour' where id = ${made.property.id}`
  const params = { id: made.reservation.id }
  const wanted = hours(day, 11, 12)
  const body = {
    range: wanted.range,
    timeQuantity: 2,
    price: 18_000,
    currency: 'CLP' as const,
    credit: 27_000,
  }
  const { body: held } = await app.call(dateChanges.hold, { params, body }, { as: made.tenant })
  expect(held).toMatchObject({ startSlot: 11, endSlot: 12, dateChange: { due: 0, back: 9_000 } })
  await app.call(reservations.cancel, { params: { id: held.id } }, { as: made.tenant })
  app.clock.advance(range.start - app.clock.now().getTime() - 24 * 3_600_000 + 1)
  const { body: terms } = await app.call(dateChanges.terms, { params }, { as: made.tenant })
  expect(terms).toMatchObject({ obstacle: 'late', credit: 0 })
})
