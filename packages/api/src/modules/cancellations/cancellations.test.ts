import { addDays, addMonths, dateAt, endpoints, periodOf, type CancellationBody } from '@metrolibre/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { ReservationRow } from '../../platform/db/schema/reservations.ts'
import { makeAdmin, makeOwner, makeProperty, makeUser } from '../../testing/factories.ts'
import { readInbox } from '../../testing/inbox.ts'
import { makePaid } from '../../testing/make-checkout.ts'
import { makeReservation } from '../../testing/make-reservation.ts'
import { providerOf, skipAtProvider } from '../../testing/payment-provider.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { writeDispute } from '../payments/dispute-repository.ts'
import { findReservation } from '../reservation-core/repository.ts'
import { insertCancellation } from './repository.ts'

const { cancellations, reservations, reservationExtras, adminReservations } = endpoints
const unitPrice = 450_000
const hourMs = 3_600_000
let app: TestApp

beforeAll(async () => {
  app = await createTestApp({ ownServices: true })
})
afterAll(() => app.close())

/** A stay of some months that begins so many days from now. */
const stayIn = (days: number, quantity: number): Partial<ReservationRow> => {
  const startDate = addDays(dateAt(app.clock.now().getTime(), 'America/Santiago'), days)
  const endDate = addMonths(startDate, quantity)
  const dates = { startDate, endDate, startSlot: null, endSlot: null }
  const { start, end } = periodOf({ rentalMode: 'month', timeZone: 'America/Santiago', ...dates })
  const period = { start: new Date(start), end: new Date(end) }
  return { startDate, endDate, period, quantity, unitPrice, total: quantity * unitPrice }
}

type Parties = { reservation: ReservationRow; tenant: { id: string }; owner: { id: string } }

const actionsOf = ({ reservation, tenant, owner }: Parties) => {
  const params = { id: reservation.id }
  return {
    params,
    quote: () => app.call(cancellations.quote, { params }, { as: tenant }),
    ask: (body: Partial<CancellationBody> & { refund: number }, as = tenant) =>
      app.call(cancellations.ask, { params, body: { reason: 'not_needed', ...body } }, { as }),
    withdraw: () => app.call(cancellations.withdraw, { params }, { as: tenant }),
    agree: () => app.call(cancellations.agree, { params }, { as: owner }),
    row: async () => (await findReservation(app.db, reservation.id))!,
  }
}
/** Advances our clock and the provider's by the same time. */
const later = async (milliseconds: number) => {
  app.clock.advance(milliseconds)
  await skipAtProvider(app, milliseconds)
}
const subjectsOf = async (email: string) =>
  (await readInbox(app, email)).map(({ subject }) => subject.split(':')[0])

it('refunds by the rule once the owner agrees, and frees the period when the money is back', async () => {
  const made = await makePaid(app, undefined, stayIn(3, 3))
  const { params, quote, ask, agree, row } = actionsOf(made)
  const { body } = await quote()
  expect(body).toMatchObject({ paid: 3 * unitPrice, back: 0, refund: 2 * unitPrice, method: 'card' })
  expect(body.steps.map(({ refund }) => refund / unitPrice)).toEqual([3, 2, 1, 0])

  expect((await ask({ refund: 3 * unitPrice })).problem?.code).toBe('quote_mismatch')
  expect((await ask({ refund: 2 * unitPrice }, made.owner)).status).toBe(404)
  const asked = await ask({ refund: 2 * unitPrice, message: ' Gracias ' })
  expect(asked.status).toBe(201)
  expect(asked.body).toMatchObject({
    status: 'confirmed',
    cancellation: { status: 'open', refund: 2 * unitPrice, message: 'Gracias', endedBy: null },
  })
  for (const again of [ask({ refund: 2 * unitPrice }), quote()])
    expect((await again).problem?.code).toBe('wrong_state')
  const more = { params, body: { timeQuantity: 1 } }
  const extension = await app.call(reservationExtras.extend, more, { as: made.tenant })
  expect(extension.problem?.code).toBe('wrong_state')
  const mail = (await readInbox(app, made.owner.email)).find(({ subject }) => subject.startsWith('Piden'))
  expect(mail!.text).toContain('$\u00a0900.000')
  expect(mail!.text).toContain('Gracias')

  const agreed = await agree()
  expect(agreed.body).toMatchObject({
    status: 'refund_pending',
    cancellation: { status: 'agreed', endedBy: 'owner' },
  })
  expect(await row()).toMatchObject({ blocks: true, refundDue: 2 * unitPrice })
  await app.jobs.tick('send-refunds')
  expect(await row()).toMatchObject({ state: 'refunded', blocks: false })
  const { data } = await providerOf(app).refunds.list({ payment_intent: made.intent })
  expect(data.map(({ amount }) => amount)).toEqual([2 * unitPrice])
  expect((await agree()).problem?.code).toBe('wrong_state')

  const admin = await makeAdmin(app.db)
  const { body: seen } = await app.call(adminReservations.detail, { params }, { as: admin })
  expect(seen.events.at(-2)).toMatchObject({ to: 'refund_pending', actor: 'owner' })
  expect(await subjectsOf(made.tenant.email)).toEqual(
    expect.arrayContaining(['Pediste cancelar', 'Tu reserva se canceló', 'Te devolvimos tu pago']),
  )
  expect(await subjectsOf(made.owner.email)).toEqual(
    expect.arrayContaining(['Piden cancelar una reserva', 'Se canceló una reserva']),
  )
})

