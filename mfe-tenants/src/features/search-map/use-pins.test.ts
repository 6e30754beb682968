import { expect, it } from 'vitest'
import { pinStateOf } from './use-pins.ts'

const price = { state: 'no_value' } as const

it('shows on the map what is taken as other than what is free', () => {
  expect(pinStateOf({ price, free: { now: true, from: '2026-11-29' } })).toBe('free')
  expect(pinStateOf({ price, free: { now: false, from: '2027-03-03' } })).toBe('taken')
  expect(pinStateOf({ price: { state: 'sold_out' }, free: { now: false, from: null } })).toBe('sold-out')
})
