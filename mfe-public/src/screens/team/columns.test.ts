import { expect, it } from 'vitest'
import { columnsFor } from './columns.ts'

it.each([
  [1, 4],
  [4, 4],
  [5, 3],
  [9, 3],
  [6, 4],
  [13, 5],
])('leaves nobody alone in the last row: %i people in %i columns', (count, columns) => {
  expect(columnsFor(count, [4, 3, 5])).toBe(columns)
})

it('prefers the first number where somebody is alone with each', () => {
  expect(columnsFor(13, [4, 3])).toBe(4)
})
