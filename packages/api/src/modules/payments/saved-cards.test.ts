import { addDays, chargeDueAt, endpoints, type PlanCharge } from '@metrolibre/contract'
import type Stripe from 'stripe'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { checkAllLedgers } from '../ledger/check-ledgers.ts'
import { contractForm, monthsFrom } from '../../testing/booking.ts'
import { makeAdmin, makeOwner, makeProperty, makeUser } from '../../testing/factories.ts'
import { readInbox } from '../../testing/inbox.ts'
import { payAt } from '../../testing/paying.ts'
import { breakProvider, healProvider, providerOf, skipAtProvider } from '../../testing/payment-provider.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

const { reservations, reservationExtras, adminReservations, cancellations, ledger } = endpoints
const dayMs = 86_400_000
const minuteMs = 60_000
const monthlyPrice = 450_000
const zone = 'America/Santiago'
const onlyOnce = '4000 0000 0000 4640'
let app: TestApp

beforeAll(async () => {
  app = await createTestApp({ ownServices: true })
})
beforeEach(() => healProvider(app))
afterAll(() => app.close())

/** Advances our clock and the provider's to an instant. */
const goTo = async (instant: number) => {
  const milliseconds = instant - app.clock.now().getTime()
  app.clock.advance(milliseconds)
  await skipAtProvider(app, milliseconds)
}
const tick = async (...names: readonly string[]) => {
  for (const name of names) await app.jobs.tick(name)
}
/** What the timers do when the day of a month has come. */
const turn = () => tick('turn-charges', 'charge-cards')

/** A booking whose first month is paid, by default with a card that is saved with consent. */
const booked = async ({ months = 3, consents = true, number = '4242 4242 4242 4242' } = {}) => {
  const owner = await makeOwner(app.db)
  const tenant = await makeUser(app.db)
  const property = await makeProperty(app.db, { ownerId: owner.id, monthlyPrice, monthlyPlan: true })
  app.clock.advance(1_000)
  const range = monthsFrom(app.clock.now(), 0, months)
  const body = {
    locationId: property.id,
    range,
    contractData: contractForm,
    plan: 'monthly',
    ...(consents && { cardConsent: 1 as const }),
  } as const
  const { body: opened } = await app.call(reservations.checkoutLocation, { body }, { as: tenant })
  await payAt(opened.url, app.config.STRIPE_API_URL, number)
  await app.call(reservations.bySession, { params: { sessionId: opened.sessionId } }, { as: tenant })
  const id = opened.reservationId
  const read = async () => (await app.call(reservations.detail, { params: { id } }, { as: tenant })).body
  const charges = async () => (await read()).charges ?? []
  const states = async () => (await charges()).map(({ standing }) => standing)
  const { dueOn } = (await charges())[1]!
  /** Six in the morning of the day of the second month, or some days later. */
  const sixOf = (day = 0) => chargeDueAt(addDays(dueOn, day), zone)
  const openByHand = () =>
    app.call(reservationExtras.payCharge, { params: { id, number: '2' } }, { as: tenant })
  const withdraw = () => app.call(reservationExtras.withdrawCard, { params: { id } }, { as: tenant })
  const attempts = () => app.sql`select id, day, status, code from charge_attempts
    where reservation_id = ${id} order by number, day`
  return { id, owner, tenant, range, dueOn, read, charges, states, sixOf, openByHand, withdraw, attempts }
}
type Booked = Awaited<ReturnType<typeof booked>>

/** Everything that the provider took for a booking and has not given back. */
const taken = async ({ id }: Pick<Booked, 'id'>) => {
  const all = await providerOf(app).paymentIntents.list({ limit: 100, expand: ['data.latest_charge'] })
  return all.data
    .filter(({ metadata, status }) => metadata['reservation'] === id && status === 'succeeded')
    .reduce((sum, { amount_received, latest_charge }) => {
      return sum + amount_received - (latest_charge as Stripe.Charge).amount_refunded
    }, 0)
}
const tries = (charge: PlanCharge | undefined) =>
  (charge?.tries ?? []).map(({ day, failure }) => [day, failure])
