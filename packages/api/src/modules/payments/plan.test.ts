import { addMonths, chargeDueAt, dateAt, endpoints, type PlanCharge } from '@metrolibre/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { checkAllLedgers } from '../ledger/check-ledgers.ts'
import { contractForm, monthsFrom } from '../../testing/booking.ts'
import { makeAdmin, makeOwner, makeProperty, makeUser } from '../../testing/factories.ts'
import { readInbox } from '../../testing/inbox.ts'
import { payAt } from '../../testing/paying.ts'
import { skipAtProvider } from '../../testing/payment-provider.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

const { reservations, reservationExtras, cancellations, dateChanges, ledger, adminReservations } = endpoints
const dayMs = 86_400_000
const monthlyPrice = 450_000
let app: TestApp

beforeAll(async () => {
  app = await createTestApp({ ownServices: true })
})
afterAll(() => app.close())

/** Advances our clock and the provider's to an instant. */
const goTo = async (instant: number) => {
  const milliseconds = instant - app.clock.now().getTime()
  app.clock.advance(milliseconds)
  await skipAtProvider(app, milliseconds)
}

/** A place that may be paid month by month, and a tenant who wants it for some months. */
const scene = async (months = 4, place = {}) => {
  const owner = await makeOwner(app.db)
  const tenant = await makeUser(app.db)
  const property = await makeProperty(app.db, {
    ownerId: owner.id,
    monthlyPrice,
    monthlyPlan: true,
    ...place,
  })
  app.clock.advance(1_000)
  const range = monthsFrom(app.clock.now(), 0, months)
  const body = { locationId: property.id, range, contractData: contractForm }
  const open = (plan: 'once' | 'monthly' = 'monthly') =>
    app.call(reservations.checkoutLocation, { body: { ...body, plan } }, { as: tenant })
  return { owner, tenant, property, range, open }
}

/** The same, with its first month paid. */
const booked = async (months = 4) => {
  const made = await scene(months)
  const { tenant } = made
  const { body: opened } = await made.open()
  await payAt(opened.url, app.config.STRIPE_API_URL)
  await app.call(reservations.bySession, { params: { sessionId: opened.sessionId } }, { as: tenant })
  const id = opened.reservationId
  const read = async () => (await app.call(reservations.detail, { params: { id } }, { as: tenant })).body
  const charges = async () => (await read()).charges ?? []
  const pay = (number: number) =>
    app.call(reservationExtras.payCharge, { params: { id, number: String(number) } }, { as: tenant })
  const payNow = async (number: number) => {
    const { body } = await pay(number)
    await payAt(body.url, app.config.STRIPE_API_URL)
    return app.call(reservations.bySession, { params: { sessionId: body.sessionId } }, { as: tenant })
  }
  const dueAt = async (number: number) => {
    const { dueOn } = (await charges())[number - 1]!
    return chargeDueAt(dueOn, 'America/Santiago')
  }
  return { ...made, id, read, charges, pay, payNow, dueAt }
}
const statesOf = (charges: readonly PlanCharge[]) => charges.map(({ state }) => state)
const subjectsOf = async (email: string) =>
  (await readInbox(app, email)).map(({ subject }) => subject.split(':')[0]!)

