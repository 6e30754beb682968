import fc from 'fast-check'
import { expect, it } from 'vitest'
import { earningsOf } from './commission.ts'
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

it('leaves out no line and no money, whatever the prices are', () => {
  const anyLine = fc.record({
    name: fc.option(fc.constantFrom('A', 'B', 'C')),
    price: fc.constantFrom(0, 1, 89_990, 90_000),
    unit: fc.constantFrom('month' as const, 'hour' as const),
  })
  const isRoom = ({ name }: { name: string | null }) => name !== null
  const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0)
  fc.assert(
    fc.property(fc.array(anyLine, { maxLength: 41 }), fc.integer({ min: 0, max: 100 }), (lines, percent) => {
      const groups = groupPrices(lines, isRoom)
      const net = ({ price }: { price: number }) => earningsOf(price, percent).net
      // A line of the offer shows the price of one of its rooms and how many there are.
      expect(sumOf(groups.map((group) => group[0]!.price * group.length))).toBe(
        sumOf(lines.map(({ price }) => price)),
      )
      expect(sumOf(groups.map((group) => net(group[0]!) * group.length))).toBe(sumOf(lines.map(net)))
      expect(new Set(groups.flat())).toEqual(new Set(lines))
      expect(groups.flat()).toHaveLength(lines.length)
      for (const group of groups) {
        expect(new Set(group.map(({ unit, price }) => `${price} ${unit}`)).size).toBe(1)
        expect(group.length === 1 || group.every(isRoom)).toBe(true)
      }
    }),
  )
})
