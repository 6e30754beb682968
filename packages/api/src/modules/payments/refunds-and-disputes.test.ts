import { endpoints } from '@metrolibre/contract'
import { and, eq } from 'drizzle-orm'
import type Stripe from 'stripe'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { makeAdmin, makeUser } from '../../testing/factories.ts'
import { readInbox } from '../../testing/inbox.ts'
import { makeCheckout } from '../../testing/make-checkout.ts'
import { deliver } from '../../testing/payment-events.ts'
import { breakProvider, healProvider, providerOf, skipAtProvider } from '../../testing/payment-provider.ts'
import { payAt } from '../../testing/paying.ts'
import { checkoutSessions, refunds } from '../../platform/db/schema/payments.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { isPaymentCounted } from './repository.ts'
import { fulfil } from './fulfil.ts'
import { writeOutcome } from './refund-outcome.ts'
import { remoteSession } from './session-link.ts'

const { reservations, adminReservations, payments } = endpoints
let app: TestApp
let boss: { as: { id: string } }

beforeAll(async () => {
  app = await createTestApp({ ownServices: true })
  boss = { as: await makeAdmin(app.db) }
})
afterEach(() => healProvider(app))
afterAll(() => app.close())

/** Advances our clock and the provider's by the same time. */
const later = async (milliseconds: number) => {
  app.clock.advance(milliseconds)
  await skipAtProvider(app, milliseconds)
}

const card = {
  pays: '4242 4242 4242 4242',
  disputed: '4000 0000 0000 0259',
  inquired: '4000 0000 0000 1976',
  refundFails: '4000 0000 0000 5126',
  refundLater: '4000 0000 0000 7726',
}

/** Creates a booking that was paid by card, and functions that read it as its parties and admins do. */
const booked = async (number = card.pays, { notice = true } = {}) => {
  const { tenant, owner, property, reservation, row } = await makeCheckout(app)
  const { id: sessionId, url } = (await remoteSession(app, row))!
  await payAt(url!, app.config.STRIPE_API_URL, number)
  if (notice) await fulfil(app, sessionId)
  const { period, total: price } = reservation
  const range = { start: period.start.getTime(), end: period.end.getTime() }
  const params = { id: reservation.id }
  const seen = async () => (await app.call(adminReservations.detail, { params }, boss)).body.reservation
  const { payment_intent: intent } = await providerOf(app).checkout.sessions.retrieve(sessionId)
  const subjects = async (mails: Promise<{ subject: string }[]>) =>
    (await mails).map(({ subject }) => subject.split(':')[0]).toSorted((a, b) => a!.localeCompare(b!))
  return {
    property,
    range,
    params,
    price,
    seen,
    disputedForTenant: async () =>
      (await app.call(reservations.detail, { params }, { as: tenant })).body.payment?.isDisputed,
    lostForTenant: async () =>
      (await app.call(reservations.detail, { params }, { as: tenant })).body.payment?.isLost,
    tenant,
    owner,
    sessionId,
    intent: intent as string,
    state: async () => (await seen()).status,
    giveBack: () => app.call(adminReservations.refund, { params, body: { reason: 'Se inundó' } }, boss),
    mails: () => subjects(readInbox(app, tenant.email)),
    ownerMails: () => subjects(readInbox(app, owner.email)),
  }
}

/** Returns the provider's events about refunds and disputes of a payment, oldest first. */
const told = async (intent: string): Promise<Stripe.Event[]> => {
  const { data } = await providerOf(app).events.list({ limit: 100 })
  const about = ({ type, data: { object } }: Stripe.Event) =>
    /refund|dispute/.test(type) && [(object as { payment_intent?: unknown }).payment_intent].includes(intent)
  return data.filter(about).toReversed()
}

const orders: [string, (events: Stripe.Event[]) => Stripe.Event[]][] = [
  ['in order', (events) => events],
  ['backwards and twice', (events) => [...events.toReversed(), ...events]],
  ['only the last', (events) => events.slice(-1)],
]
const hear = async (events: readonly Stripe.Event[]) => {
  for (const event of events) expect(await deliver(app, event)).toBe(200)
}

