import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makePaid } from '../../testing/make-checkout.ts'
import { makeProperty } from '../../testing/factories.ts'
import { makeReservation } from '../../testing/make-reservation.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import {
  findDueRefunds,
  findRefund,
  giveReason,
  insertRefund,
  listRefunds,
  reduceUnsent,
  removeUnsent,
  sumRefunds,
  type RefundRow,
} from './refund-repository.ts'
import { findPaidBy, listPaidCheckouts, reservationOfIntent } from './repository.ts'

let app: TestApp

beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

let count = 0
const intentOf = () => `pi_of_a_refund_${(count += 1)}`

/** Creates a reservation, and a function that inserts refunds of it. */
const scene = async () => {
  const property = await makeProperty(app.db)
  const { id: reservationId } = await makeReservation(app.db, { propertyId: property.id })
  const intent = intentOf()
  const add = async (values: Partial<RefundRow> = {}) =>
    (await app.db.transaction((tx) =>
      insertRefund(tx, {
        reservationId,
        stripePaymentIntentId: intent,
        idempotencyKey: `refund:${(count += 1)}`,
        amount: 100,
        currency: 'CLP',
        reason: 'requested',
        ...values,
      }),
    ))!
  const see = () => listRefunds(app.db, [reservationId])
  return { reservationId, intent, add, see }
}

describe('a refund', () => {
  it('is ordered once for the same key', async () => {
    const { add, see } = await scene()
    await add({ idempotencyKey: 'refund:once' })
    expect(await add({ idempotencyKey: 'refund:once', amount: 5 })).toBeUndefined()
    expect(await see()).toMatchObject([{ amount: 100 }])
  })

  it('is never written twice for one at the provider', async () => {
    const { add } = await scene()
    await add({ stripeRefundId: 're_twice' })
    await expect(add({ stripeRefundId: 're_twice' })).rejects.toMatchObject({
      cause: { constraint_name: 'refunds_stripe' },
    })
  })

  it('is found by the provider’s id, and by ours only until the provider’s is known', async () => {
    const { add } = await scene()
    const [waits, sent] = [await add(), await add({ stripeRefundId: 're_sent' })]
    expect(await findRefund(app.db, { stripeRefundId: 're_sent' })).toEqual(sent)
    expect(await findRefund(app.db, { stripeRefundId: 're_new' })).toBeUndefined()
    expect(await findRefund(app.db, { stripeRefundId: 're_new', id: waits.id })).toEqual(waits)
    expect(await findRefund(app.db, { stripeRefundId: 're_new', id: sent.id })).toBeUndefined()
    expect(await findRefund(app.db, { stripeRefundId: 're_sent', id: waits.id })).toEqual(sent)
    expect(await findRefund(app.db, { stripeRefundId: 're_new', id: 'of somebody else' })).toBeUndefined()
  })

  it('is lowered or removed only until the provider has it', async () => {
    const { add, see } = await scene()
    const waits = await add({ createdAt: new Date('2026-01-01') })
    const sent = await add({ stripeRefundId: 're_has', createdAt: new Date('2026-01-02') })
    const over = await add({ status: 'failed', createdAt: new Date('2026-01-03') })
    for (const { id } of [waits, sent, over]) await reduceUnsent(app.db, id, 7)
    expect((await see()).map(({ amount }) => amount)).toEqual([7, 100, 100])
    const removed = []
    for (const { id } of [waits, sent, over])
      removed.push(await app.db.transaction((tx) => removeUnsent(tx, id)))
    expect(removed).toEqual([true, false, false])
    expect((await see()).map(({ id }) => id)).toEqual([sent.id, over.id])
  })

  it('takes over a reason only if it was made at the provider, for the same payment', async () => {
    const { add, see, intent } = await scene()
    await add({ reason: 'provider', createdAt: new Date('2026-01-01') })
    await add({ reason: 'requested', createdAt: new Date('2026-01-02') })
    await add({ reason: 'provider', stripePaymentIntentId: intentOf(), createdAt: new Date('2026-01-03') })
    await app.db.transaction((tx) => giveReason(tx, intent, 'duplicate'))
    expect((await see()).map(({ reason }) => reason)).toEqual(['duplicate', 'requested', 'provider'])
  })
})

it('the refunds that are due are those that wait, the longest first', async () => {
  await app.sql`update refunds set status = 'failed' where status = 'pending'`
  const { add } = await scene()
  const now = app.clock.now()
  const at = (milliseconds: number) => ({ nextTryAt: new Date(now.getTime() + milliseconds) })
  const late = await add(at(0))
  const later = await add(at(-1))
  const fresh = await add()
  await add(at(1))
  await add({ status: 'failed', ...at(-1) })
  await add({ status: 'succeeded', ...at(-1) })
  const due = await findDueRefunds(app.db, now)
  expect(due.map(({ id }) => id)).toEqual([fresh.id, later.id, late.id])
})

it('the refunds of a booking’s payment are summed by what became of them', async () => {
  const { add, intent, reservationId } = await scene()
  const sources = [
    { checkout: { id: '0b8f1e9a-4a39-4a3e-9a51-000000000001', stripePaymentIntentId: intent } },
  ]
  expect(await sumRefunds(app.db, reservationId, sources)).toEqual({ succeeded: 0, pending: 0 })
  for (const [status, amount] of [
    ['succeeded', 1],
    ['succeeded', 2],
    ['pending', 10],
    ['failed', 100],
  ] as const)
    await add({ status, amount })
  await add({ status: 'succeeded', amount: 1_000, stripePaymentIntentId: intentOf() })
  const { reservationId: other } = await scene()
  await add({ status: 'succeeded', amount: 10_000, reservationId: other })
  expect(await sumRefunds(app.db, reservationId, sources)).toEqual({ succeeded: 3, pending: 10 })
})

describe('the reservation of a payment', () => {
  it('is known by its checkout, and by a refund of it', async () => {
    const { reservation, intent } = await makePaid(app)
    expect(await reservationOfIntent(app.db, intent)).toBe(reservation.id)
    const { add, intent: second, reservationId } = await scene()
    expect(await reservationOfIntent(app.db, second)).toBeUndefined()
    await add()
    expect(await reservationOfIntent(app.db, second)).toBe(reservationId)
  })

  it('was paid by a checkout that nothing but a requested refund can follow', async () => {
    const { reservation, row, intent } = await makePaid(app)
    const { add } = await scene()
    const of = { reservationId: reservation.id, checkoutSessionId: row.id, stripePaymentIntentId: intent }
    await add({ ...of, reason: 'requested' })
    expect((await listPaidCheckouts(app.db, reservation.id)).map(({ id }) => id)).toEqual([row.id])
    await add({ ...of, reason: 'duplicate' })
    expect(await listPaidCheckouts(app.db, reservation.id)).toEqual([])
    expect((await findPaidBy(app.db, intent))?.id).toBe(row.id)
    await app.sql`update checkout_sessions set paid_at = null where id = ${row.id}`
    expect(await findPaidBy(app.db, intent)).toBeUndefined()
  })
})
