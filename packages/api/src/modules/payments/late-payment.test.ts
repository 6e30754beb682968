import { endpoints } from '@metrolibre/contract'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { contractForm, monthsFrom } from '../../testing/booking.ts'
import { makeAdmin, makeProperty, makeUser } from '../../testing/factories.ts'
import { readInbox } from '../../testing/inbox.ts'
import { breakProvider, healProvider, skipAtProvider } from '../../testing/payment-provider.ts'
import { payAt } from '../../testing/paying.ts'
import { deliver, eventsOf } from '../../testing/payment-events.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { applyTransition } from '../reservation-core/transition.ts'

const { reservations, adminReservations } = endpoints
let app: TestApp

beforeAll(async () => {
  app = await createTestApp({ ownServices: true })
})
afterEach(async () => {
  app.clock.reset()
  await healProvider(app)
})
afterAll(() => app.close())

/** Creates a reservation that was paid and still expired, as when the provider reports the payment late. */
const lateScene = async () => {
  const tenant = await makeUser(app.db)
  const property = await makeProperty(app.db)
  const range = monthsFrom(app.clock.now(), 0, 2)
  const body = { locationId: property.id, range, contractData: contractForm }
  const { body: opened } = await app.call(reservations.checkoutLocation, { body }, { as: tenant })
  await payAt(opened.url, app.config.STRIPE_API_URL)
  const at = app.clock.now()
  const change = {
    id: opened.reservationId,
    from: 'awaiting_payment',
    to: 'expired',
    actor: 'timer',
    at,
  } as const
  await app.db.transaction((tx) => applyTransition(tx, change))
  const events = await eventsOf(app, opened.sessionId)
  const completed = events.find(({ type }) => type === 'checkout.session.completed')!
  const state = async () =>
    (await app.call(reservations.detail, { params: { id: opened.reservationId } }, { as: tenant })).body
      .status
  const rival = async () =>
    app.call(reservations.hold, { body: { locationId: property.id, range } }, { as: await makeUser(app.db) })
  return { tenant, completed, state, rival, opened }
}

describe('a late payment', () => {
  it('books its period again while that is free', async () => {
    const { completed, state, rival } = await lateScene()
    expect(await deliver(app, completed)).toBe(200)
    expect(await state()).toBe('confirmed')
    expect((await rival()).problem?.code).toBe('period_taken')
  })

  it('books its period again from an overdue hold that no timer has expired yet', async () => {
    const { completed, state, rival, opened } = await lateScene()
    const { body: held } = await rival()
    app.clock.advance(16 * 60_000)
    expect(await deliver(app, completed)).toBe(200)
    expect(await state()).toBe('confirmed')
    const [swept] = await app.sql`
      select to_state, actor, reason from reservation_events where reservation_id = ${held.id} order by id desc limit 1`
    expect(swept).toEqual({ to_state: 'expired', actor: 'timer', reason: 'hold over' })
    const refunds = await app.sql`select from refunds where reservation_id = ${opened.reservationId}`
    expect(refunds).toHaveLength(0)
  })

  it.each([
    ['its place went to the trash', 'deleted_at = now()'],
    ['its place was withheld', 'is_active = false'],
    ['the lease ends sooner now', 'end_lease = start_lease + 1'],
    ['the account of the owner is off', 'owner_id = owner_id'],
  ])('is refunded when %s since it was released', async (what, change) => {
    const { completed, state, opened } = await lateScene()
    await app.sql.unsafe(
      `update properties set ${change} where id = (select property_id from reservations where id = $1)`,
      [opened.reservationId],
    )
    if (what.includes('account'))
      await app.sql`update users set is_active = false where id = (select p.owner_id from properties p
        join reservations r on r.property_id = p.id where r.id = ${opened.reservationId})`
    expect(await deliver(app, completed)).toBe(200)
    expect(await state()).toBe('refund_pending')
    const refunds = await app.sql`select reason from refunds where reservation_id = ${opened.reservationId}`
    expect([...refunds]).toEqual([{ reason: 'slot_lost' }])
  })

  it('is refunded once, without anybody’s help, when the period is taken', async () => {
    const { tenant, completed, state, rival } = await lateScene()
    expect((await rival()).status).toBe(201)
    await Promise.all([deliver(app, completed), deliver(app, completed), deliver(app, completed)])
    expect(await state()).toBe('refund_pending')
    // The provider makes the refund but fails to respond; the second try finds it done.
    await breakProvider(app, { effect: 'error-after-commit', path: '/v1/refunds', method: 'POST', times: 3 })
    await app.jobs.tick('send-refunds')
    app.clock.advance(2_000)
    await app.jobs.tick('send-refunds')
    expect(await state()).toBe('refunded')
    const mails = await readInbox(app, tenant.email)
    expect(mails.map(({ subject }) => subject)).toEqual(['Te devolvimos tu pago: Taller luminoso'])
    expect(mails[0]!.html).toContain('llegó cuando el espacio ya estaba tomado')
  })

  it('needs a review by admins after five refused refunds', async () => {
    const { completed, state, rival } = await lateScene()
    await rival()
    await deliver(app, completed)
    await breakProvider(app, {
      effect: 'error',
      path: '/v1/refunds',
      method: 'POST',
      status: 400,
      times: null,
    })
    for (let turn = 0; turn < 5; turn += 1) {
      await app.jobs.tick('send-refunds')
      app.clock.advance(20_000)
    }
    expect(await state()).toBe('needs_review')
  })
})