const mailsTo = async (email: string, part: string) =>
  (await readInbox(app, email)).filter(({ subject }) => subject.includes(part))

describe('a consent to charge the later months', () => {
  it('is kept with its text, its language and its time, and the card that it saved', async () => {
    const { id, read } = await booked()
    expect((await read()).card).toMatchObject({
      brand: 'visa',
      last4: '4242',
      expiryMonth: 12,
      expiryYear: 2034,
    })
    const [consent] = await app.sql`select text_version, language, given_at, ended_at from card_consents
      where reservation_id = ${id}`
    expect(consent).toEqual({ text_version: 1, language: 'es', given_at: expect.any(String), ended_at: null })
  })

  it('is not needed: without it no card is saved and nothing is charged by itself', async () => {
    const one = await booked({ consents: false })
    expect((await one.read()).card).toBeNull()
    await goTo(one.sixOf())
    await turn()
    expect(await one.states()).toEqual(['paid', 'due', 'planned'])
    expect(await one.attempts()).toHaveLength(0)
    expect(await mailsTo(one.tenant.email, 'Hoy vence tu mes')).toHaveLength(1)
  })

  it('can be withdrawn: the card is forgotten and the month is paid by hand', async () => {
    const one = await booked()
    expect((await one.withdraw()).body.card).toBeNull()
    expect((await one.withdraw()).problem?.code).toBe('wrong_state')
    await goTo(one.sixOf())
    await turn()
    expect(await one.states()).toEqual(['paid', 'due', 'planned'])
    const [{ method } = { method: '' }] = await app.sql<{ method: string }[]>`
      select payment_method_id as method from card_consents where reservation_id = ${one.id}`
    expect((await providerOf(app).paymentMethods.retrieve(method)).customer).toBeNull()
  })

  it('for another card counts from when that is saved', async () => {
    const one = await booked()
    const params = { id: one.id }
    const { body } = await app.call(
      reservationExtras.saveCard,
      { params, body: { cardConsent: 1 } },
      { as: one.tenant },
    )
    expect((await one.read()).card).toMatchObject({ last4: '4242' })
    await payAt(body.url, app.config.STRIPE_API_URL, '4000 0000 0000 0259')
    app.clock.advance(16_000)
    for (let round = 0; round < 2; round += 1) await tick('reconcile-cards')
    expect((await one.read()).card).toMatchObject({ last4: '0259' })
    const consents =
      await app.sql`select end_reason from card_consents where reservation_id = ${one.id} order by given_at`
    expect(consents.map((row) => row['end_reason'] as string | null)).toEqual(['replaced', null])
    const stranger = await makeUser(app.db)
    expect((await app.call(reservationExtras.withdrawCard, { params }, { as: stranger })).status).toBe(404)
  })
})

