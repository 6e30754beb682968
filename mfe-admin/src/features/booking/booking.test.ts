import { reservationStates } from '@metrolibre/contract'
import { expect, it } from 'vitest'
import { actionsOf } from './booking.ts'

it('offers exactly the transitions that an admin may make', () => {
  const offered = Object.fromEntries(
    reservationStates
      .map((status) => [status, actionsOf({ status, disputes: [] })])
      .filter(([, actions]) => actions?.length),
  )
  expect(offered).toEqual({
    held: ['cancel'],
    contract_signed: ['await', 'cancel'],
    awaiting_payment: ['cancel'],
    awaiting_transfer: ['record', 'cancel'],
    confirmed: ['refund'],
    active: ['refund'],
    needs_review: ['refund'],
  })
})

it('offers no refund while a bank holds the money', () => {
  const dispute = { id: 'dp_1', status: 'needs_response', isOpen: true, reason: 'fraudulent', amount: 1 }
  const offered = (holdsMoney: boolean) =>
    actionsOf({
      status: 'confirmed',
      disputes: [{ ...dispute, holdsMoney, opened: '2026-11-01T12:00:00.000Z', due: null }],
    })
  expect([offered(true), offered(false)]).toEqual([[], ['refund']])
})
