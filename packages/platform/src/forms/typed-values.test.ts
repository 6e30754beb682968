import { expect, it } from 'vitest'
import { toDecimal, toFactor } from './typed-values.ts'

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

it.each([
  ['0,9', 0.9],
  ['1.125', 1.125],
  ['3,482', 3.482],
  ['-33,4372', -33.4372],
  ['12', 12],
])('reads the factor %s', (typed, factor) => expect(toFactor(typed)).toBe(factor))

it.each(['1.250.000', '1.900,50', 'abc'])('does not read the factor %s', (typed) =>
  expect(toFactor(typed)).toBeNaN(),
)

it('takes an empty control as nothing', () =>
  expect([toDecimal(''), toDecimal(' '), toFactor(' ')]).toEqual([null, null, null]))