describe('a month with a saved card', () => {
  it('is announced as such, charged at six of its day once, and counts like any payment', async () => {
    const one = await booked()
    await goTo(one.sixOf() - 3 * dayMs)
    await turn()
    const [announced] = await mailsTo(one.tenant.email, 'cobramos tu mes')
    expect(announced!.text).toContain('terminada en 4242')
    await goTo(one.sixOf() - 1)
    await turn()
    expect(await one.states()).toEqual(['paid', 'planned', 'planned'])
    await goTo(one.sixOf())
    for (let round = 0; round < 3; round += 1) await turn()
    expect(await one.states()).toEqual(['paid', 'paid', 'planned'])
    expect(tries((await one.charges())[1])).toEqual([[0, null]])
    expect(await taken(one)).toBe(2 * monthlyPrice)
    expect((await one.charges())[1]!.receiptUrl).toContain('/pay/receipts/')
    expect(await mailsTo(one.tenant.email, 'Hoy vence tu mes')).toHaveLength(0)
    expect(await mailsTo(one.tenant.email, 'Cobramos tu mes')).toHaveLength(1)
    const { body } = await app.call(ledger.list, { query: {} }, { as: one.owner })
    expect(body.balances).toMatchObject([{ balance: 2 * monthlyPrice }])
    await checkAllLedgers(app)

    const admin = await makeAdmin(app.db)
    const params = { id: one.id }
    await app.call(adminReservations.refund, { params, body: { reason: 'Goteras' } }, { as: admin })
    await tick('send-refunds')
    expect(await one.states()).toEqual(['refunded', 'refunded', 'dropped'])
    expect(await taken(one)).toBe(0)
  })

  it('that the bank refuses is tried on days 0, 2 and 4, told each time with the reason, and overdue on day 5', async () => {
    const one = await booked({ number: onlyOnce })
    for (const day of [0, 1, 2, 3, 4]) {
      await goTo(one.sixOf(day) - 1)
      await turn()
      await goTo(one.sixOf(day))
      for (let round = 0; round < 2; round += 1) await turn()
      expect(await one.states()).toEqual(['paid', 'failed', 'planned'])
    }
    expect(tries((await one.charges())[1])).toEqual([
      [0, 'insufficient_funds'],
      [2, 'insufficient_funds'],
      [4, 'insufficient_funds'],
    ])
    const told = await mailsTo(one.tenant.email, 'No pudimos cobrar')
    expect(told).toHaveLength(3)
    expect(told.every(({ text }) => text.includes('no tiene fondos suficientes'))).toBe(true)
    expect(told.filter(({ text }) => text.includes('No lo intentaremos otra vez'))).toHaveLength(1)
    await goTo(one.sixOf(5))
    await turn()
    expect(await one.states()).toEqual(['paid', 'overdue', 'planned'])
    expect(await one.attempts()).toHaveLength(3)
  })

  it('for which the bank wants its own confirmation is paid by hand after the first refusal', async () => {
    const one = await booked()
    await breakProvider(app, { effect: 'card-authentication' })
    await goTo(one.sixOf())
    await turn()
    expect(tries((await one.charges())[1])).toEqual([[0, 'authentication']])
    const { body } = await one.openByHand()
    await payAt(body.url, app.config.STRIPE_API_URL)
    await app.call(reservations.bySession, { params: { sessionId: body.sessionId } }, { as: one.tenant })
    await goTo(one.sixOf(2))
    await turn()
    expect(await one.states()).toEqual(['paid', 'paid', 'planned'])
    expect(await one.attempts()).toHaveLength(1)
    expect(await taken(one)).toBe(2 * monthlyPrice)
  })

  it('is not charged on another day than its own, however the clock jumps', async () => {
    const one = await booked()
    await goTo(one.sixOf(1))
    await turn()
    expect(await one.attempts()).toHaveLength(0)
    await goTo(one.sixOf(2))
    await turn()
    expect(await one.states()).toEqual(['paid', 'paid', 'planned'])
    await goTo(one.sixOf(60))
    for (let round = 0; round < 2; round += 1) await turn()
    expect((await one.attempts()).map((row) => row['day'] as number)).toEqual([2])
  })

  it('is charged once by two instances at the same time', async () => {
    const one = await booked()
    await goTo(one.sixOf())
    await tick('turn-charges')
    await Promise.all([tick('charge-cards'), tick('charge-cards')])
    expect(await one.attempts()).toHaveLength(1)
    expect(await taken(one)).toBe(2 * monthlyPrice)
  })

  it('is not left as being charged by an instance that waited while another one tried', async () => {
    const one = await booked()
    await goTo(one.sixOf())
    await tick('turn-charges')
    const now = app.clock.now().toISOString()
    let late = Promise.resolve()
    await app.sql.begin(async (tx) => {
      await tx`select from reservations where id = ${one.id} for update`
      late = tick('charge-cards')
      const waits = async () => (await app.sql`select from pg_locks where not granted`).length
      await expect.poll(waits).toBeGreaterThan(0)
      const turnTo = (state: string) => tx`update charges set state = ${state}
        where reservation_id = ${one.id} and number = 2`
      await turnTo('charging')
      await tx`insert into charge_attempts
        (id, reservation_id, number, day, consent_id, amount, currency, status, code, begun_at, ended_at, updated_at)
        select gen_random_uuid(), reservation_id, 2, 0, id, ${monthlyPrice}, 'CLP', 'failed', 'card_declined',
          ${now}, ${now}, ${now} from card_consents where reservation_id = ${one.id}`
      await turnTo('failed')
    })
    await late
    expect(await one.states()).toEqual(['paid', 'failed', 'planned'])
    expect(await one.attempts()).toHaveLength(1)
  })
})

