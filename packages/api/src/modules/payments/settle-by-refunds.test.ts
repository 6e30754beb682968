import { randomUUID } from 'node:crypto'
import type { ReservationState } from '@metrolibre/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { makeOwner, makeProperty } from '../../testing/factories.ts'
import { readInbox } from '../../testing/inbox.ts'
import { makeReservation } from '../../testing/make-reservation.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { listReservationEvents } from '../reservation-core/event-repository.ts'
import { lockReservation } from '../reservation-core/repository.ts'
import { insertRefund } from './refund-repository.ts'
import { insertCheckout } from './repository.ts'
import { settleByRefunds } from './settle-by-refunds.ts'

let app: TestApp

beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const paid = ['held', 'contract_signed', 'awaiting_payment', 'confirmed'] as const
const ways: Partial<Record<ReservationState, readonly ReservationState[]>> = {
  confirmed: paid,
  active: [...paid, 'active'],
  refund_pending: [...paid, 'refund_pending'],
  refunded: [...paid, 'refund_pending', 'refunded'],
  needs_review: [...paid, 'refund_pending', 'needs_review'],
  expired: ['held', 'contract_signed', 'awaiting_payment', 'expired'],
}

/** Settles a reservation for 450 000 when `succeeded` was refunded and `pending` is being refunded. */
const settle = async (
  state: ReservationState,
  { succeeded = 0, pending = 0, refundDue = null as number | null },
  intent: string | null = randomUUID(),
) => {
  const owner = await makeOwner(app.db)
  const property = await makeProperty(app.db, { ownerId: owner.id })
  const way = ways[state]!
  const {
    id,
    total: amount,
    currency,
  } = await makeReservation(app.db, { propertyId: property.id, state }, way)
  const at = app.clock.now()
  await app.db.transaction(async (tx) => {
    await insertCheckout(tx, {
      reservationId: id,
      attempt: 1,
      status: 'paid',
      idempotencyKey: id,
      parameters: {},
      amount,
      currency,
      stripePaymentIntentId: intent,
      expiresAt: at,
      paidAt: at,
    })
    const refund = (given: number, status: 'succeeded' | 'pending') =>
      insertRefund(tx, {
        reservationId: id,
        stripePaymentIntentId: intent,
        idempotencyKey: `${id}:${status}`,
        amount: given,
        currency,
        reason: 'provider',
        status,
      })
    if (succeeded > 0) await refund(succeeded, 'succeeded')
    if (pending > 0) await refund(pending, 'pending')
    const row = (await lockReservation(tx, id))!
    await settleByRefunds(app, tx, { ...row, refundDue }, 'told so')
  })
  const steps = (await listReservationEvents(app.db, id)).slice(way.length)
  const mails = await readInbox(app, owner.email)
  return { states: steps.map(({ to }) => to), steps, mails: mails.map(({ subject }) => subject) }
}

const all = { succeeded: 450_000 }
const most = { succeeded: 449_999 }
const some = { pending: 1 }

it.each<[string, ReservationState, object, readonly ReservationState[]]>([
  ['ends when all was refunded', 'confirmed', all, ['refund_pending', 'refunded']],
  ['ends when all was refunded', 'active', all, ['refund_pending', 'refunded']],
  ['ends when all was refunded', 'needs_review', all, ['refund_pending', 'refunded']],
  ['ends when all was refunded', 'refund_pending', all, ['refunded']],
  ['stays when all was refunded', 'refunded', all, []],
  ['stays when all was refunded', 'expired', all, []],
  ['stays when a part was refunded', 'confirmed', most, []],
  ['stays when a part was refunded', 'needs_review', most, []],
  ['stays while a part is being refunded', 'confirmed', some, []],
  ['waits for the rest', 'confirmed', { ...most, ...some }, ['refund_pending']],
  ['waits for all', 'active', { pending: 450_000 }, ['refund_pending']],
  ['needs a review when its money came back to us', 'refunded', most, ['needs_review']],
  ['needs a review when no refund is under way', 'refund_pending', most, ['needs_review']],
  ['stays while a refund is under way', 'refund_pending', { ...some, succeeded: 1 }, []],
])('a reservation %s: %s', async (_what, state, facts, states) => {
  const settled = await settle(state, facts)
  expect(settled.states).toEqual(states)
  for (const step of settled.steps) expect(step).toMatchObject({ actor: 'payment', reason: 'told so' })
  const ends = (state === 'confirmed' || state === 'active') && states.length > 0
  expect(settled.mails).toEqual(ends ? ['La reserva quedó sin efecto: Taller luminoso'] : [])
})

it('a refund of an agreed part is complete when that part is back', async () => {
  const part = { refundDue: 300_000 }
  expect((await settle('refund_pending', { succeeded: 300_000, ...part })).states).toEqual(['refunded'])
  expect((await settle('refund_pending', { succeeded: 299_999, ...part })).states).toEqual(['needs_review'])
  expect((await settle('refunded', { succeeded: 300_000, ...part })).states).toEqual([])
})

it('a reservation without a payment at the provider stays as it is', async () => {
  expect((await settle('confirmed', all, null)).states).toEqual([])
})
