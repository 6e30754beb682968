import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { maxCheckoutSessions, reservationTimes, type ReservationState } from '@metrolibre/contract'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { checkoutSessions } from '../../platform/db/schema/payments.ts'
import { reservations, type ReservationRow } from '../../platform/db/schema/reservations.ts'
import { makeProperty, makeRoom, makeUser } from '../../testing/factories.ts'
import { makeReservation } from '../../testing/make-reservation.ts'
import { breakProvider, healProvider, providerOf, timeAtProvider } from '../../testing/payment-provider.ts'
import { payAt } from '../../testing/paying.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { listReservationEvents } from '../reservation-core/event-repository.ts'
import { findReservation } from '../reservation-core/repository.ts'
import { openCheckout } from './open-checkout.ts'
import type { CheckoutRow } from './repository.ts'

let app: TestApp

beforeAll(async () => {
  app = await createTestApp({ ownServices: true })
})
afterEach(() => healProvider(app))
afterAll(() => app.close())

const minuteMs = 60_000
const sessions = '/v1/checkout/sessions'
const asking = { path: sessions, method: 'POST' }
const refusing = { ...asking, effect: 'error', status: 400, times: null }
/** A card of a delayed means of payment, whose outcome is known later. */
const slow = '4000 0000 0000 0341'

/** Creates a signed reservation, which can be paid. */
const scene = async (state: ReservationState = 'contract_signed', inRoom = false) => {
  // Set our clock to the provider's, because sessions last little longer than the provider's minimum.
  app.clock.set(new Date(await timeAtProvider(app)))
  const tenant = await makeUser(app.db)
  const property = await makeProperty(app.db)
  const room = inRoom ? await makeRoom(app.db, property.id) : undefined
  const made = await makeReservation(app.db, {
    propertyId: property.id,
    roomId: room?.id ?? null,
    tenantId: tenant.id,
    state,
    holdExpiresAt: new Date(app.clock.now().getTime() + minuteMs),
  })
  const see = async () => (await findReservation(app.db, made.id))!
  const change = (values: Partial<ReservationRow>) =>
    app.db.update(reservations).set(values).where(eq(reservations.id, made.id))
  const attempts = () =>
    app.db
      .select()
      .from(checkoutSessions)
      .where(eq(checkoutSessions.reservationId, made.id))
      .orderBy(checkoutSessions.attempt)
  const changeAttempt = (values: Partial<CheckoutRow>) =>
    app.db.update(checkoutSessions).set(values).where(eq(checkoutSessions.reservationId, made.id))
  /** Opens the checkout of the reservation as it was read before. */
  const openAs = (reservation: ReservationRow, key: string | null = null) =>
    openCheckout(app, tenant, reservation, { key, locale: 'es' })
  const open = async (key: string | null = null) => openAs(await see(), key)
  const history = async () =>
    (await listReservationEvents(app.db, made.id))
      .map(({ to, actor, reason }) => ({ to, actor, reason }))
      .slice(-1)
  return { made, property, room, see, change, attempts, changeAttempt, open, openAs, history }
}