describe('a part that the office gives back', () => {
  const part = (params: { id: string }, amount: number, key: string, reason = 'Sin luz dos días') =>
    app.call(
      adminReservations.refundPart,
      { params, body: { amount, reason } },
      { ...boss, headers: { 'idempotency-key': key } },
    )

  it('goes back once under a key, leaves the booking as it is, and is told to tenant and owner with its reason', async () => {
    const { params, intent, state, seen, mails, ownerMails, owner, tenant, price } = await booked()
    const both = await Promise.all([part(params, 20_000, 'one'), part(params, 20_000, 'one')])
    expect(both.map(({ status }) => status)).toEqual([200, 200])
    expect((await part(params, 30_000, 'one')).problem?.code).toBe('idempotency_mismatch')
    await app.jobs.tick('send-refunds')
    await app.jobs.tick('send-refunds')
    const { data } = await providerOf(app).refunds.list({ payment_intent: intent })
    expect(data.map(({ amount }) => amount)).toEqual([20_000])
    expect(await state()).toBe('confirmed')
    expect((await seen()).refunds).toMatchObject([
      { amount: 20_000, status: 'succeeded', isPart: true, note: 'Sin luz dos días' },
    ])
    expect(await mails()).toEqual(['Te devolvimos una parte de tu pago', 'Tu reserva está confirmada'])
    expect(await ownerMails()).toEqual(['Nueva reserva pagada', 'Se devolvió una parte de un pago'])
    for (const { email } of [owner, tenant])
      expect((await readInbox(app, email)).some(({ text }) => text.includes('Sin luz dos días'))).toBe(true)
    // All that is left would end the booking.
    for (const amount of [price - 20_000, price])
      expect((await part(params, amount, 'two')).problem?.fields?.[0]).toMatchObject({
        path: 'amount',
        code: 'validation.more_than_left',
      })
  })

  it('is not ordered again when the whole payment goes back later', async () => {
    const { params, state, seen, price, giveBack } = await booked()
    await part(params, 20_000, 'one')
    expect((await giveBack()).status).toBe(200)
    await app.jobs.tick('send-refunds')
    await app.jobs.tick('send-refunds')
    expect(await state()).toBe('refunded')
    const amounts = (await seen()).refunds?.map(({ amount }) => amount)
    expect(amounts?.toSorted((one, other) => one - other)).toEqual([20_000, price - 20_000])
  })

  it('that the bank refuses is told to the office and can be ordered again', async () => {
    const { params, intent, seen, state } = await booked(card.refundFails)
    await part(params, 20_000, 'one')
    await app.jobs.tick('send-refunds')
    await later(6_000)
    await hear(await told(intent))
    expect((await seen()).refunds).toMatchObject([{ status: 'failed', isPart: true }])
    expect(await state()).toBe('confirmed')
    const office = await readInbox(app, app.config.CONTACT_EMAIL)
    expect(office.some(({ subject }) => subject.startsWith('Una devolución parcial no llegó'))).toBe(true)
    expect((await part(params, 20_000, 'two')).status).toBe(200)
  })
})

it('tells tenant and owner why the office ends a paid booking', async () => {
  const { tenant, owner, giveBack } = await booked()
  expect((await giveBack()).status).toBe(200)
  await app.jobs.tick('send-refunds')
  await app.jobs.tick('send-refunds')
  for (const [{ email }, subject] of [
    [tenant, 'Te devolvimos tu pago'],
    [owner, 'La reserva quedó sin efecto'],
  ] as const) {
    const mail = (await readInbox(app, email)).find((one) => one.subject.startsWith(subject))
    expect(mail?.text).toContain('Motivo: Se inundó')
    expect(mail?.text).toContain('/my-locations/reservations?')
  }
})

