import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { estimateRent } from './estimate.ts'

const percent = { good: 100n, regular: 95n, bad: 88n } as const
const state = fc.constantFrom('good' as const, 'regular' as const, 'bad' as const)

/** The same computation in whole numbers: area in hundredths, rate in ten-thousandths, the rest in percent. */
const exact = (area: bigint, value: bigint, rate: bigint, paint: bigint, floor: bigint, share: bigint) => {
  const product = area * value * rate * paint * floor * share
  const unit = 100n * 10_000n * 100n * 100n * 100n
  return { nearest: Number((2n * product + unit) / (2n * unit)), isTie: (2n * product) % unit === 0n }
}

it('computes the range like whole numbers do', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('room' as const, 'entire' as const),
      fc.integer({ min: 1, max: 5_000_000 }),
      fc.integer({ min: 1, max: 3_000_000 }),
      fc.integer({ min: 1, max: 30_000 }),
      state,
      state,
      (propertyType, area, averageValue, rate, paintingState, floorState) => {
        const range = estimateRent({
          propertyType,
          area: area / 100,
          averageValue,
          rate: rate / 10_000,
          paintingState,
          floorState,
        })!
        for (const [amount, share] of [
          [range.low, 90n],
          [range.high, 110n],
        ] as const) {
          const { nearest, isTie } = exact(
            BigInt(area),
            BigInt(averageValue),
            BigInt(rate),
            percent[paintingState],
            percent[floorState],
            share,
          )
          // Halves are rounded up here; there the last bit of a fraction decides.
          expect(Math.abs(amount - nearest)).toBeLessThanOrEqual(isTie || nearest > 1e12 ? 1 : 0)
        }
      },
    ),
    { numRuns: 500 },
  )
})

it('leaves sheds, land and zones without a value to an inspector', () => {
  const input = {
    area: 100,
    averageValue: 9500,
    rate: 0.9,
    paintingState: 'good',
    floorState: 'good',
  } as const
  expect(estimateRent({ ...input, propertyType: 'galpon' })).toBeUndefined()
  expect(estimateRent({ ...input, propertyType: 'terreno' })).toBeUndefined()
  expect(estimateRent({ ...input, propertyType: 'entire', averageValue: 0 })).toBeUndefined()
  expect(estimateRent({ ...input, propertyType: 'entire' })).toEqual({ low: 769_500, high: 940_500 })
})
