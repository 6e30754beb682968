import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { makeCheckout } from '../../testing/make-checkout.ts'
import { breakProvider, healProvider, providerOf, skipAtProvider } from '../../testing/payment-provider.ts'
import { payAt } from '../../testing/paying.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { reconcile } from './reconcile.ts'
import { findCheckoutById, findQuietCheckouts, type CheckoutRow } from './repository.ts'
import { remoteSession } from './session-link.ts'

let app: TestApp

beforeAll(async () => {
  app = await createTestApp({ ownServices: true })
})
afterEach(async () => {
  await healProvider(app)
  await app.sql`update checkout_sessions set status = 'failed'`
})
afterAll(() => app.close())

const see = async ({ id }: CheckoutRow) => (await findCheckoutById(app.db, id))!
const later = () => app.clock.advance(15_000)
let count = 0
/** A session that the provider doesn't have. */
const gone = () => ({ stripeSessionId: `cs_gone_${(count += 1)}` })

describe('reading a session again', () => {
  it('closes the row of one that we gave up and the provider does not have', async () => {
    const { row } = await makeCheckout(app, { status: 'expired', ...gone() })
    later()
    await reconcile(app)
    expect(await see(row)).toMatchObject({ closedAt: app.clock.now(), updatedAt: app.clock.now() })
  })

  it('keeps an open one that the provider does not have, for the end of its time', async () => {
    const { row } = await makeCheckout(app, { status: 'open', ...gone() })
    later()
    await reconcile(app)
    expect(await see(row)).toMatchObject({ status: 'open', closedAt: null, updatedAt: app.clock.now() })
  })

  it('keeps one that we gave up while the provider does not respond', async () => {
    const { row } = await makeCheckout(app, { status: 'expired', ...gone() })
    await breakProvider(app, { path: '/v1/', effect: 'error', status: 503, times: null })
    later()
    await reconcile(app)
    expect(await see(row)).toMatchObject({ closedAt: null, updatedAt: app.clock.now() })
  })

  it('closes the row of one that nobody can pay any more, and of no other', async () => {
    const { row } = await makeCheckout(app)
    const { id } = (await remoteSession(app, row))!
    later()
    await reconcile(app)
    expect(await see(row)).toMatchObject({ status: 'open', closedAt: null, updatedAt: app.clock.now() })
    await providerOf(app).checkout.sessions.expire(id)
    later()
    await reconcile(app)
    expect(await see(row)).toMatchObject({ status: 'open', closedAt: app.clock.now() })
  })

  it.each([
    ['paid', undefined, 'paid'],
    ['refused in the end', '4000 0000 0000 0341', 'failed'],
  ])('applies that it was %s', async (_what, card, status) => {
    const { row } = await makeCheckout(app)
    const { url } = (await remoteSession(app, row))!
    await payAt(url!, app.config.STRIPE_API_URL, card)
    await skipAtProvider(app, 21_000)
    later()
    await reconcile(app)
    expect((await see(row)).status).toBe(status)
  })

  it('leaves an attempt whose session the provider refuses', async () => {
    const { row } = await makeCheckout(app)
    const asking = { path: '/v1/checkout/sessions', method: 'POST' }
    await breakProvider(app, { ...asking, effect: 'error', status: 400, times: null })
    later()
    await reconcile(app)
    expect(await see(row)).toMatchObject({ status: 'creating', closedAt: null, updatedAt: app.clock.now() })
  })

  it('leaves an attempt of just now to the request that makes it', async () => {
    const { row } = await makeCheckout(app)
    app.clock.advance(14_999)
    await reconcile(app)
    expect(await see(row)).toEqual(row)
  })

  it('requests the one whose response was lost', async () => {
    const { row } = await makeCheckout(app)
    later()
    await reconcile(app)
    expect(await see(row)).toMatchObject({ status: 'open', stripeSessionId: expect.any(String) })
  })
})

describe('the sessions to read again', () => {
  const found = async () => {
    const now = app.clock.now().getTime()
    const quiet = { before: new Date(now - 15_000), forgottenBefore: new Date(now - 3 * 86_400_000) }
    return (await findQuietCheckouts(app.db, quiet)).map(({ id }) => id)
  }

  it('are those that were not updated lately, the longest ago first', async () => {
    const { row: first } = await makeCheckout(app)
    app.clock.advance(1)
    const { row: second } = await makeCheckout(app)
    app.clock.advance(1)
    await makeCheckout(app)
    app.clock.advance(14_999)
    expect(await found()).toEqual([first.id, second.id])
  })

  it('include those that we gave up, until the provider confirms it or days have passed', async () => {
    const expiresAt = new Date(app.clock.now().getTime() - 3 * 86_400_000)
    const gaveUp = { status: 'expired', ...gone() } as const
    const soon = new Date(expiresAt.getTime() + 15_001)
    const { row: waits } = await makeCheckout(app, { ...gaveUp, expiresAt: soon })
    await makeCheckout(app, { ...gaveUp, ...gone(), expiresAt })
    await makeCheckout(app, { ...gaveUp, ...gone(), closedAt: app.clock.now() })
    await makeCheckout(app, { status: 'expired' })
    for (const status of ['paid', 'failed'] as const) await makeCheckout(app, { status, ...gone() })
    later()
    expect(await found()).toEqual([waits.id])
  })
})