describe('a refund made at the provider', () => {
  it.each(orders)(
    'ends the booking and is shown to its parties and admins: events %s',
    async (_order, arrange) => {
      const { intent, state, seen, mails, ownerMails, price, property, range } = await booked()
      await providerOf(app).refunds.create({ payment_intent: intent })
      await hear(arrange(await told(intent)))
      expect(await state()).toBe('refunded')
      expect((await seen()).refunds).toMatchObject([
        { reason: 'provider', status: 'succeeded', amount: price },
      ])
      expect(await mails()).toEqual(['Te devolvimos tu pago', 'Tu reserva está confirmada'])
      expect(await ownerMails()).toEqual(['La reserva quedó sin efecto', 'Nueva reserva pagada'])
      const rival = { as: await makeUser(app.db) }
      const again = await app.call(reservations.hold, { body: { locationId: property.id, range } }, rival)
      expect(again.status).toBe(201)
    },
  )

  it('of a part is shown and changes nothing else, until the rest is refunded too', async () => {
    const { intent, state, seen, price } = await booked()
    await providerOf(app).refunds.create({ payment_intent: intent, amount: 1_000 })
    await hear(await told(intent))
    expect(await state()).toBe('confirmed')
    expect((await seen()).refunds).toMatchObject([{ amount: 1_000, status: 'succeeded' }])
    await providerOf(app).refunds.create({ payment_intent: intent, amount: price - 1_000 })
    await hear(await told(intent))
    expect(await state()).toBe('refunded')
  })

  it('is noticed without a webhook, even when the payment’s own event was lost', async () => {
    const { intent, state } = await booked()
    await providerOf(app).refunds.create({ payment_intent: intent })
    await app.jobs.tick('sweep-payment-events')
    expect(await state()).toBe('refunded')
  })

  it('leaves only the rest to a refund requested here at the same time', async () => {
    const { intent, state, seen, price, giveBack } = await booked()
    await providerOf(app).refunds.create({ payment_intent: intent, amount: 1_000 })
    expect((await giveBack()).status).toBe(200)
    await app.jobs.tick('send-refunds')
    await hear(await told(intent))
    expect(await state()).toBe('refunded')
    expect((await seen()).refunds?.map(({ amount }) => amount).toSorted((a, b) => a - b)).toEqual([
      1_000,
      price - 1_000,
    ])
  })

  it('of the whole amount replaces our waiting order, without a failure', async () => {
    const { intent, state, seen, giveBack } = await booked()
    await giveBack()
    await providerOf(app).refunds.create({ payment_intent: intent })
    await app.jobs.tick('send-refunds')
    expect(await state()).toBe('refunded')
    expect((await seen()).refunds).toMatchObject([{ reason: 'provider', status: 'succeeded' }])
  })
})

describe('an event that arrives before the one of its payment', () => {
  it.each(orders)('about a refund has its effect: events %s', async (_order, arrange) => {
    const { intent, sessionId, state, seen } = await booked(card.pays, { notice: false })
    await providerOf(app).refunds.create({ payment_intent: intent })
    await hear(arrange(await told(intent)))
    await fulfil(app, sessionId)
    expect(await state()).toBe('refunded')
    expect((await seen()).refunds).toMatchObject([{ reason: 'provider', status: 'succeeded' }])
  })

  it('about a dispute has its effect', async () => {
    const { intent, sessionId, state, seen } = await booked(card.disputed, { notice: false })
    await later(2_000)
    await hear((await told(intent)).slice(0, 1))
    await fulfil(app, sessionId)
    expect(await state()).toBe('confirmed')
    expect((await seen()).disputes).toHaveLength(1)
  })
})

describe('a second payment of a reservation', () => {
  it('leaves the booking of the first one when it is refunded at the provider', async () => {
    const { intent, params, state } = await booked()
    const { sessionId, intent: second } = await booked(card.pays, { notice: false })
    // Turn the other session into an earlier attempt of this reservation that was paid after all.
    await app.sql`
      update checkout_sessions set status = 'expired', reservation_id = ${params.id}, attempt = 2
      where stripe_session_id = ${sessionId}`
    await fulfil(app, sessionId)
    await providerOf(app).refunds.create({ payment_intent: second })
    await app.jobs.tick('send-refunds')
    await hear(await told(second))
    const counted = await app.db
      .select({ intent: checkoutSessions.stripePaymentIntentId })
      .from(checkoutSessions)
      .where(and(eq(checkoutSessions.reservationId, params.id), isPaymentCounted))
    expect(counted).toEqual([{ intent }])
    const given = await app.sql`select status from refunds where stripe_payment_intent_id = ${second}`
    expect([...given]).toEqual([{ status: 'succeeded' }])
    expect(await state()).toBe('confirmed')
  })
})

