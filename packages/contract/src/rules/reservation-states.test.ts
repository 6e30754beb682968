import { expect, test } from 'vitest'
import {
  findTransition,
  liveStates,
  pendingStates,
  reservationStates,
  reservationTransitions,
} from './reservation-states.ts'

test('every state can be reached and no pair is listed twice', () => {
  const pairs = reservationTransitions.map(({ from, to }) => `${from} ${to}`)
  expect(new Set(pairs).size).toBe(pairs.length)
  expect(new Set(reservationTransitions.map(({ to }) => to))).toEqual(new Set(reservationStates))
})

test('what is alive has a way on, what is over has none but a late payment', () => {
  for (const state of liveStates) expect(reservationTransitions.some(({ from }) => from === state)).toBe(true)
  for (const over of ['completed', 'refunded'] as const) {
    expect(reservationTransitions.some(({ from }) => from === over)).toBe(false)
  }
  const late = reservationTransitions.filter(({ from }) => from === 'expired' || from === 'cancelled')
  expect(late.every(({ by }) => by.length === 1 && by[0] === 'payment')).toBe(true)
})

test('only a payment or a recorded transfer confirms', () => {
  const confirming = reservationTransitions.filter(({ to }) => to === 'confirmed')
  expect(confirming.map(({ from, by }) => `${from} ${by.join()}`).toSorted()).toEqual([
    'awaiting_payment payment',
    'awaiting_transfer admin',
    'cancelled payment',
    'expired payment',
  ])
})

test('whoever waits for money blocks, and gives the period back in the end', () => {
  for (const state of pendingStates) {
    expect(findTransition(state, 'expired', 'timer')?.blocks).toBe(false)
    expect(findTransition(state, 'cancelled', 'tenant')?.blocks).toBe(false)
    expect(
      reservationTransitions.filter(({ to }) => to === state).every(({ blocks }) => blocks === true),
    ).toBe(true)
  }
})

test('a refund keeps the period as it was until the money is back', () => {
  const asked = findTransition('confirmed', 'refund_pending', 'admin')!
  expect(asked.blocks).toBe('keep')
  const done = findTransition('refund_pending', 'refunded')!
  expect(done.blocks).toBe(false)
  expect(findTransition('confirmed', 'refund_pending', 'tenant')).toBeUndefined()
})