describe('a delayed means of payment', () => {
  const slowFailure = '4000 0000 0000 0341'
  /** Opens a checkout and pays it with a card that is refused 20 seconds later. */
  const slowScene = async () => {
    const tenant = await makeUser(app.db)
    const property = await makeProperty(app.db)
    const range = monthsFrom(app.clock.now(), 0, 2)
    const body = { locationId: property.id, range, contractData: contractForm }
    const { body: opened } = await app.call(reservations.checkoutLocation, { body }, { as: tenant })
    await payAt(opened.url, app.config.STRIPE_API_URL, slowFailure)
    const params = { id: opened.reservationId }
    const session = async () =>
      (await app.call(reservations.bySession, { params: { sessionId: opened.sessionId } }, { as: tenant }))
        .body
    const state = async () => (await app.call(reservations.detail, { params }, { as: tenant })).body.status
    return { tenant, opened, params, session, state }
  }

  type Failed = Parameters<typeof deliver>[1]
  const hearing: Record<string, (failed: Failed, session: () => Promise<unknown>) => Promise<unknown>> = {
    'the webhook': (failed) => deliver(app, failed),
    'the return page': (_, session) => session(),
    'the reconciler': async () => {
      app.clock.advance(20_000)
      await app.jobs.tick('reconcile-payments')
    },
  }

  it.each(Object.keys(hearing))(
    'lets the tenant pay again when it is refused in the end and %s notices it',
    async (who) => {
      const { tenant, opened, params, session, state } = await slowScene()
      expect(await session()).toMatchObject({ paid: false, refused: false })
      await skipAtProvider(app, 21_000)
      const events = await eventsOf(app, opened.sessionId)
      const failed = events.find(({ type }) => type === 'checkout.session.async_payment_failed')!
      await hearing[who]!(failed, session)
      expect(await state()).toBe('contract_signed')
      expect(await session()).toMatchObject({ refused: true, reservation: { status: 'contract_signed' } })
      const mails = await readInbox(app, tenant.email)
      expect(mails.map(({ subject }) => subject)).toEqual(['Tu pago no pasó: Taller luminoso'])
      const { body: again } = await app.call(reservations.retryCheckout, { params }, { as: tenant })
      // A repeated event of the old session must not affect the new one.
      expect(await deliver(app, { ...failed, id: `${failed.id}_again` })).toBe(200)
      expect(await state()).toBe('awaiting_payment')
      await payAt(again.url, app.config.STRIPE_API_URL)
      const paid = { params: { sessionId: again.sessionId } }
      const { body: after } = await app.call(reservations.bySession, paid, { as: tenant })
      expect(after).toMatchObject({ paid: true, refused: false, reservation: { status: 'confirmed' } })
    },
  )

  it('frees the place when it is refused after the time is over, and the mail promises nothing', async () => {
    const { tenant, opened, session, state } = await slowScene()
    await skipAtProvider(app, 21_000)
    app.clock.advance(40 * 60_000)
    const [failed] = (await eventsOf(app, opened.sessionId)).filter(
      ({ type }) => type === 'checkout.session.async_payment_failed',
    )
    expect(await deliver(app, failed!)).toBe(200)
    await app.jobs.tick('expire-holds')
    expect(await state()).toBe('expired')
    expect((await session()).refused).toBe(true)
    const [mail] = await readInbox(app, tenant.email)
    expect(mail?.html).toContain('soltamos el lugar')
  })

  it('keeps the period while the outcome is unknown, and frees it once it was refused', async () => {
    const { tenant, opened, params } = await slowScene()
    const early = await app.call(reservations.cancel, { params }, { as: tenant })
    expect(early.problem?.code).toBe('wrong_state')
    await skipAtProvider(app, 21_000)
    const { body: again } = await app.call(reservations.retryCheckout, { params }, { as: tenant })
    expect(again.sessionId).not.toBe(opened.sessionId)
    const { body: after } = await app.call(reservations.cancel, { params }, { as: tenant })
    expect(after.status).toBe('cancelled')
  })
})