describe('a refund that fails after it succeeded', () => {
  it.each(orders)('makes the reservation need a review: events %s', async (_order, arrange) => {
    const { intent, state, seen, mails, ownerMails, giveBack } = await booked(card.refundFails)
    await giveBack()
    await app.jobs.tick('send-refunds')
    expect(await state()).toBe('refunded')
    await later(6_000)
    await hear(arrange(await told(intent)))
    expect(await state()).toBe('needs_review')
    expect((await seen()).refunds).toMatchObject([{ status: 'failed', problem: 'expired_or_canceled_card' }])
    expect(await mails()).toEqual([
      'Te devolvimos tu pago',
      'Tu devolución no llegó',
      'Tu reserva está confirmada',
    ])
    const query = { money: 'refund_failed' } as const
    const { body } = await app.call(adminReservations.list, { query }, boss)
    expect(body.reservations.map(({ id }) => id)).toContain((await seen()).id)
    expect((await giveBack()).status).toBe(200)
    expect((await ownerMails()).filter((subject) => subject === 'La reserva quedó sin efecto')).toHaveLength(
      1,
    )
  })

  it('can be sent by hand instead, once, which counts as refunded', async () => {
    const { intent, state, seen, giveBack, params, price, tenant, mails } = await booked(card.refundFails)
    const byHand = () =>
      app.call(adminReservations.refund, { params, body: { reason: 'TEF 4471', byHand: true } }, boss)
    expect((await byHand()).problem?.code).toBe('wrong_state')
    await giveBack()
    await app.jobs.tick('send-refunds')
    await later(6_000)
    await hear(await told(intent))
    expect(await state()).toBe('needs_review')
    expect((await byHand()).body.status).toBe('refunded')
    expect((await byHand()).problem?.code).toBe('wrong_state')
    expect(await mails()).toEqual([
      'Te devolvimos tu pago',
      'Te devolvimos tu pago',
      'Tu devolución no llegó',
      'Tu reserva está confirmada',
    ])
    const byHandMails = (await readInbox(app, tenant.email)).filter(({ text }) => text.includes('a mano'))
    expect(byHandMails).toHaveLength(1)
    // What the provider tells of the failed one, and what is due to be sent, changes nothing of it.
    await hear(await told(intent))
    await app.jobs.tick('send-refunds')
    expect(await state()).toBe('refunded')
    expect((await seen()).refunds).toMatchObject([
      { status: 'failed' },
      { status: 'succeeded', amount: price },
    ])
    const { data } = await providerOf(app).refunds.list({ payment_intent: intent })
    expect(data).toHaveLength(1)
    const query = { money: 'refund_failed' } as const
    const { body } = await app.call(adminReservations.list, { query }, boss)
    expect(body.reservations.map(({ id }) => id)).not.toContain(params.id)
    const listed = await app.call(endpoints.adminPayments.list, { query: { q: tenant.email } }, boss)
    expect(listed.body.payments).toMatchObject([{ standing: 'refunded', refunded: price }])
  })

  it('can only be recorded as sent by hand where one failed and none is on its way', async () => {
    const { intent, state, giveBack, params, mails } = await booked(card.refundFails)
    await giveBack()
    await app.jobs.tick('send-refunds')
    await later(6_000)
    await hear(await told(intent))
    const before = await mails()
    const body = { reason: 'TEF 4472', byHand: true }
    for (const status of ['succeeded', 'pending'] as const) {
      await app.db.update(refunds).set({ status }).where(eq(refunds.reservationId, params.id))
      const refused = await app.call(adminReservations.refund, { params, body }, boss)
      expect([refused.status, refused.problem?.code]).toEqual([409, 'no_refund_failed'])
    }
    expect(await state()).toBe('needs_review')
    expect(await mails()).toEqual(before)
  })

  it('stays failed when an older reading says otherwise', async () => {
    const { intent, params, state, giveBack } = await booked(card.refundFails)
    await giveBack()
    await app.jobs.tick('send-refunds')
    const [older] = (await providerOf(app).refunds.list({ payment_intent: intent })).data
    await later(6_000)
    await hear(await told(intent))
    await app.db.transaction(async (tx) => {
      const [refund] = await tx.select().from(refunds).where(eq(refunds.reservationId, params.id))
      await writeOutcome(app, tx, refund!, { ...older!, status: 'succeeded' })
    })
    const [refund] = await app.sql`select status from refunds where reservation_id = ${params.id}`
    expect(refund).toEqual({ status: 'failed' })
    expect(await state()).toBe('needs_review')
  })

  it('is noticed without a webhook', async () => {
    const { state, giveBack } = await booked(card.refundFails)
    await giveBack()
    await app.jobs.tick('send-refunds')
    await later(6_000)
    await app.jobs.tick('sweep-payment-events')
    expect(await state()).toBe('needs_review')
  })
})