describe('a booking that is paid month by month', () => {
  it('is confirmed by its first month, and has the others as its charges', async () => {
    const { read, owner, tenant, range } = await booked(4)
    const reservation = await read()
    const first = dateAt(range.start, 'America/Santiago')
    expect(reservation).toMatchObject({ status: 'confirmed', price: 4 * monthlyPrice, monthlyPlan: true })
    expect(
      reservation.charges?.map(({ number, dueOn, amount, state }) => [number, dueOn, amount, state]),
    ).toEqual([
      [1, first, monthlyPrice, 'paid'],
      [2, addMonths(first, 1), monthlyPrice, 'planned'],
      [3, addMonths(first, 2), monthlyPrice, 'planned'],
      [4, addMonths(first, 3), monthlyPrice, 'planned'],
    ])
    const { body } = await app.call(ledger.list, { query: {} }, { as: owner })
    expect(body.payments).toMatchObject([
      { amount: monthlyPrice, chargeNumber: 2, status: 'expected', timeQuantity: 1 },
      { amount: monthlyPrice, chargeNumber: 1, status: 'paid', timeQuantity: 1 },
    ])
    expect(body.balances).toMatchObject([{ balance: monthlyPrice }])
    const [mail] = (await readInbox(app, tenant.email)).filter(({ subject }) =>
      subject.includes('confirmada'),
    )
    expect(mail!.text).toContain('3 meses más')
    const { body: seen } = await app.call(reservations.mine, { query: { view: 'owner' } }, { as: owner })
    expect(seen.reservations[0]!.charges?.every(({ receiptUrl }) => receiptUrl === null)).toBe(true)
  })

  it('is only offered where the place allows it, for two months or more', async () => {
    for (const made of [await scene(4, { monthlyPlan: false }), await scene(1)]) {
      const refused = await made.open()
      expect(refused.problem?.code).toBe('wrong_state')
      expect((await made.open('once')).status).toBe(200)
    }
  })

  it('closes the checkout of the other choice when its tenant changes their mind', async () => {
    const { open, tenant } = await scene(3)
    const once = await open('once')
    const monthly = await open('monthly')
    expect(monthly.body.sessionId).not.toBe(once.body.sessionId)
    const [row] = await app.sql`select amount::int, charge_number from checkout_sessions
      where stripe_session_id = ${monthly.body.sessionId}`
    expect(row).toEqual({ amount: monthlyPrice, charge_number: 1 })
    await expect(payAt(once.body.url, app.config.STRIPE_API_URL)).rejects.toThrow('The hosted page answered')
    await payAt(monthly.body.url, app.config.STRIPE_API_URL)
    const paid = await app.call(
      reservations.bySession,
      { params: { sessionId: monthly.body.sessionId } },
      { as: tenant },
    )
    expect(paid.body.reservation.charges).toHaveLength(3)
  })
})

