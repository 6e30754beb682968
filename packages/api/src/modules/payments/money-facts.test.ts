import { afterAll, beforeAll, expect, it } from 'vitest'
import { makeProperty } from '../../testing/factories.ts'
import { makeReservation } from '../../testing/make-reservation.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { disputeOutcomes, isMoneyHeld, lostToBank, writeDispute } from './dispute-repository.ts'
import { findMoneyFacts } from './money-facts.ts'
import { insertRefund } from './refund-repository.ts'

let app: TestApp

beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

let count = 0
const place = async () => {
  const { id } = await makeProperty(app.db)
  return (await makeReservation(app.db, { propertyId: id })).id
}
const dispute = (
  reservationId: string,
  status: string,
  intent = 'pi_any',
  amount = 100,
  dueAt: Date | null = new Date('2032-01-02'),
) =>
  app.db.transaction((tx) =>
    writeDispute(tx, {
      id: `dp_${(count += 1)}`,
      reservationId,
      stripePaymentIntentId: intent,
      status,
      reason: 'fraudulent',
      amount,
      currency: 'CLP',
      dueAt,
      openedAt: new Date(1_960_000_000_000 + count * 1000),
    }),
  )

it('admins see the refunds and disputes of each reservation, oldest first', async () => {
  const [one, other, none] = [await place(), await place(), await place()]
  const order = (reservationId: string, status: 'succeeded' | 'failed', created: string) =>
    app.db.transaction((tx) =>
      insertRefund(tx, {
        reservationId,
        idempotencyKey: `refund:${(count += 1)}`,
        amount: 100,
        currency: 'CLP',
        reason: 'requested',
        status,
        lastError: 'declined',
        createdAt: new Date(created),
      }),
    )
  await order(one, 'failed', '2032-02-02')
  await order(one, 'succeeded', '2032-02-01')
  await order(other, 'succeeded', '2032-02-03')
  await dispute(one, 'needs_response')
  await dispute(one, 'won')
  await dispute(one, 'under_review', 'pi_any', 100, null)
  const factsOf = await findMoneyFacts(app.db, [one, other, none])
  const facts = factsOf(one)
  expect(facts.refunds).toMatchObject([
    { status: 'succeeded', problem: null, amount: 100, created: '2032-02-01T00:00:00.000Z' },
    { status: 'failed', problem: 'declined' },
  ])
  expect(facts.disputes).toMatchObject([
    { isOpen: true, holdsMoney: true, due: '2032-01-02T00:00:00.000Z' },
    { isOpen: false, holdsMoney: false, due: null },
    { isOpen: true, holdsMoney: true, due: null },
  ])
  expect(factsOf(other).refunds).toHaveLength(1)
  for (const nothing of [factsOf(none), (await findMoneyFacts(app.db, []))(one)])
    expect(nothing).toEqual({ refunds: [], disputes: [] })
})

it.each([
  ['needs_response', true],
  ['under_review', true],
  ['lost', false],
  ['won', false],
  ['prevented', false],
  ['warning_needs_response', false],
  ['warning_closed', false],
])('a bank holds the money of a dispute that is %s: %s', async (status, holds) => {
  const id = await place()
  expect(await isMoneyHeld(app.db, id)).toBe(false)
  await dispute(id, 'won')
  await dispute(id, status)
  expect(await isMoneyHeld(app.db, id)).toBe(holds)
})

it('the outcome of disputes is told by payment', async () => {
  const id = await place()
  await dispute(id, 'lost', 'pi_lost', 1)
  await dispute(id, 'won', 'pi_lost', 10)
  await dispute(id, 'lost', 'pi_lost', 100)
  await dispute(id, 'needs_response', 'pi_open')
  await dispute(id, 'won', 'pi_open')
  expect(await disputeOutcomes(app.db, ['pi_lost', 'pi_open', 'pi_none'])).toEqual(
    new Map([
      ['pi_lost', { disputed: false, lost: true }],
      ['pi_open', { disputed: true, lost: false }],
    ]),
  )
  const lost = (reservation: string, intent: string) =>
    lostToBank(app.db, reservation, [{ checkout: { stripePaymentIntentId: intent } }])
  expect(await lost(id, 'pi_lost')).toBe(101)
  expect(await lost(id, 'pi_open')).toBe(0)
  // Once a payment was carried over to another booking, it is lost to that one.
  expect(await lost(await place(), 'pi_lost')).toBe(0)
})
