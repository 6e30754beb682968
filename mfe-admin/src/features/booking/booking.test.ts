import { reservationStates } from '@metrolibre/contract'
import { expect, it } from 'vitest'
import { actionsOf } from './booking.ts'

it('offers exactly the transitions that an admin may make', () => {
  const offered = Object.fromEntries(
    reservationStates
      .map((status) => [status, actionsOf({ status })])
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