describe('opening the checkout of a signed reservation', () => {
  it('returns the session and holds the place until it is over', async () => {
    const { made, see, attempts, open } = await scene()
    const at = app.clock.now()
    const opened = await open()
    const expiresAt = at.getTime() + reservationTimes.checkoutSessionMinutes * minuteMs
    const [attempt, ...others] = await attempts()
    expect(others).toEqual([])
    expect(opened).toEqual({
      url: attempt!.url,
      reservationId: made.id,
      sessionId: attempt!.stripeSessionId,
      expiresAt,
    })
    expect(attempt).toMatchObject({ attempt: 1, status: 'open', amount: 450_000, currency: 'CLP' })
    expect([attempt!.createdAt, attempt!.updatedAt]).toEqual([at, at])
    expect(await see()).toMatchObject({
      state: 'awaiting_payment',
      holdExpiresAt: new Date(expiresAt + reservationTimes.checkoutGraceMinutes * minuteMs),
      checkoutAttempts: 1,
      firstCheckoutAt: at,
    })
  })

  it.each([
    [false, 'Taller luminoso'],
    [true, 'Pieza norte, Taller luminoso'],
  ])('names what is rented, a room: %s', async (inRoom, name) => {
    const { open, property, room } = await scene('contract_signed', inRoom)
    const { sessionId } = await open()
    const { data } = await providerOf(app).checkout.sessions.listLineItems(sessionId)
    expect(data).toMatchObject([{ description: name, amount_total: 450_000 }])
    const product = await providerOf(app).products.retrieve(`place_${(room ?? property).id}`)
    expect(product).toMatchObject({
      name,
      metadata: { property: property.id, ...(room && { room: room.id }) },
    })
  })

  it('returns the same session for the same key', async () => {
    const { open, attempts } = await scene()
    const first = await open('a-key')
    expect(await open('a-key')).toEqual(first)
    expect(await attempts()).toHaveLength(1)
  })

  it('returns one session to two calls with the same key at the same time', async () => {
    const { see, openAs, attempts } = await scene()
    const before = await see()
    const [first, second] = await Promise.all([openAs(before, 'a-key'), openAs(before, 'a-key')])
    expect(second).toEqual(first)
    expect(await attempts()).toHaveLength(1)
  })

  it('opens the last session again while it can be paid, in whichever browser', async () => {
    const { open, attempts, see } = await scene()
    const first = await open('one browser')
    const { holdExpiresAt } = await see()
    app.clock.advance(minuteMs)
    for (const key of ['another browser', 'a third one', null, 'another browser'])
      expect(await open(key)).toEqual(first)
    expect(await attempts()).toHaveLength(1)
    expect(await see()).toMatchObject({ state: 'awaiting_payment', checkoutAttempts: 1, holdExpiresAt })
    expect((await providerOf(app).checkout.sessions.retrieve(first.sessionId)).status).toBe('open')
  })

  it('opens it again even when no attempt is left', async () => {
    const { open, change } = await scene()
    const first = await open()
    await change({ checkoutAttempts: maxCheckoutSessions })
    expect(await open()).toEqual(first)
  })

  it('returns one session to two browsers at the same time', async () => {
    const { see, openAs, attempts } = await scene()
    const before = await see()
    const [first, second] = await Promise.all([openAs(before, 'one'), openAs(before, 'another')])
    expect(second).toEqual(first)
    expect(await attempts()).toMatchObject([{ attempt: 1, status: 'open' }])
  })

  it.each(['its time is over', 'the provider closed it', 'another amount is due'])(
    'closes the last session before it opens another one when %s',
    async (why) => {
      const { open, attempts, changeAttempt, see } = await scene()
      const at = app.clock.now()
      const { sessionId } = await open()
      if (why === 'its time is over') await changeAttempt({ expiresAt: at })
      else if (why === 'another amount is due') await changeAttempt({ amount: 449_999 })
      else await providerOf(app).checkout.sessions.expire(sessionId)
      app.clock.advance(minuteMs)
      const second = await open('a-key')
      expect(second.sessionId).not.toBe(sessionId)
      expect(await open('a-key')).toEqual(second)
      expect(await attempts()).toMatchObject([
        { attempt: 1, status: 'expired', stripeSessionId: sessionId },
        { attempt: 2, status: 'open', stripeSessionId: second.sessionId },
      ])
      expect((await providerOf(app).checkout.sessions.retrieve(sessionId)).status).toBe('expired')
      expect(await see()).toMatchObject({ checkoutAttempts: 2, firstCheckoutAt: at })
    },
  )

  it('returns one new session to two browsers that find the last one closed', async () => {
    const { open, see, openAs, attempts } = await scene()
    const { sessionId } = await open()
    await providerOf(app).checkout.sessions.expire(sessionId)
    const before = await see()
    const [first, second] = await Promise.all([openAs(before, 'one'), openAs(before, 'another')])
    expect(second).toEqual(first)
    expect(await attempts()).toMatchObject([{ status: 'expired' }, { attempt: 2, status: 'open' }])
  })
})

