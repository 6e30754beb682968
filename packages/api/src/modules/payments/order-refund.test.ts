import { afterAll, beforeAll, expect, it } from 'vitest'
import { makeProperty } from '../../testing/factories.ts'
import { makeReservation } from '../../testing/make-reservation.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { orderRefund } from './order-refund.ts'
import { listRefunds } from './refund-repository.ts'

let app: TestApp

beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

it('the payment of a second session is refunded once, however often it is ordered', async () => {
  const { id: propertyId } = await makeProperty(app.db)
  const reservation = await makeReservation(app.db, { propertyId })
  const at = app.clock.now()
  const order = (intent: string) =>
    app.db.transaction((tx) => orderRefund(tx, { reservation, intent, amount: 5, reason: 'duplicate', at }))
  await order('pi_second')
  await order('pi_second')
  expect(await listRefunds(app.db, [reservation.id])).toMatchObject([
    { stripePaymentIntentId: 'pi_second', checkoutSessionId: null, amount: 5, reason: 'duplicate' },
  ])
  await order('pi_third')
  expect(await listRefunds(app.db, [reservation.id])).toHaveLength(2)
})
