import { afterAll, beforeAll, expect, it } from 'vitest'
import { makePaid } from '../../testing/make-checkout.ts'
import { providerOf } from '../../testing/payment-provider.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { reduceRefund } from './left-to-refund.ts'
import { orderRefund } from './order-refund.ts'
import { listRefunds } from './refund-repository.ts'

let app: TestApp

beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const total = 450_000

it.each([
  ['all of an order while nothing was refunded', 0, total, total],
  ['all of an order that is what is left', 50_000, 400_000, 400_000],
  ['no more than an order says, even if more is left', 50_000, 100_000, 100_000],
  ['only what is left of an order', 50_000, total, 400_000],
  ['the last unit', total - 1, total, 1],
])('refunds %s', async (_what, before, amount, rest) => {
  const { reservation, row: checkout, intent } = await makePaid(app)
  if (before > 0) await providerOf(app).refunds.create({ payment_intent: intent, amount: before })
  const at = app.clock.now()
  await app.db.transaction((tx) =>
    orderRefund(tx, { reservation, checkout, amount, reason: 'requested', at }),
  )
  const ordered = () => listRefunds(app.db, [reservation.id])
  expect(await reduceRefund(app, (await ordered())[0]!)).toBe(rest)
  expect(await ordered()).toMatchObject([{ amount: rest }])
})

it('refunds nothing when nothing is left, and leaves the order as it is', async () => {
  const { reservation, row: checkout, intent } = await makePaid(app)
  await providerOf(app).refunds.create({ payment_intent: intent })
  const order = { reservation, checkout, amount: total, reason: 'requested', at: app.clock.now() } as const
  await app.db.transaction((tx) => orderRefund(tx, order))
  const ordered = () => listRefunds(app.db, [reservation.id])
  expect(await reduceRefund(app, (await ordered())[0]!)).toBe(0)
  expect(await ordered()).toMatchObject([{ amount: total }])
})
