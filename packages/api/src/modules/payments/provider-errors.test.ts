import { endpoints } from '@metrolibre/contract'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { contractForm, monthsFrom } from '../../testing/booking.ts'
import { makeProperty, makeUser } from '../../testing/factories.ts'
import { breakProvider, healProvider, providerOf } from '../../testing/payment-provider.ts'
import { payAt } from '../../testing/paying.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

const { reservations } = endpoints
let app: TestApp

beforeAll(async () => {
  app = await createTestApp({ ownServices: true })
})
afterEach(() => healProvider(app))
afterAll(() => app.close())

const sessions = { path: '/v1/checkout/sessions', method: 'POST' }

const scene = async (tenantGiven?: { id: string }, propertyGiven?: { id: string }) => {
  const tenant = tenantGiven ?? (await makeUser(app.db))
  const property = propertyGiven ?? (await makeProperty(app.db))
  const range = monthsFrom(app.clock.now(), 0, 2)
  const body = { locationId: property.id, range, contractData: contractForm }
  const headers = { 'idempotency-key': `key of ${tenant.id}` }
  const open = () => app.call(reservations.checkoutLocation, { body }, { as: tenant, headers })
  const rows = () => app.sql`
    select r.id, r.state, s.status, s.key_turn as turn, s.stripe_session_id as session
    from reservations r join checkout_sessions s on s.reservation_id = r.id where r.tenant_id = ${tenant.id}`
  /** Returns the tenant's sessions at the provider that can still be paid. */
  const payable = async () => {
    const [user] = await app.sql<{ customer: string }[]>`
      select stripe_customer_id as customer from users where id = ${tenant.id}`
    const { data } = await providerOf(app).checkout.sessions.list({ customer: user!.customer, limit: 100 })
    return data.filter(({ status }) => status === 'open').map(({ id }) => id)
  }
  return { tenant, property, open, rows, payable }
}

describe('a checkout to which the provider responds with a failure of its own', () => {
  it.each(['error', 'error-after-commit'])(
    'opens with the next call, although the provider repeats the failure for its key for a day: %s',
    async (effect) => {
      const { open, rows, payable } = await scene()
      await breakProvider(app, { ...sessions, effect, times: 1 })
      const { body, status } = await open()
      expect(status).toBe(200)
      expect(await payable()).toEqual([body.sessionId])
      expect([...(await rows())]).toMatchObject([{ session: body.sessionId, state: 'awaiting_payment' }])
      expect((await open()).body.sessionId).toBe(body.sessionId)
    },
  )

  it('opens after repeated failures, with one session that can be paid', async () => {
    const { open, rows, payable } = await scene()
    await breakProvider(app, { ...sessions, effect: 'error', times: 12 })
    expect((await open()).problem?.code).toBe('provider_failed')
    const refused = await open()
    expect(refused.problem?.code).toBe('provider_failed')
    expect(refused.headers['retry-after']).toBe('5')
    await healProvider(app)
    const { body } = await open()
    expect(await payable()).toEqual([body.sessionId])
    expect(await rows()).toHaveLength(1)
  })

  it('creates one reservation and one session, however many calls are made at once', async () => {
    const { open, rows, payable } = await scene()
    await breakProvider(app, { ...sessions, effect: 'error-after-commit', times: 2 })
    await Promise.all(Array.from({ length: 5 }, open))
    await healProvider(app)
    const { body } = await open()
    expect(await payable()).toEqual([body.sessionId])
    expect(await rows()).toHaveLength(1)
  })

  it('uses the same key again when the provider stored no failure', async () => {
    const { open, rows } = await scene()
    await breakProvider(app, { ...sessions, effect: 'rate-limit', times: 1 })
    expect((await open()).problem?.code).toBe('provider_failed')
    const { body } = await open()
    expect([...(await rows())]).toMatchObject([{ session: body.sessionId, turn: 0 }])
  })

  it('expires in time and leaves no session that can still be paid', async () => {
    const { open, rows, payable } = await scene()
    await breakProvider(app, { ...sessions, effect: 'error', times: null })
    await open()
    app.clock.advance(40 * 60_000)
    await app.jobs.tick('settle-checkouts')
    expect([...(await rows())]).toMatchObject([{ state: 'expired', status: 'failed' }])
    expect(await payable()).toEqual([])
  })
})

