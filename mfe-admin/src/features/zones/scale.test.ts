import { expect, it } from 'vitest'
import { scaleOver } from './scale.ts'

it.each([
  [
    [5100, 7000, 11_300],
    [4000, 6000, 8000, 10_000, 12_000],
  ],
  [[7000], [7000, 7200, 7400]],
  [[0], [0, 0.2, 0.4]],
])('has room for %j between round marks', (values, some) => {
  const { at, marks } = scaleOver(values)
  for (const value of values) {
    expect(at(value)).toBeGreaterThanOrEqual(0)
    expect(at(value)).toBeLessThanOrEqual(100)
  }
  expect(marks.length).toBeLessThanOrEqual(8)
  expect(marks).toEqual(expect.arrayContaining(some.slice(0, 2)))
})
