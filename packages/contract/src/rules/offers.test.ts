import { expect, it } from 'vitest'
import { isFarFromEstimate } from './offers.ts'

const estimate = { low: 622_000, high: 760_000 }

it.each([
  [622_000, false],
  [760_000, false],
  [1_140_000, false],
  [1_140_001, true],
  [7_000_000, true],
  [414_667, false],
  [414_666, true],
])('asks about an offer of %d for an estimate of 622 to 760 thousand: %s', (price, isFar) => {
  expect(isFarFromEstimate(price, estimate)).toBe(isFar)
  expect(isFarFromEstimate(price, null)).toBe(false)
})
