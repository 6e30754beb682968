import type { PlanCharge, ReservationState } from '@metrolibre/contract'
import { expect, it } from 'vitest'
import { bookingStandingOf } from './standing.ts'

const months = (...states: PlanCharge['state'][]): PlanCharge[] =>
  states.map((state, at) => ({
    number: at + 1,
    dueOn: `2081-0${at + 1}-07`,
    amount: 480_000,
    state,
    paidAt: null,
    receiptUrl: null,
  }))
const standing = (status: ReservationState, charges: PlanCharge[]) =>
  bookingStandingOf({ status, changedTo: null, payment: null, charges })

it('says of a booking that is paid month by month what is left to pay now, and paid only where all of it is', () => {
  expect(standing('confirmed', months('paid', 'planned'))).toBe('monthly')
  expect(standing('confirmed', months('paid', 'paid'))).toBe('confirmed')
  expect(standing('confirmed', [])).toBe('confirmed')
  expect(standing('active', months('paid', 'planned'))).toBe('active')
  expect(standing('active', months('paid', 'due', 'planned'))).toBe('due')
  expect(standing('active', months('paid', 'overdue', 'due'))).toBe('overdue')
  // A stay that is over, or whose money went back, is that first.
  expect(standing('completed', months('paid', 'overdue'))).toBe('completed')
  expect(standing('refund_pending', months('paid', 'dropped'))).toBe('refund_pending')
})
