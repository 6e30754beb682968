import { reservationStates } from '@metrolibre/contract'
import { expect, it } from 'vitest'
import { actionsOf, isLostAndStands, isRefundHeld } from './booking.ts'

it('offers exactly the transitions that an admin may make', () => {
  const offered = Object.fromEntries(
    reservationStates
      .map((status) => [status, actionsOf({ status, refunds: [], disputes: [], total: 1 })])
      .filter(([, actions]) => actions?.length),
  )
  expect(offered).toEqual({
    held: ['cancel'],
    contract_signed: ['await', 'cancel'],
    awaiting_payment: ['cancel'],
    awaiting_transfer: ['record', 'cancel'],
    confirmed: ['refund', 'refundPart'],
    active: ['refund', 'refundPart'],
    completed: ['refundPart'],
    needs_review: ['refund'],
  })
})

const dispute = { id: 'dp_1', status: 'needs_response', isOpen: true, reason: 'fraudulent', amount: 2 }
const dates = { opened: '2026-11-01T12:00:00.000Z', due: null }

it('offers to record money that was sent by hand once the provider could not deliver it', () => {
  const refund = {
    id: 're_1',
    reason: 'requested' as const,
    isPart: false,
    note: null,
    amount: 2,
    created: '2026-11-01T12:00:00.000Z',
    problem: null,
  }
  const offered = (status: 'needs_review' | 'confirmed', ...states: ('failed' | 'pending' | 'succeeded')[]) =>
    actionsOf({
      status,
      refunds: states.map((state) => ({ ...refund, status: state })),
      disputes: [],
      total: 2,
    })
  expect(offered('needs_review', 'failed')).toEqual(['refund', 'refundByHand'])
  // Of two payments, one could be refunded.
  expect(offered('needs_review', 'failed', 'succeeded')).toEqual(['refund', 'refundByHand'])
  expect(offered('needs_review', 'succeeded')).toEqual(['refund'])
  expect([offered('needs_review', 'failed', 'pending'), offered('confirmed', 'failed')]).toEqual([
    ['refund'],
    ['refund', 'refundPart'],
  ])
})

it('offers no refund while a bank holds the money', () => {
  const offered = (holdsMoney: boolean) =>
    actionsOf({
      status: 'confirmed',
      refunds: [],
      disputes: [{ ...dispute, holdsMoney, ...dates }],
      total: 2,
    })
  expect([offered(true), offered(false)]).toEqual([[], ['refund', 'refundPart']])
})

it('offers to end a booking whose money a bank has taken, without a refund if it took everything', () => {
  const disputes = [{ ...dispute, status: 'lost', isOpen: false, holdsMoney: true, ...dates }]
  const offered = (total: number) => actionsOf({ status: 'confirmed', refunds: [], disputes, total })
  expect([offered(2), offered(3)]).toEqual([['endLost'], ['refund']])
  expect(isRefundHeld({ status: 'confirmed', disputes })).toBe(false)
  expect([
    isLostAndStands({ status: 'confirmed', disputes }),
    isLostAndStands({ status: 'refunded', disputes }),
  ]).toEqual([true, false])
})
