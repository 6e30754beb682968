import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { checkoutSessions } from '../../platform/db/schema/payments.ts'
import { makeCheckout } from '../../testing/make-checkout.ts'
import { breakProvider, healProvider, providerOf } from '../../testing/payment-provider.ts'
import { payAt } from '../../testing/paying.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { findCheckoutById, type CheckoutRow } from './repository.ts'
import { closeSession, hasFailed, PaymentUnderway, remoteSession } from './session-link.ts'

let app: TestApp

beforeAll(async () => {
  app = await createTestApp({ ownServices: true })
})
afterEach(() => healProvider(app))
afterAll(() => app.close())

const path = '/v1/checkout/sessions'
/** A card of a delayed means of payment, whose outcome is known later. */
const slow = '4000 0000 0000 0341'

const createAt = (parameters: CheckoutRow['parameters']) =>
  providerOf(app).checkout.sessions.create(parameters as never)
const statusOf = async (id: string) => (await providerOf(app).checkout.sessions.retrieve(id)).status
const read = async ({ id }: CheckoutRow) => (await findCheckoutById(app.db, id))!
const change = async ({ id }: CheckoutRow, values: Partial<CheckoutRow>) => {
  await app.db.update(checkoutSessions).set(values).where(eq(checkoutSessions.id, id))
}

/** Creates an attempt with an open session. */
const opened = async (values: Partial<CheckoutRow> = {}) => {
  const { row: made } = await makeCheckout(app, values)
  const session = (await remoteSession(app, made))!
  return { row: await read(made), session }
}

describe('the session of an attempt', () => {
  it('is created once, and its id and page are written', async () => {
    const { row, session } = await opened()
    expect(row).toMatchObject({ status: 'open', stripeSessionId: session.id, url: session.url })
    expect((await remoteSession(app, row))?.id).toBe(session.id)
  })

  it('is undefined when the provider refuses it', async () => {
    const { row } = await makeCheckout(app)
    await breakProvider(app, { path, method: 'POST', effect: 'error', status: 400, times: null })
    expect(await remoteSession(app, row)).toBeUndefined()
    expect(await read(row)).toMatchObject({ status: 'creating', stripeSessionId: null })
  })

  it('closes the ones that failed requests had created', async () => {
    const { row: made } = await makeCheckout(app, { keyTurn: 1 })
    const [first, second] = [await createAt(made.parameters), await createAt(made.parameters)]
    expect((await remoteSession(app, made))?.id).toBe(first.id)
    expect([await statusOf(first.id), await statusOf(second.id)]).toEqual(['open', 'expired'])
  })

  it('is closed when the attempt was given up in the meantime', async () => {
    const { row } = await makeCheckout(app)
    await change(row, { status: 'failed' })
    const session = await remoteSession(app, row)
    expect(await statusOf(session!.id)).toBe('expired')
    expect(await read(row)).toMatchObject({ status: 'failed', stripeSessionId: null })
  })

  it('is left open when another request has written it in the meantime', async () => {
    const { row } = await makeCheckout(app)
    const [first, second] = await Promise.all([remoteSession(app, row), remoteSession(app, row)])
    expect(second!.id).toBe(first!.id)
    expect(await statusOf(first!.id)).toBe('open')
  })
})

describe('a payment has failed', () => {
  const session = (status: string, intent: object | string | null) =>
    ({ status, payment_intent: intent }) as Parameters<typeof hasFailed>[0]

  it.each(['requires_payment_method', 'canceled'])(
    'when its session is complete and no money will come: %s',
    (status) => {
      expect(hasFailed(session('complete', { status }))).toBe(true)
      // A refused card leaves the page open for another one.
      expect(hasFailed(session('open', { status }))).toBe(false)
    },
  )

  it.each([{ status: 'processing' }, { status: 'succeeded' }, 'pi_1', null])(
    'and otherwise not: %o',
    (intent) => {
      expect(hasFailed(session('complete', intent))).toBe(false)
    },
  )
})

describe('closing a session', () => {
  it('leaves nobody able to pay it', async () => {
    const { row, session } = await opened()
    expect(await closeSession(app, row)).toBeUndefined()
    expect(await statusOf(session.id)).toBe('expired')
    expect(await closeSession(app, row)).toBeUndefined()
  })

  it('creates none where there was none', async () => {
    const { row } = await makeCheckout(app)
    await breakProvider(app, { path, method: 'POST', effect: 'error', status: 400, times: null })
    expect(await closeSession(app, row)).toBeUndefined()
  })

  it('tells that it was paid', async () => {
    const { row, session } = await opened()
    await payAt(session.url!, app.config.STRIPE_API_URL)
    expect(await closeSession(app, row)).toBe(session.id)
  })

  it('reads it again when the provider refuses to close it', async () => {
    const { row, session } = await opened()
    const closing = { path: `${path}/${session.id}/expire`, method: 'POST', effect: 'error', times: 1 }
    await breakProvider(app, { ...closing, status: 400 })
    await expect(closeSession(app, row)).rejects.toThrow(PaymentUnderway)
    expect(await statusOf(session.id)).toBe('open')
  })

  it('fails when the provider does not respond', async () => {
    const { row, session } = await opened()
    const closing = { path: `${path}/${session.id}/expire`, method: 'POST', effect: 'error', times: null }
    await breakProvider(app, { ...closing, status: 503 })
    await expect(closeSession(app, row)).rejects.toMatchObject({ statusCode: 503 })
  })

  it('fails while the outcome of a delayed payment is unknown', async () => {
    const { row, session } = await opened()
    await payAt(session.url!, app.config.STRIPE_API_URL, slow)
    await expect(closeSession(app, row)).rejects.toThrow(`Session ${session.id} is still complete`)
  })

  it('closes the others of its attempt too', async () => {
    const { row } = await opened({ keyTurn: 1 })
    const twin = await createAt(row.parameters)
    await closeSession(app, row)
    expect(await statusOf(twin.id)).toBe('expired')
  })
})