describe('a second session that the provider created for an attempt', () => {
  const twins = async () => {
    const { tenant, property, open, rows, payable } = await scene()
    await breakProvider(app, { ...sessions, effect: 'error', times: 1 })
    const { body } = await open()
    const [row] = await app.sql<{ parameters: Record<string, string> }[]>`
      select parameters from checkout_sessions where stripe_session_id = ${body.sessionId}`
    // The session of the failed call appears late.
    const twin = await providerOf(app).checkout.sessions.create(row!.parameters as never)
    const pay = (url: string) => payAt(url, app.config.STRIPE_API_URL)
    const look = async () => {
      app.clock.advance(20_000)
      await app.jobs.tick('reconcile-payments')
    }
    const notice = (sessionId: string) =>
      app.call(reservations.bySession, { params: { sessionId } }, { as: tenant })
    const refunds = () => app.sql`
      select f.reason, f.status, f.amount::int, f.checkout_session_id as checkout from refunds f
      join reservations r on r.id = f.reservation_id where r.tenant_id = ${tenant.id}`
    return { property, body, twin, pay, look, notice, refunds, rows, payable }
  }

  it('is closed when the other one is paid', async () => {
    const { body, pay, look, rows, payable } = await twins()
    await pay(body.url)
    await look()
    expect([...(await rows())]).toMatchObject([{ state: 'confirmed', session: body.sessionId }])
    expect(await payable()).toEqual([])
  })

  it('is refunded when both are paid at the same moment', async () => {
    const { body, twin, pay, rows, refunds, property } = await twins()
    await pay(body.url)
    await pay(twin.url!)
    const { fulfil } = await import('./fulfil.ts')
    const { lockPlace } = await import('../reservation-core/lock-repository.ts')
    const settled = await app.db.transaction(async (tx) => {
      await lockPlace(tx, property.id)
      const both = [fulfil(app, body.sessionId), fulfil(app, twin.id)]
      await expect
        .poll(async () => {
          const [waiting] = await app.sql<{ count: number }[]>`select count(*)::int as count from pg_locks
            where locktype = 'advisory' and not granted
              and database = (select oid from pg_database where datname = current_database())`
          return waiting!.count
        })
        .toBe(2)
      return both
    })
    await Promise.all(settled)
    await app.jobs.tick('send-refunds')
    expect([...(await rows())]).toMatchObject([{ state: 'confirmed' }])
    expect([...(await refunds())]).toMatchObject([{ reason: 'duplicate', status: 'succeeded' }])
  })

  it('is refunded once when it is paid too, and the booking remains', async () => {
    const { body, twin, pay, look, rows, refunds } = await twins()
    await pay(body.url)
    await pay(twin.url!)
    await look()
    const { fulfil } = await import('./fulfil.ts')
    await Promise.all([fulfil(app, twin.id), fulfil(app, twin.id)])
    await app.jobs.tick('send-refunds')
    expect([...(await rows())]).toMatchObject([{ state: 'confirmed' }])
    expect([...(await refunds())]).toEqual([
      { reason: 'duplicate', status: 'succeeded', amount: expect.any(Number), checkout: null },
    ])
  })
})

describe('an object that was deleted at the provider is created again', () => {
  it('for a customer', async () => {
    const first = await scene()
    await first.open()
    const customer = await first.payable().then(async ([id]) => {
      const session = await providerOf(app).checkout.sessions.retrieve(id!)
      return session.customer as string
    })
    await providerOf(app).customers.del(customer)
    const other = await makeProperty(app.db)
    const body = {
      locationId: other.id,
      range: monthsFrom(app.clock.now(), 0, 1),
      contractData: contractForm,
    }
    const { status } = await app.call(reservations.checkoutLocation, { body }, { as: first.tenant })
    expect(status).toBe(200)
    expect(await first.payable()).toHaveLength(1)
  })

  it('for a product', async () => {
    const property = await makeProperty(app.db)
    await app.sql`update properties set stripe_product_id = 'prod_gone' where id = ${property.id}`
    const { open } = await scene(undefined, property)
    expect((await open()).status).toBe(200)
    const [row] = await app.sql`select stripe_product_id as id from properties where id = ${property.id}`
    expect(row!['id']).not.toBe('prod_gone')
  })

  it.each(['/v1/customers', '/v1/products'])('even when creating it fails first: %s', async (path) => {
    const { open } = await scene()
    await breakProvider(app, { path, method: 'POST', effect: 'error-after-commit', times: 1 })
    expect((await open()).status).toBe(200)
  })
})

describe('a total that can’t be paid', () => {
  const hold = async (monthlyPrice: number, months: number) => {
    const property = await makeProperty(app.db, { monthlyPrice })
    const body = { locationId: property.id, range: monthsFrom(app.clock.now(), 0, months) }
    return app.call(reservations.hold, { body }, { as: await makeUser(app.db) })
  }

  it('is refused by the hold, before anything is signed', async () => {
    expect((await hold(999, 1)).problem?.code).toBe('amount_too_small')
    expect((await hold(50_000_000, 2)).problem?.code).toBe('amount_too_large')
    expect((await hold(500, 2)).status).toBe(201)
    expect((await hold(99_999_999, 1)).status).toBe(201)
  })
})