describe('a closed session', () => {
  it.each([
    ['while the page could still be paid', 20_000, false, 'refunded'],
    // The rival's hold was not expired by a timer either, but it is overdue and blocks nothing.
    ['after hours without our platform running', 5 * 3_600_000, false, 'confirmed'],
    ['after hours, although the first reading fails', 5 * 3_600_000, true, 'confirmed'],
  ])('that was paid all the same is noticed without a webhook, %s', async (_when, awayMs, fails, outcome) => {
    const tenant = await makeUser(app.db)
    const property = await makeProperty(app.db)
    const range = monthsFrom(app.clock.now(), 0, 2)
    const body = { locationId: property.id, range, contractData: contractForm }
    const { body: opened } = await app.call(reservations.checkoutLocation, { body }, { as: tenant })
    const path = '/v1/checkout/sessions/'
    await breakProvider(app, { effect: 'lost-after-answer', path, method: 'POST', times: 1 })
    const params = { id: opened.reservationId }
    const { body: cancelled } = await app.call(reservations.cancel, { params }, { as: tenant })
    expect(cancelled.status).toBe('cancelled')
    const rival = await makeUser(app.db)
    const taken = await app.call(
      reservations.hold,
      { body: { locationId: property.id, range } },
      { as: rival },
    )
    expect(taken.status).toBe(201)
    await payAt(opened.url, app.config.STRIPE_API_URL)
    app.clock.advance(awayMs)
    if (fails) {
      await breakProvider(app, { effect: 'error', path, method: 'GET', status: 503, times: null })
      await app.jobs.tick('reconcile-payments')
      await healProvider(app)
      app.clock.advance(20_000)
    }
    await app.jobs.tick('reconcile-payments')
    await app.jobs.tick('send-refunds')
    const { body: after } = await app.call(reservations.detail, { params }, { as: tenant })
    expect(after.status).toBe(outcome)
  })
})

describe('a reservation that is paid twice', () => {
  it('is booked by the payment that settles first, and the other one is refunded', async () => {
    const tenant = await makeUser(app.db)
    const property = await makeProperty(app.db)
    const range = monthsFrom(app.clock.now(), 0, 2)
    const body = { locationId: property.id, range, contractData: contractForm }
    const { body: first } = await app.call(reservations.checkoutLocation, { body }, { as: tenant })
    const params = { id: first.reservationId }
    // The time of the first session is over, and the provider confirms that it closed it and then loses that change.
    await app.sql`update checkout_sessions set expires_at = ${app.clock.now().toISOString()} where reservation_id = ${params.id}`
    const path = '/v1/checkout/sessions/'
    await breakProvider(app, { effect: 'lost-after-answer', path, method: 'POST', times: 1 })
    const { body: second } = await app.call(reservations.retryCheckout, { params }, { as: tenant })
    for (const { url, sessionId } of [second, first]) {
      await payAt(url, app.config.STRIPE_API_URL)
      app.clock.advance(20_000)
      await app.jobs.tick('reconcile-payments')
      await app.call(reservations.bySession, { params: { sessionId } }, { as: tenant })
    }
    await app.jobs.tick('send-refunds')
    const boss = { as: await makeAdmin(app.db) }
    const seen = async () => (await app.call(adminReservations.detail, { params }, boss)).body.reservation
    const given = () => app.sql`
      select s.stripe_session_id as session, r.reason, r.status from refunds r
      join checkout_sessions s on s.id = r.checkout_session_id where r.reservation_id = ${params.id} order by 2`
    const back = { session: first.sessionId, reason: 'duplicate', status: 'succeeded' }
    expect([...(await given())]).toEqual([back])
    const [counted] = await app.sql<{ intent: string }[]>`
      select stripe_payment_intent_id as intent from checkout_sessions where stripe_session_id = ${second.sessionId}`
    expect(await seen()).toMatchObject({ status: 'confirmed', paymentIntentId: counted?.intent })
    await app.call(adminReservations.refund, { params, body: { reason: 'Se inundó' } }, boss)
    await app.jobs.tick('send-refunds')
    expect((await seen()).status).toBe('refunded')
    const asked = { session: second.sessionId, reason: 'requested', status: 'succeeded' }
    expect([...(await given())]).toEqual([back, asked])
  })
})

