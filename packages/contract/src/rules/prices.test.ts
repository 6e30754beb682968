import { expect, test, vi } from 'vitest'
import { isAdult } from './age.ts'
import { estimateRent } from './estimate.ts'

test('an estimate is ten percent around the middle, and there is none for sheds and land', () => {
  const input = {
    propertyType: 'entire',
    area: 100,
    averageValue: 5000,
    rate: 0.9,
    paintingState: 'good',
    floorState: 'good',
  } as const
  expect(estimateRent(input)).toEqual({ low: 405_000, high: 495_000 })
  const worn = estimateRent({ ...input, paintingState: 'bad', floorState: 'regular' })
  expect(worn).toEqual({ low: 338_580, high: 413_820 })
  for (const propertyType of ['galpon', 'terreno'] as const)
    expect(estimateRent({ ...input, propertyType })).toBeUndefined()
  expect(estimateRent({ ...input, averageValue: 0 })).toBeUndefined()
})

test('a person comes of age on their birthday, or on 1 March if born on 29 February', () => {
  expect(isAdult('2008-11-21', '2026-11-21')).toBe(true)
  expect(isAdult('2008-11-22', '2026-11-21')).toBe(false)
  expect(isAdult('2008-02-29', '2026-02-28')).toBe(false)
  expect(isAdult('2008-02-29', '2026-03-01')).toBe(true)
  expect(isAdult('0900-01-01', '2026-03-01')).toBe(true)
})

test('the age is calculated for today unless another day is given', () => {
  vi.useFakeTimers({ now: new Date('2026-11-21T00:00:00Z') })
  try {
    expect([isAdult('2008-11-21'), isAdult('2008-11-22')]).toEqual([true, false])
  } finally {
    vi.useRealTimers()
  }
})