describe('a month', () => {
  it('is announced three days before, due at six, overdue after five days, and paid by hand', async () => {
    const { tenant, owner, charges, dueAt, payNow } = await booked(3)
    const due = await dueAt(2)
    await goTo(due - 3 * dayMs - 1)
    await app.jobs.tick('turn-charges')
    expect(await subjectsOf(tenant.email)).not.toContain('Hoy vence tu mes de Taller luminoso')
    await goTo(due - 3 * dayMs)
    for (let turn = 0; turn < 2; turn += 1) await app.jobs.tick('turn-charges')
    await goTo(due - 1)
    await app.jobs.tick('turn-charges')
    expect(statesOf(await charges())).toEqual(['paid', 'planned', 'planned'])
    await goTo(due)
    for (let turn = 0; turn < 2; turn += 1) await app.jobs.tick('turn-charges')
    expect(statesOf(await charges())).toEqual(['paid', 'due', 'planned'])
    await goTo(due + 6 * dayMs)
    for (let turn = 0; turn < 2; turn += 1) await app.jobs.tick('turn-charges')
    expect(statesOf(await charges())).toEqual(['paid', 'overdue', 'planned'])
    const told = await subjectsOf(tenant.email)
    for (const [subject, times] of [
      ['vence tu mes de Taller luminoso', 2],
      ['Tienes un mes atrasado', 1],
    ] as const)
      expect(told.filter((one) => one.includes(subject))).toHaveLength(times)
    expect(await subjectsOf(owner.email)).toContain('Mes atrasado')

    const { body } = await payNow(2)
    expect(body.paid).toBe(true)
    expect(statesOf(await charges())).toEqual(['paid', 'paid', 'planned'])
    expect(await subjectsOf(owner.email)).toContain('Pagaron un mes atrasado')
    expect(await subjectsOf(tenant.email)).toContain('Recibimos tu pago')
    const { body: read } = await app.call(ledger.list, { query: {} }, { as: owner })
    expect(read.payments.map(({ status, chargeNumber }) => [status, chargeNumber])).toEqual([
      ['expected', 3],
      ['paid', 2],
      ['paid', 1],
    ])
  })

  it('can be paid ahead, one after the other, and only by its tenant', async () => {
    const { charges, pay, payNow, id } = await booked(3)
    expect((await pay(3)).problem?.code).toBe('wrong_state')
    expect((await pay(1)).problem?.code).toBe('wrong_state')
    const params = { id, number: '2' }
    const stranger = await app.call(reservationExtras.payCharge, { params }, { as: await makeUser(app.db) })
    expect(stranger.status).toBe(404)
    const [one, other] = [await pay(2), await pay(2)]
    expect(other.body.sessionId).toBe(one.body.sessionId)
    await payNow(2)
    await payNow(3)
    expect(statesOf(await charges())).toEqual(['paid', 'paid', 'paid'])
    expect((await pay(3)).problem?.code).toBe('wrong_state')
  })

  it('that the booking does not have is refused, and closes no checkout that is open', async () => {
    const { pay, id } = await booked(2)
    const { body: month } = await pay(2)
    expect((await pay(9)).problem?.code).toBe('wrong_state')
    expect((await pay(2)).body.sessionId).toBe(month.sessionId)

    const { open, tenant } = await scene(1)
    const { body: whole } = await open('once')
    const params = { id: whole.reservationId, number: '2' }
    const refused = await app.call(reservationExtras.payCharge, { params }, { as: tenant })
    expect(refused.problem?.code).toBe('wrong_state')
    const sessions = await app.sql`select stripe_session_id from checkout_sessions
      where reservation_id in (${id}, ${whole.reservationId}) and status = 'open'`
    expect(sessions.map((row) => row['stripe_session_id'] as string).toSorted()).toEqual(
      [month.sessionId, whole.sessionId].toSorted(),
    )
  })

  it('is given back by itself when its booking ended while it was being paid', async () => {
    const { id, pay, tenant, charges } = await booked(3)
    const { body } = await pay(2)
    const admin = await makeAdmin(app.db)
    await app.call(adminReservations.refund, { params: { id }, body: { reason: 'Goteras' } }, { as: admin })
    expect(statesOf(await charges())).toEqual(['paid', 'dropped', 'dropped'])
    await payAt(body.url, app.config.STRIPE_API_URL)
    await app.call(reservations.bySession, { params: { sessionId: body.sessionId } }, { as: tenant })
    const refunds =
      await app.sql`select reason, amount::int from refunds where reservation_id = ${id} order by created_at`
    expect([...refunds]).toEqual(
      expect.arrayContaining([
        { reason: 'requested', amount: monthlyPrice },
        { reason: 'duplicate', amount: monthlyPrice },
      ]),
    )
    await app.jobs.tick('send-refunds')
    expect(statesOf(await charges())).toEqual(['refunded', 'dropped', 'dropped'])
  })
})

it('adds up in the books of owners: months paid, paid ahead and given back, with the rest to come', async () => {
  const ahead = await booked(4)
  await ahead.payNow(2)
  const returned = await booked(3)
  const admin = await makeAdmin(app.db)
  const params = { id: returned.id }
  await app.call(adminReservations.refund, { params, body: { reason: 'Goteras' } }, { as: admin })
  await checkAllLedgers(app)
  await app.jobs.tick('send-refunds')
  await checkAllLedgers(app)
  const { body } = await app.call(ledger.list, { query: {} }, { as: ahead.owner })
  expect(body.balances).toMatchObject([{ balance: 2 * monthlyPrice }])
  // The owner reads which month comes next; what was given back is not expected any more.
  expect(body.payments.filter(({ status }) => status === 'expected')).toMatchObject([
    {
      reservationId: ahead.id,
      chargeNumber: 3,
      amount: monthlyPrice,
      date: (await ahead.charges())[2]!.dueOn,
    },
  ])
})

