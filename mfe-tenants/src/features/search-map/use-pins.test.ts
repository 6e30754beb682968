import { expect, it } from 'vitest'
import { stateOf } from './use-pins.ts'

const price = { state: 'no_value' } as const

it('shows on the map what is taken as other than what is free', () => {
  expect(stateOf({ price, free: { now: true, from: '2026-11-29' } })).toBe('free')
  expect(stateOf({ price, free: { now: false, from: '2027-03-03' } })).toBe('taken')
  expect(stateOf({ price: { state: 'sold_out' }, free: { now: false, from: null } })).toBe('sold-out')
})
