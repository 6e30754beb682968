import { endpoints } from '@metrolibre/contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { reservations as rows } from '../../platform/db/schema/reservations.ts'
import { makeCheckout, makePaid } from '../../testing/make-checkout.ts'
import { payAt } from '../../testing/paying.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { remoteSession } from '../payments/session-link.ts'

const { reservations } = endpoints
let app: TestApp
beforeAll(async () => {
  app = await createTestApp({ ownServices: true })
})
afterAll(() => app.close())

const read = (sessionId: string) => app.call(reservations.paymentStatus, { params: { sessionId } })

/** A checkout whose page is open. */
const opened = async () => {
  const made = await makeCheckout(app)
  const session = (await remoteSession(app, made.row))!
  return { ...made, id: session.id, url: session.url! }
}

describe('what a payment’s session tells without a login', () => {
  it('is that it is awaited, and once it was made that it arrived, also before anything has reported it', async () => {
    const { id, url, property, tenant } = await opened()
    const about = { amount: 450_000, currency: 'CLP', place: property.name }
    expect((await read(id)).body).toEqual({ status: 'pending', ...about })
    await payAt(url, app.config.STRIPE_API_URL)
    const { body } = await read(id)
    expect(body).toEqual({ status: 'paid', ...about })
    expect(JSON.stringify(body)).not.toContain(tenant.firstName)
  })

  it('is that a bank refused it in the end', async () => {
    const { id, url } = await opened()
    await payAt(url, app.config.STRIPE_API_URL, '4000 0000 0000 0341')
    await expect.poll(async () => (await read(id)).body.status).toBe('refused')
  })

  it('is that it was given back', async () => {
    const { row, reservation } = await makePaid(app)
    await app.db.update(rows).set({ state: 'refund_pending' }).where(eq(rows.id, reservation.id))
    expect((await read(row.stripeSessionId!)).body.status).toBe('refunded')
  })

  it('is nothing to those who do not know the session', async () => {
    const { row } = await makePaid(app)
    for (const guess of ['cs_test_unknown', row.id, row.reservationId])
      expect((await read(guess)).status).toBe(404)
  })
})
