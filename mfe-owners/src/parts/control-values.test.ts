import { expect, it } from 'vitest'
import { toDecimal } from './control-values.ts'

it.each([
  ['450000', 450_000],
  ['450.000', 450_000],
  ['1.250.000', 1_250_000],
  ['1,250,000', 1_250_000],
  [' 450 000 ', 450_000],
  ['1900.50', 1900.5],
  ['1900,5', 1900.5],
  ['62,5', 62.5],
  ['1.900,50', 1900.5],
  ['1,900.50', 1900.5],
  ['0.005', 0.005],
  ['4500.50', 4500.5],
  ['-1', -1],
])('reads the amount %s', (typed, amount) => expect(toDecimal(typed)).toBe(amount))

it.each(['abc', '1.2.3', '450.00.000', '1e6', '--1'])('does not read %s', (typed) =>
  expect(toDecimal(typed)).toBeNaN(),
)

it('takes an empty control as nothing', () => expect([toDecimal(''), toDecimal(' ')]).toEqual([null, null]))