describe('no checkout is opened', () => {
  it.each<ReservationState>(['held', 'awaiting_transfer', 'confirmed', 'expired'])(
    'for a reservation that is %s',
    async (state) => {
      const { open, attempts } = await scene(state)
      await expect(open()).rejects.toMatchObject({ code: 'wrong_state' })
      expect(await attempts()).toEqual([])
    },
  )

  it('from the very moment at which the hold is over', async () => {
    const { open, attempts } = await scene()
    app.clock.advance(minuteMs)
    await expect(open()).rejects.toMatchObject({ code: 'hold_expired' })
    expect(await attempts()).toEqual([])
  })

  it('after the allowed number of sessions', async () => {
    const { open, change } = await scene()
    await change({ checkoutAttempts: maxCheckoutSessions })
    await expect(open()).rejects.toMatchObject({ code: 'checkout_limit' })
    await change({ checkoutAttempts: maxCheckoutSessions - 1 })
    expect((await open()).url).toBeTruthy()
  })

  it('when paying began too long ago', async () => {
    const { open, change } = await scene()
    const window = app.clock.now().getTime() - reservationTimes.checkoutWindowMinutes * minuteMs
    await change({ firstCheckoutAt: new Date(window - 1) })
    await expect(open()).rejects.toMatchObject({ code: 'checkout_limit' })
    await change({ firstCheckoutAt: new Date(window) })
    expect((await open()).url).toBeTruthy()
  })

  it('while a delayed payment of the last session is under way', async () => {
    const { open, see } = await scene()
    await payAt((await open()).url, app.config.STRIPE_API_URL, slow)
    await expect(open()).rejects.toMatchObject({ code: 'wrong_state' })
    expect((await see()).state).toBe('awaiting_payment')
  })

  it('when the last session turns out to be paid, which confirms the booking', async () => {
    const { open, see, attempts } = await scene()
    await payAt((await open()).url, app.config.STRIPE_API_URL)
    await expect(open()).rejects.toMatchObject({ code: 'wrong_state' })
    expect((await see()).state).toBe('confirmed')
    expect(await attempts()).toMatchObject([{ status: 'paid' }])
  })

  it.each(['/v1/customers', '/v1/products'])('when the provider does not respond: %s', async (path) => {
    const { open, see, attempts } = await scene()
    await breakProvider(app, { path, method: 'POST', effect: 'error', status: 503, times: null })
    await expect(open()).rejects.toMatchObject({ code: 'provider_failed' })
    expect((await see()).state).toBe('contract_signed')
    expect(await attempts()).toEqual([])
  })

  it('when the provider refuses it, and the tenant may try again', async () => {
    const { open, see, attempts, history } = await scene()
    await breakProvider(app, refusing)
    await expect(open()).rejects.toMatchObject({ code: 'provider_failed' })
    expect((await see()).state).toBe('contract_signed')
    expect(await attempts()).toMatchObject([{ status: 'failed', stripeSessionId: null }])
    const reason = 'refused by the provider'
    expect(await history()).toEqual([{ to: 'contract_signed', actor: 'tenant', reason }])
    await healProvider(app)
    expect((await open()).url).toBeTruthy()
  })
})

describe('a repeated key', () => {
  it('that led to the session of another browser leads to no later one', async () => {
    const { open } = await scene()
    const { sessionId } = await open('one browser')
    await open('another browser')
    await providerOf(app).checkout.sessions.expire(sessionId)
    const later = await open('a third one')
    expect(later.sessionId).not.toBe(sessionId)
    await expect(open('another browser')).rejects.toMatchObject({ code: 'wrong_state' })
  })

  it.each(['paid', 'expired', 'failed'] as const)('opens no session that is %s', async (status) => {
    const { open, changeAttempt } = await scene()
    await open('a-key')
    await changeAttempt({ status })
    await expect(open('a-key')).rejects.toMatchObject({ code: 'wrong_state' })
  })

  it('opens no session that was paid, and confirms the booking', async () => {
    const { open, see } = await scene()
    await payAt((await open('a-key')).url, app.config.STRIPE_API_URL)
    await expect(open('a-key')).rejects.toMatchObject({ code: 'wrong_state' })
    expect((await see()).state).toBe('confirmed')
  })

  it('opens no session that nobody can pay any more', async () => {
    const { open } = await scene()
    const { sessionId } = await open('a-key')
    await providerOf(app).checkout.sessions.expire(sessionId)
    await expect(open('a-key')).rejects.toMatchObject({ code: 'wrong_state' })
  })

  it('opens no session of a reservation that no longer waits for its payment', async () => {
    const { open, change } = await scene()
    await open('a-key')
    await change({ state: 'contract_signed' })
    await expect(open('a-key')).rejects.toMatchObject({ code: 'wrong_state' })
  })

  it('says that the provider does not respond', async () => {
    const { open } = await scene()
    await open('a-key')
    await breakProvider(app, { path: sessions, method: 'GET', effect: 'error', status: 503, times: null })
    await expect(open('a-key')).rejects.toMatchObject({ code: 'provider_failed' })
  })

  it('of another reservation opens a session of its own', async () => {
    const [one, other] = [await scene(), await scene()]
    const key = randomUUID()
    const first = await one.open(key)
    expect((await other.open(key)).sessionId).not.toBe(first.sessionId)
  })
})
