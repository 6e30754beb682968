import { expect, it } from 'vitest'
import { groupPrices, isFarFromEstimate } from './offers.ts'

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

const line = (name: string | null, price: number, unit: 'month' | 'hour' = 'month') => ({ name, price, unit })
const namesOf = (lines: Parameters<typeof groupPrices<ReturnType<typeof line>>>[0]) =>
  groupPrices(lines, ({ name }) => name !== null).map((group) => group.map(({ name }) => name))

it('shows rooms that cost the same together, where the first of them stood', () => {
  expect(namesOf([line('A', 90), line('B', 80), line('C', 90), line('D', 90)])).toEqual([
    ['A', 'C', 'D'],
    ['B'],
  ])
})

it('leaves the whole property, other units and fewer than three rooms alone', () => {
  expect(namesOf([line(null, 90), line('A', 90), line('B', 90), line('C', 90, 'hour')])).toEqual([
    [null],
    ['A'],
    ['B'],
    ['C'],
  ])
})