describe('an answer that never came', () => {
  it.each([
    ['before the charge', { effect: 'error', status: 503, times: 3 }],
    ['after the charge', { effect: 'error-after-commit', status: 502, times: 3 }],
    ['after the charge, as a failure that is kept', { effect: 'error-after-commit', status: 500, times: 3 }],
    ['after the charge, with the connection', { effect: 'reset-after-commit', status: 502, times: 3 }],
  ])('%s leads to one charge', async (_when, fault) => {
    const one = await booked()
    await breakProvider(app, { ...fault, method: 'POST', path: '/v1/payment_intents' })
    await goTo(one.sixOf())
    await turn()
    expect(await one.states()).toEqual(['paid', 'charging', 'planned'])
    expect((await one.openByHand()).problem?.message).toContain('ahora mismo')
    await healProvider(app)
    for (let round = 0; round < 3; round += 1) {
      app.clock.advance(16_000)
      await tick('reconcile-cards', 'charge-cards')
    }
    expect(await one.states()).toEqual(['paid', 'paid', 'planned'])
    expect(await taken(one)).toBe(2 * monthlyPrice)
  })

  it('and of which there is no trace for ten minutes has failed, and is tried again on its next day', async () => {
    const one = await booked()
    await breakProvider(app, {
      effect: 'error',
      status: 503,
      times: null,
      method: 'POST',
      path: '/v1/payment_intents',
    })
    await goTo(one.sixOf())
    await turn()
    app.clock.advance(11 * minuteMs)
    await tick('reconcile-cards')
    expect(tries((await one.charges())[1])).toEqual([[0, 'unanswered']])
    await healProvider(app)
    await goTo(one.sixOf(2))
    await turn()
    expect(await one.states()).toEqual(['paid', 'paid', 'planned'])
    expect(await taken(one)).toBe(2 * monthlyPrice)
  })

  it('is not asked for again after its tenant withdrew', async () => {
    const one = await booked()
    await breakProvider(app, {
      effect: 'error',
      status: 503,
      times: 3,
      method: 'POST',
      path: '/v1/payment_intents',
    })
    await goTo(one.sixOf())
    await turn()
    await healProvider(app)
    await one.withdraw()
    app.clock.advance(16_000)
    await tick('reconcile-cards')
    expect(await one.states()).toEqual(['paid', 'charging', 'planned'])
    app.clock.advance(11 * minuteMs)
    await tick('reconcile-cards')
    expect(await one.states()).toEqual(['paid', 'failed', 'planned'])
    expect(await taken(one)).toBe(monthlyPrice)
  })

  it('and that had charged is settled although its tenant withdrew', async () => {
    const one = await booked()
    await breakProvider(app, {
      effect: 'error-after-commit',
      status: 502,
      times: 3,
      method: 'POST',
      path: '/v1/payment_intents',
    })
    await goTo(one.sixOf())
    await turn()
    await healProvider(app)
    await one.withdraw()
    app.clock.advance(16_000)
    await tick('reconcile-cards')
    expect(await one.states()).toEqual(['paid', 'paid', 'planned'])
  })
})

