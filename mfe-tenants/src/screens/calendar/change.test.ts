import { expect, test } from 'vitest'
import { withoutPeriod } from './change.ts'

test('only the given period becomes free, also when it is a part of what is taken', () => {
  const availability = {
    busy: [
      { start: 0, end: 10 },
      { start: 20, end: 30 },
    ],
  } as Parameters<typeof withoutPeriod>[0]
  const busy = (start: number, end: number) => withoutPeriod(availability, { start, end }).busy
  expect(busy(20, 30)).toEqual([{ start: 0, end: 10 }])
  expect(busy(10, 20)).toEqual(availability.busy)
  expect(busy(4, 6)).toEqual([
    { start: 0, end: 4 },
    { start: 6, end: 10 },
    { start: 20, end: 30 },
  ])
  expect(busy(8, 22)).toEqual([
    { start: 0, end: 8 },
    { start: 22, end: 30 },
  ])
})
