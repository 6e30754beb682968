import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { refunds } from '../../platform/db/schema/payments.ts'
import { makeCheckout, makePaid } from '../../testing/make-checkout.ts'
import { breakProvider, healProvider, importPayments } from '../../testing/payment-provider.ts'
import { payAt } from '../../testing/paying.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { lastPayments, listPayments, readPayment } from './list-payments.ts'
import { insertRefund } from './refund-repository.ts'
import { remoteSession } from './session-link.ts'

let app: TestApp

beforeAll(async () => {
  app = await createTestApp({ ownServices: true })
})
afterEach(() => healProvider(app))
afterAll(() => app.close())

const path = '/v1/payment_intents'

it('lists payments with what was paid', async () => {
  const earlier = (await lastPayments(app)).map(({ id }) => id)
  const { intent } = await makePaid(app)
  const { data } = await listPayments(app, { limit: 1 })
  expect(data).toMatchObject([
    {
      id: intent,
      amount: 450_000,
      status: 'succeeded',
      currency: 'clp',
      charges: { data: [{ lost: false }] },
    },
  ])
  expect(data[0]!.charges.data[0]!.payment_method_details).toMatchObject({
    type: 'card',
    card: { last4: '4242' },
  })
  expect((await readPayment(app, intent)).charges.data[0]!.receipt_url).toContain('http')
  await expect(readPayment(app, 'pi_gone')).rejects.toMatchObject({ code: 'not_found' })
  expect((await lastPayments(app)).map(({ id }) => id)).toEqual([intent, ...earlier])
})

it('says that a refund of a payment is on its way until it has ended, whatever the provider counts', async () => {
  const { intent, row, reservation } = await makePaid(app)
  const ordered = await app.db.transaction((tx) =>
    insertRefund(tx, {
      reservationId: reservation.id,
      checkoutSessionId: row.id,
      stripePaymentIntentId: intent,
      amount: 40_000,
      currency: row.currency,
      idempotencyKey: `report:${intent}`,
      reason: 'part',
    }),
  )
  const refunding = async () => (await readPayment(app, intent)).charges.data[0]!.refunding
  expect(await refunding()).toBe(true)
  await app.db.update(refunds).set({ status: 'failed' }).where(eq(refunds.id, ordered!.id))
  expect(await refunding()).toBe(false)
})

it('lists a payment that waits for the payer’s bank without charges', async () => {
  const { row } = await makeCheckout(app)
  const { url } = (await remoteSession(app, row))!
  // The page stays, because the bank asks the payer first.
  const card = '4000 0025 0000 3155'
  await expect(payAt(url!, app.config.STRIPE_API_URL, card)).rejects.toThrow('answered 200')
  const { data } = await listPayments(app, { limit: 1 })
  expect(data).toMatchObject([{ status: 'requires_action', charges: { data: [] } }])
})

it('lists more payments for the report than for a page', async () => {
  const payments = Array.from({ length: 21 }, (_, number) => ({
    reference: `payment ${number}`,
    created: 1_700_000_000 + number,
    amount: 1_000,
    currency: 'clp',
    payer: { name: 'Ada Prueba', email: 'ada@people.example' },
    description: 'Arriendo',
  }))
  await importPayments(app, payments)
  expect((await listPayments(app, {})).data).toHaveLength(20)
  expect((await lastPayments(app)).length).toBeGreaterThan(20)
})

it('refuses a cursor that names no payment', async () => {
  await expect(listPayments(app, { starting_after: 'pi_gone' })).rejects.toMatchObject({ code: 'validation' })
})

it('says that the provider does not respond', async () => {
  await breakProvider(app, { path, effect: 'error', status: 503, times: null })
  await expect(listPayments(app, {})).rejects.toMatchObject({ code: 'provider_failed' })
})