it('cancels by itself after exactly 72 hours, unless the tenant withdraws the request', async () => {
  const made = await makePaid(app, undefined, stayIn(40, 2))
  const { ask, withdraw, row } = actionsOf(made)
  await ask({ refund: 2 * unitPrice })
  expect((await withdraw()).body.cancellation).toBeNull()
  expect((await withdraw()).problem?.code).toBe('wrong_state')
  await later(73 * hourMs)
  await app.jobs.tick('settle-cancellations')
  expect((await row()).state).toBe('confirmed')

  await ask({ refund: 2 * unitPrice })
  await later(72 * hourMs - 1)
  await app.jobs.tick('settle-cancellations')
  expect((await row()).state).toBe('confirmed')
  await later(1)
  await app.jobs.tick('settle-cancellations')
  expect(await row()).toMatchObject({ state: 'refund_pending', refundDue: 2 * unitPrice })
  expect(await subjectsOf(made.owner.email)).toContain('La reserva sigue')
})

it('frees the period at once when nothing is owed, and refunds a transfer by hand', async () => {
  const parties = async (days: number, quantity: number) => {
    const [tenant, owner] = [await makeUser(app.db), await makeOwner(app.db)]
    const property = await makeProperty(app.db, { ownerId: owner.id })
    const values = { ...stayIn(days, quantity), propertyId: property.id, tenantId: tenant.id }
    const way = ['held', 'contract_signed', 'awaiting_transfer', 'confirmed'] as const
    const reservation = await makeReservation(app.db, { ...values, state: 'confirmed' }, way)
    return { reservation, tenant, owner }
  }
  const late = actionsOf(await parties(2, 1))
  expect((await late.quote()).body).toMatchObject({ refund: 0, method: 'transfer' })
  await late.ask({ refund: 0 })
  await late.agree()
  expect(await late.row()).toMatchObject({ state: 'cancelled', blocks: false, refundDue: null })

  const made = await parties(9, 1)
  const early = actionsOf(made)
  await early.ask({ refund: unitPrice })
  await early.agree()
  expect(await early.row()).toMatchObject({ state: 'needs_review', blocks: true, refundDue: unitPrice })
  const admin = await makeAdmin(app.db)
  const body = { reason: 'Devuelto por el banco' }
  const giveBack = (byHand: boolean) =>
    app.call(
      adminReservations.refund,
      { params: early.params, body: { ...body, ...(byHand && { byHand }) } },
      { as: admin },
    )
  // That is for refunds to a card, and no card was charged.
  expect((await giveBack(true)).problem?.code).toBe('no_refund_failed')
  await giveBack(false)
  expect(await early.row()).toMatchObject({ state: 'refunded', blocks: false })
  const [last] = await readInbox(app, made.tenant.email)
  expect(last).toMatchObject({
    subject: 'Te devolvimos tu pago: Taller luminoso',
    text: expect.stringContaining('por transferencia, así que te enviamos $\u00a0450.000 a mano') as string,
  })
})

it('waits while a bank holds the money, and then deducts what went back in the meantime', async () => {
  const made = await makePaid(app, undefined, stayIn(30, 2))
  const { ask, agree, row } = actionsOf(made)
  const dispute = (status: string) =>
    app.db.transaction((tx) =>
      writeDispute(tx, {
        id: `dp_${made.reservation.id}`,
        reservationId: made.reservation.id,
        stripePaymentIntentId: made.intent,
        openedAt: app.clock.now(),
        status,
        reason: 'fraudulent',
        amount: 100_000,
        currency: 'CLP',
      }),
    )
  await dispute('needs_response')
  expect((await ask({ refund: 2 * unitPrice })).problem?.code).toBe('payment_disputed')
  await dispute('won')
  expect((await ask({ refund: 2 * unitPrice })).status).toBe(201)
  await dispute('needs_response')
  expect((await agree()).problem?.code).toBe('payment_disputed')
  await later(100 * hourMs)
  await app.jobs.tick('settle-cancellations')
  expect((await row()).state).toBe('confirmed')
  await dispute('lost')
  await app.jobs.tick('settle-cancellations')
  expect(await row()).toMatchObject({ state: 'refund_pending', refundDue: 2 * unitPrice - 100_000 })
})

it('is over when the booking ended in another way, and the database allows one open request', async () => {
  const made = await makePaid(app, undefined, stayIn(30, 1))
  const { ask, row, params } = actionsOf(made)
  await ask({ refund: unitPrice })
  const second = app.db.transaction((tx) =>
    insertCancellation(tx, {
      reservationId: made.reservation.id,
      askedBy: made.tenant.id,
      reason: 'other',
      paid: 1,
      refund: 1,
      answerUntil: new Date('2040-01-01'),
    }),
  )
  await expect(second).rejects.toMatchObject({ cause: { constraint_name: 'cancellations_one_open' } })
  const admin = await makeAdmin(app.db)
  await app.call(adminReservations.refund, { params, body: { reason: 'Se inundó' } }, { as: admin })
  await app.jobs.tick('settle-cancellations')
  expect(await row()).toMatchObject({ state: 'refund_pending', refundDue: null })
  const { body } = await app.call(reservations.detail, { params }, { as: made.tenant })
  expect(body.cancellation).toBeNull()
})