describe('a dispute', () => {
  it.each(orders)('is reported to tenant, owner and admins: events %s', async (_order, arrange) => {
    const { intent, state, seen, disputedForTenant, mails, ownerMails, giveBack } = await booked(
      card.disputed,
    )
    await later(2_000)
    await hear(arrange(await told(intent)))
    expect(await state()).toBe('confirmed')
    expect((await seen()).disputes).toMatchObject([
      { status: 'needs_response', isOpen: true, holdsMoney: true, reason: 'fraudulent' },
    ])
    expect(await disputedForTenant()).toBe(true)
    expect(await mails()).toEqual(['Tu banco objetó un pago', 'Tu reserva está confirmada'])
    expect(await ownerMails()).toEqual(['Nueva reserva pagada', 'Un pago está en disputa'])
    const { body } = await app.call(adminReservations.list, { query: { money: 'disputed' } }, boss)
    expect(body.reservations.map(({ id }) => id)).toContain((await seen()).id)
    expect((await giveBack()).problem?.code).toBe('payment_disputed')
  })

  it.each([
    ['won', 'winning_evidence', 200],
    ['lost', 'losing_evidence', 200],
  ])(
    'that is %s is reported as such, however late its opening is reported',
    async (status, evidence, refund) => {
      const { intent, seen, disputedForTenant, lostForTenant, mails, ownerMails, giveBack } = await booked(
        card.disputed,
      )
      expect(await lostForTenant()).toBe(false)
      await later(2_000)
      const [dispute] = (await providerOf(app).disputes.list({ payment_intent: intent })).data
      await hear(await told(intent))
      await providerOf(app).disputes.update(dispute!.id, { evidence: { uncategorized_text: evidence } })
      const events = await told(intent)
      await hear([...events.toReversed(), ...events])
      await hear(events.map((event) => ({ ...event, id: `${event.id}_again` })))
      expect((await seen()).disputes).toMatchObject([{ status, isOpen: false, due: null }])
      expect(await disputedForTenant()).toBe(false)
      expect(await lostForTenant()).toBe(status === 'lost')
      expect(await mails()).toEqual(['Tu banco objetó un pago', 'Tu reserva está confirmada'])
      expect(await ownerMails()).toEqual([
        'Nueva reserva pagada',
        'Terminó la disputa de un pago',
        'Un pago está en disputa',
      ])
      const { body } = await app.call(payments.page, { query: {} }, boss)
      const paid = body.payments.data.find(({ id }) => id === intent)
      expect(paid?.charges.data).toMatchObject([{ disputed: false, lost: status === 'lost' }])
      expect((await giveBack()).status).toBe(refund)
    },
  )

  it('that is lost has returned the money: an admin ends the booking and nothing is refunded', async () => {
    const { intent, seen, state, giveBack, property, range } = await booked(card.disputed)
    await later(2_000)
    const [dispute] = (await providerOf(app).disputes.list({ payment_intent: intent })).data
    const evidence = { uncategorized_text: 'losing_evidence' }
    await providerOf(app).disputes.update(dispute!.id, { evidence })
    await hear(await told(intent))
    expect(await state()).toBe('confirmed')
    expect((await giveBack()).status).toBe(200)
    await app.jobs.tick('send-refunds')
    expect(await state()).toBe('refunded')
    expect((await seen()).refunds).toEqual([])
    const rival = { as: await makeUser(app.db) }
    const again = await app.call(reservations.hold, { body: { locationId: property.id, range } }, rival)
    expect(again.status).toBe(201)
  })

  it('that is only an inquiry is shown to admins alone, and a refund is possible', async () => {
    const { intent, state, seen, disputedForTenant, mails, ownerMails, giveBack } = await booked(
      card.inquired,
    )
    await later(2_000)
    await hear(await told(intent))
    expect((await seen()).disputes).toMatchObject([{ isOpen: true, holdsMoney: false }])
    expect(await disputedForTenant()).toBe(false)
    expect(await mails()).toEqual(['Tu reserva está confirmada'])
    await giveBack()
    expect(await ownerMails()).toEqual(['La reserva quedó sin efecto', 'Nueva reserva pagada'])
    await app.jobs.tick('send-refunds')
    expect(await state()).toBe('refunded')
    expect(await ownerMails()).toHaveLength(2)
  })

  it.each(orders)(
    'that began as an inquiry is reported like any other: events %s',
    async (_order, arrange) => {
      const { intent, seen, mails, ownerMails, giveBack } = await booked(card.inquired)
      await later(2_000)
      await hear(await told(intent))
      const [dispute] = (await providerOf(app).disputes.list({ payment_intent: intent })).data
      const evidence = { uncategorized_text: 'escalate_inquiry_evidence' }
      await providerOf(app).disputes.update(dispute!.id, { evidence })
      await hear(arrange(await told(intent)))
      expect((await seen()).disputes).toMatchObject([{ isOpen: true, holdsMoney: true }])
      expect(await mails()).toEqual(['Tu banco objetó un pago', 'Tu reserva está confirmada'])
      expect(await ownerMails()).toEqual(['Nueva reserva pagada', 'Un pago está en disputa'])
      expect((await giveBack()).problem?.code).toBe('payment_disputed')
    },
  )

  it('is noticed without a webhook', async () => {
    const { seen } = await booked(card.disputed)
    await later(2_000)
    await app.jobs.tick('sweep-payment-events')
    expect((await seen()).disputes).toHaveLength(1)
  })

  it('is mailed once when several events report it at the same time', async () => {
    const { intent, mails } = await booked(card.disputed)
    await later(2_000)
    const events = await told(intent)
    const again = events.map((event) => ({ ...event, id: `${event.id}_at_once` }))
    await Promise.all([...events, ...again].map((event) => deliver(app, event)))
    expect(await mails()).toEqual(['Tu banco objetó un pago', 'Tu reserva está confirmada'])
  })

  it('of a foreign payment is accepted and ignored', async () => {
    const { intent } = await booked(card.disputed)
    await later(2_000)
    const events = await told(intent)
    await app.sql`update checkout_sessions set stripe_payment_intent_id = null where stripe_payment_intent_id = ${intent}`
    await hear(events)
    const rows = await app.sql`select id from disputes where stripe_payment_intent_id = ${intent}`
    expect(rows).toHaveLength(0)
  })
})

