import { expect, it } from 'vitest'
import { earningsOf } from './commission.ts'

it.each([
  [450_000, 0, 0],
  [450_000, 8, 36_000],
  [99_999, 7.5, 7500],
  [10, 5, 1],
  [99_999_999, 100, 99_999_999],
  [1000, 1.15, 12],
])('of %d, %d %% are %d', (price, percent, commission) => {
  expect(earningsOf(price, percent)).toEqual({ price, commission, net: price - commission })
})