describe('sessions that can’t be closed', () => {
  it('do not delay the others, however many there are and however long it takes', async () => {
    const property = await makeProperty(app.db)
    const order = async (tenant: { id: string }, after: number) => {
      const range = monthsFrom(app.clock.now(), after, 1)
      const body = { locationId: property.id, range, contractData: contractForm }
      const { body: opened } = await app.call(reservations.checkoutLocation, { body }, { as: tenant })
      return opened.reservationId
    }
    const model = await order(await makeUser(app.db), 0)
    const copies = await app.sql<{ id: string }[]>`
      insert into reservations (property_id, tenant_id, state, blocks, period, rental_mode, time_zone, start_date,
        end_date, unit_price, quantity, currency, total, name, address, hold_expires_at)
      select property_id, tenant_id, 'held', blocks,
        tstzrange(lower(period) + n * interval '1 year', upper(period) + n * interval '1 year'), rental_mode,
        time_zone, start_date, end_date, unit_price, quantity, currency, total, name, address, hold_expires_at
      from reservations, generate_series(1, 45) n where id = ${model} returning id`
    const ids = copies.map(({ id }) => id)
    for (const state of ['contract_signed', 'awaiting_payment'])
      await app.sql`update reservations set state = ${state} where id in ${app.sql(ids)}`
    // None of these sessions exists at the provider.
    await app.sql`
      insert into checkout_sessions (reservation_id, attempt, status, idempotency_key, parameters, amount, currency,
        stripe_session_id, expires_at)
      select id, 1, 'open', id::text, '{}', 1, 'CLP', 'cs_gone_' || id, now() from reservations
      where id in ${app.sql(ids)}`
    app.clock.advance(60_000)
    const tenant = await makeUser(app.db)
    const params = { id: await order(tenant, 1) }
    app.clock.advance(60 * 60_000)
    await app.jobs.tick('settle-checkouts')
    app.clock.advance(1000)
    await app.jobs.tick('settle-checkouts')
    const { body } = await app.call(reservations.detail, { params }, { as: tenant })
    expect(body.status).toBe('expired')
    // The reconciler reads a portion at a time, and need not read these before the sessions of other tests.
    await app.sql`delete from checkout_sessions where reservation_id in ${app.sql(ids)}`
  })
})

describe('the webhook', () => {
  it('accepts only requests whose raw body was signed within the last five minutes', async () => {
    const { completed, state } = await lateScene()
    expect(await deliver(app, completed, 'whsec_somebody_else')).toBe(400)
    const headers = { 'content-type': 'application/json' }
    const unsigned = { method: 'POST', url: '/api/stripe/webhook', headers, payload: completed } as const
    expect((await app.server.inject(unsigned)).statusCode).toBe(400)
    expect(await state()).toBe('expired')
  })

  it('answers 500 when processing fails, so that the event is sent again', async () => {
    const { completed, state } = await lateScene()
    await breakProvider(app, { effect: 'error', path: '/v1/checkout/sessions', method: 'GET', times: 3 })
    expect(await deliver(app, completed)).toBe(500)
    expect(await state()).toBe('expired')
    expect(await deliver(app, completed)).toBe(200)
    expect(await state()).toBe('confirmed')
  })
})

describe('a checkout whose response is lost', () => {
  it('still creates a single session', async () => {
    const tenant = await makeUser(app.db)
    const property = await makeProperty(app.db)
    const body = {
      locationId: property.id,
      range: monthsFrom(app.clock.now(), 0, 2),
      contractData: contractForm,
    }
    const headers = { 'idempotency-key': 'a-key-of-the-client' }
    await breakProvider(app, {
      effect: 'reset-after-commit',
      path: '/v1/checkout/sessions',
      method: 'POST',
      times: 3,
    })
    const lost = await app.call(reservations.checkoutLocation, { body }, { as: tenant, headers })
    expect(lost.problem?.code).toBe('provider_failed')
    const { body: opened } = await app.call(reservations.checkoutLocation, { body }, { as: tenant, headers })
    const made = (await eventsOf(app, opened.sessionId)).length
    const rows =
      await app.sql`select stripe_session_id as id from checkout_sessions where reservation_id = ${opened.reservationId}`
    expect([...rows]).toEqual([{ id: opened.sessionId }])
    expect(made).toBe(0)
  })
})