describe('sending a refund', () => {
  const row = async (id: string) => {
    const [found] = await app.sql<{ status: string; failures: number; tries: number; next: string | null }[]>`
      select status, failures, tries, next_try_at as next from refunds where reservation_id = ${id}`
    return found!
  }
  const outage = (status: number) => ({ effect: 'error', path: '/v1/refunds', status, times: null })

  it.each([401, 429, 500, 503])(
    'is tried again after a response of %i, which never counts as a refusal',
    async (status) => {
      const { params, state, giveBack } = await booked()
      await giveBack()
      await breakProvider(app, outage(status))
      for (let turn = 0; turn < 7; turn += 1) {
        await app.jobs.tick('send-refunds')
        await later(31_000)
      }
      expect(await row(params.id)).toMatchObject({ status: 'pending', failures: 0, tries: 7 })
      await healProvider(app)
      await app.jobs.tick('send-refunds')
      expect(await state()).toBe('refunded')
      expect(await row(params.id)).toMatchObject({ status: 'succeeded' })
    },
  )

  it('ends in a review after five refusals', async () => {
    const { params, state, giveBack } = await booked()
    await giveBack()
    await breakProvider(app, {
      effect: 'error',
      path: '/v1/refunds',
      method: 'POST',
      status: 400,
      times: null,
    })
    for (let turn = 0; turn < 5; turn += 1) {
      await app.jobs.tick('send-refunds')
      await later(31_000)
    }
    expect(await row(params.id)).toMatchObject({ status: 'failed', failures: 5 })
    expect(await state()).toBe('needs_review')
  })

  it('waits for the pause to pass while the bank takes its time', async () => {
    const { params, state, giveBack } = await booked(card.refundLater)
    await giveBack()
    await app.jobs.tick('send-refunds')
    const first = await row(params.id)
    expect(first).toMatchObject({ status: 'pending', tries: 1, failures: 0 })
    const pause = new Date(first.next!).getTime() - app.clock.now().getTime()
    expect(pause).toBeGreaterThanOrEqual(500)
    expect(pause).toBeLessThanOrEqual(1000)
    await app.jobs.tick('send-refunds')
    expect(await row(params.id)).toEqual(first)
    await later(6_000)
    await app.jobs.tick('send-refunds')
    expect(await state()).toBe('refunded')
  })

  it('paces its calls to the provider at twenty a second', async () => {
    const scenes = [await booked(), await booked(), await booked()]
    for (const { giveBack } of scenes) await giveBack()
    const from = performance.now()
    await app.jobs.tick('send-refunds')
    // Each refund reads and creates, which makes six calls, and the first one goes at once. A timer never
    // fires early.
    expect(performance.now() - from).toBeGreaterThan(240)
    for (const { state } of scenes) expect(await state()).toBe('refunded')
  })
})