describe('a plan whose booking is cancelled', () => {
  it('comes back as a whole until seven days before, and the other months are not charged', async () => {
    const { id, tenant, owner, charges, read, range } = await booked(4)
    await goTo(range.start - 8 * dayMs)
    const params = { id }
    const { body: quote } = await app.call(cancellations.quote, { params }, { as: tenant })
    expect(quote).toMatchObject({
      paid: monthlyPrice,
      refund: monthlyPrice,
      dropped: 3 * monthlyPrice,
      owed: 0,
    })
    const body = { reason: 'not_needed', refund: monthlyPrice } as const
    await app.call(cancellations.ask, { params, body }, { as: tenant })
    await app.call(cancellations.agree, { params }, { as: owner })
    await app.jobs.tick('send-refunds')
    expect((await read()).status).toBe('refunded')
    expect(statesOf(await charges())).toEqual(['refunded', 'dropped', 'dropped', 'dropped'])
  })

  it('keeps what the rule keeps: a month that had not begun stays owed, and is paid after the end', async () => {
    const { id, tenant, owner, charges, read, range, payNow } = await booked(4)
    await goTo(range.start + dayMs)
    await app.jobs.tick('turn-periods')
    const params = { id }
    const { body: quote } = await app.call(cancellations.quote, { params }, { as: tenant })
    // Of four months three have not begun, and one of them is kept.
    expect(quote).toMatchObject({ refund: 0, dropped: 2 * monthlyPrice, owed: monthlyPrice })
    await app.call(cancellations.ask, { params, body: { reason: 'other', refund: 0 } }, { as: tenant })
    await app.call(cancellations.agree, { params }, { as: owner })
    expect((await read()).status).toBe('cancelled')
    expect(statesOf(await charges())).toEqual(['paid', 'planned', 'dropped', 'dropped'])
    const mail = (await readInbox(app, tenant.email)).find(({ subject }) =>
      subject.startsWith('Tu reserva se canc'),
    )
    expect(mail!.text).toContain('Queda por pagar')
    await payNow(2)
    expect(statesOf(await charges())).toEqual(['paid', 'paid', 'dropped', 'dropped'])
    const { body: after } = await app.call(ledger.list, { query: {} }, { as: owner })
    expect(after.balances).toMatchObject([{ balance: 2 * monthlyPrice }])
  })

  it('gives back what was paid ahead', async () => {
    const { id, tenant, owner, charges, range, payNow } = await booked(4)
    for (const number of [2, 3]) await payNow(number)
    await goTo(range.start + dayMs)
    await app.jobs.tick('turn-periods')
    const params = { id }
    const { body: quote } = await app.call(cancellations.quote, { params }, { as: tenant })
    expect(quote).toMatchObject({ refund: monthlyPrice, dropped: monthlyPrice, owed: 0 })
    await app.call(
      cancellations.ask,
      { params, body: { reason: 'other', refund: monthlyPrice } },
      { as: tenant },
    )
    await app.call(cancellations.agree, { params }, { as: owner })
    await app.jobs.tick('send-refunds')
    expect(statesOf(await charges())).toEqual(['paid', 'paid', 'refunded', 'dropped'])
    const { body: after } = await app.call(ledger.list, { query: {} }, { as: owner })
    expect(after.balances).toMatchObject([{ balance: 2 * monthlyPrice }])
  })

  it('can’t be moved to other dates', async () => {
    const { id, tenant } = await booked(3)
    const { body } = await app.call(dateChanges.terms, { params: { id } }, { as: tenant })
    expect(body.obstacle).toBe('transfer')
  })
})

describe('the database', () => {
  it('refuses charges that do not add up, a payment for two of them, and a step that the machine lacks', async () => {
    const { id } = await booked(3)
    const attempts = [
      ['add up', app.sql`delete from charges where reservation_id = ${id} and number = 3`],
      [
        'keeps its amount',
        app.sql`update charges set amount = amount + 1 where reservation_id = ${id} and number = 2`,
      ],
      [
        'does not go from planned to overdue',
        app.sql`update charges set state = 'overdue' where reservation_id = ${id} and number = 2`,
      ],
      [
        'charges_payment',
        app.sql`update charges set state = 'paid' where reservation_id = ${id} and number = 2`,
      ],
      [
        'is paid once',
        app.sql`update charges set state = 'paid', checkout_session_id =
          (select checkout_session_id from charges where reservation_id = ${id} and number = 1)
          where reservation_id = ${id} and number = 2`,
      ],
    ] as const
    for (const [why, attempt] of attempts) await expect(attempt).rejects.toThrow(why)
  })
})
