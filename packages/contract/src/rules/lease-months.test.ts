import fc from 'fast-check'
import { Temporal } from 'temporal-polyfill'
import { expect, test } from 'vitest'
import { addDays, addMonths, monthEnds, wholeMonths } from './lease-months.ts'

const days = fc
  .integer({ min: 0, max: 40_000 })
  .map((offset) => Temporal.PlainDate.from('1999-12-31').add({ days: offset }))

test('months equal those of an independent calendar, clamped to the end of the month', () => {
  fc.assert(
    fc.property(days, fc.integer({ min: -240, max: 240 }), (date, months) => {
      expect(addMonths(date.toString(), months)).toBe(
        date.add({ months }, { overflow: 'constrain' }).toString(),
      )
    }),
  )
})

test('months are counted from the first day and never chained', () => {
  expect(monthEnds('2026-01-31', '2026-05-31')).toEqual([
    '2026-02-28',
    '2026-03-31',
    '2026-04-30',
    '2026-05-31',
  ])
})

test('an end is whole months away exactly when it is in the list of ends', () => {
  fc.assert(
    fc.property(days, fc.integer({ min: 1, max: 800 }), (date, length) => {
      const start = date.toString()
      const end = addDays(start, length)
      expect(end).toBe(date.add({ days: length }).toString())
      const index = monthEnds(start, end).indexOf(end)
      expect(wholeMonths(start, end)).toBe(index === -1 ? undefined : index + 1)
    }),
  )
})

test('less than one month does not count', () => {
  expect(wholeMonths('2026-03-01', '2026-03-31')).toBeUndefined()
  expect(wholeMonths('2026-03-01', '2026-03-01')).toBeUndefined()
  expect(wholeMonths('2026-03-01', '2026-02-01')).toBeUndefined()
})