describe('a month that is charged and', () => {
  it('paid by hand at the same time is paid once, and the other payment comes back by itself', async () => {
    const one = await booked()
    await goTo(one.sixOf())
    await tick('turn-charges')
    const { body } = await one.openByHand()
    await payAt(body.url, app.config.STRIPE_API_URL)
    await Promise.all([
      tick('charge-cards'),
      app.call(reservations.bySession, { params: { sessionId: body.sessionId } }, { as: one.tenant }),
    ])
    app.clock.advance(16_000)
    await tick('reconcile-payments', 'reconcile-cards', 'send-refunds')
    expect(await one.states()).toEqual(['paid', 'paid', 'planned'])
    expect(await taken(one)).toBe(2 * monthlyPrice)
    await checkAllLedgers(app)
  })

  it('whose stay is ended is settled first', async () => {
    const one = await booked()
    const fault = { effect: 'error-after-commit', status: 502, times: 3, method: 'POST' }
    await breakProvider(app, { ...fault, path: '/v1/payment_intents' })
    await goTo(one.sixOf())
    await turn()
    expect(await one.states()).toEqual(['paid', 'charging', 'planned'])
    const admin = await makeAdmin(app.db)
    const params = { id: one.id }
    const refund = () =>
      app.call(adminReservations.refund, { params, body: { reason: 'Goteras' } }, { as: admin })
    await breakProvider(app, { effect: 'error', status: 503, times: null, path: '/v1/payment_intents' })
    expect((await refund()).problem?.code).toBe('wrong_state')
    await healProvider(app)
    expect((await refund()).status).toBe(200)
    await tick('send-refunds')
    expect(await one.states()).toEqual(['refunded', 'refunded', 'dropped'])
    expect(await taken(one)).toBe(0)
  })

  it('whose stay has ended before its day is not charged', async () => {
    const one = await booked({ months: 4 })
    await goTo(one.range.start + dayMs)
    await tick('turn-periods')
    const params = { id: one.id }
    await app.call(cancellations.ask, { params, body: { reason: 'other', refund: 0 } }, { as: one.tenant })
    await app.call(cancellations.agree, { params }, { as: one.owner })
    expect((await one.states())[1]).toBe('planned')
    await goTo(one.sixOf())
    await turn()
    expect((await one.states())[1]).toBe('due')
    expect(await one.attempts()).toHaveLength(0)
  })
})

describe('the database', () => {
  it('refuses a try without a consent, on another day, of another amount, and a second one of a day', async () => {
    const one = await booked()
    const [consent] = await app.sql`select id from card_consents where reservation_id = ${one.id}`
    const at = (day: number) => new Date(one.sixOf(day))
    const attempt = (day: number, begun = at(day), amount = monthlyPrice) =>
      app.sql`insert into charge_attempts (id, reservation_id, number, day, consent_id, status, amount, currency, begun_at, updated_at)
        values (gen_random_uuid(), ${one.id}, 2, ${day}, ${consent!['id'] as string}, 'begun', ${amount}, 'CLP', ${begun.toISOString()}, ${begun.toISOString()})`
    await expect(attempt(0)).rejects.toThrow('while that waits to be paid')
    await app.sql`update charges set state = 'due' where reservation_id = ${one.id} and number = 2`
    await app.sql`update charges set state = 'charging' where reservation_id = ${one.id} and number = 2`
    await expect(attempt(0, new Date(one.sixOf() - 1))).rejects.toThrow('on the days of its plan alone')
    await expect(attempt(2, at(0))).rejects.toThrow('on the days of its plan alone')
    await expect(attempt(1)).rejects.toThrow('charge_attempts_day')
    await expect(attempt(0, at(0), 1)).rejects.toThrow('what its month costs')
    await attempt(0)
    await expect(attempt(0)).rejects.toThrow('charge_attempts_day')
    await app.sql`update card_consents set ended_at = now(), end_reason = 'withdrawn' where reservation_id = ${one.id}`
    await expect(attempt(2)).rejects.toThrow('without a living consent')
  })
})
