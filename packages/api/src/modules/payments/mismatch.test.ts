import { endpoints } from '@metrolibre/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { contractForm, monthsFrom } from '../../testing/booking.ts'
import { makeProperty, makeUser } from '../../testing/factories.ts'
import { readInbox } from '../../testing/inbox.ts'
import { payAt } from '../../testing/paying.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { fulfil } from './fulfil.ts'

const { reservations } = endpoints
let app: TestApp
beforeAll(async () => {
  app = await createTestApp({ ownServices: true })
})
afterAll(() => app.close())

/** Creates a reservation with an open checkout. */
const open = async () => {
  const tenant = await makeUser(app.db)
  const property = await makeProperty(app.db, { monthlyPrice: 450_000 })
  const body = {
    locationId: property.id,
    range: monthsFrom(app.clock.now(), 0, 2),
    contractData: contractForm,
  }
  const { body: opened } = await app.call(reservations.checkoutLocation, { body }, { as: tenant })
  const params = { id: opened.reservationId }
  const state = async () => (await app.call(reservations.detail, { params }, { as: tenant })).body.status
  return { ...opened, tenant, state }
}

/** Ways in which our row of the checkout can differ from the payment that arrives. */
const differences = {
  'a smaller amount than was agreed': (id: string) =>
    app.sql`update checkout_sessions set amount = 900001 where stripe_session_id = ${id}`,
  'a larger one': (id: string) =>
    app.sql`update checkout_sessions set amount = 899999 where stripe_session_id = ${id}`,
  'another currency': (id: string) =>
    app.sql`update checkout_sessions set currency = 'PEN' where stripe_session_id = ${id}`,
}

it.each(Object.keys(differences) as (keyof typeof differences)[])(
  'a payment of %s confirms nothing and is refunded in full, once',
  async (difference) => {
    const { tenant, reservationId, sessionId, url, state } = await open()
    await payAt(url, app.config.STRIPE_API_URL)
    await differences[difference](sessionId)
    for (let told = 0; told < 3; told += 1) await fulfil(app, sessionId)
    await app.jobs.tick('send-refunds')
    expect(await state()).toBe('awaiting_payment')
    const refunds = await app.sql`
      select reason, amount::int, status from refunds where reservation_id = ${reservationId}`
    expect([...refunds]).toEqual([{ reason: 'mismatch', amount: 900_000, status: 'succeeded' }])
    const subjects = (await readInbox(app, tenant.email)).map(({ subject }) => subject)
    expect(subjects.filter((subject) => subject.includes('confirmada'))).toEqual([])
  },
)

it('a payment for another reservation confirms neither of the two', async () => {
  const [paid, other] = [await open(), await open()]
  await payAt(paid.url, app.config.STRIPE_API_URL)
  await app.sql`delete from checkout_sessions where stripe_session_id = ${other.sessionId}`
  await app.sql`
    update checkout_sessions set reservation_id = ${other.reservationId} where stripe_session_id = ${paid.sessionId}`
  await fulfil(app, paid.sessionId)
  await app.jobs.tick('send-refunds')
  expect([await paid.state(), await other.state()]).toEqual(['awaiting_payment', 'awaiting_payment'])
  const refunds =
    await app.sql`select reason, status from refunds where reservation_id = ${other.reservationId}`
  expect([...refunds]).toEqual([{ reason: 'mismatch', status: 'succeeded' }])
})
