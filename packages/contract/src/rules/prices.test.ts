import { expect, test } from 'vitest'
import { isAdult } from './age.ts'
import { estimateRent } from './estimate.ts'

test('an estimate is ten percent around the middle, and none for sheds and land', () => {
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
  expect(worn?.high).toBeLessThan(495_000)
  expect(estimateRent({ ...input, propertyType: 'galpon' })).toBeUndefined()
  expect(estimateRent({ ...input, averageValue: 0 })).toBeUndefined()
})

test('one comes of age on the birthday, of 29 February on 1 March', () => {
  expect(isAdult('2008-11-21', '2026-11-21')).toBe(true)
  expect(isAdult('2008-11-22', '2026-11-21')).toBe(false)
  expect(isAdult('2008-02-29', '2026-02-28')).toBe(false)
  expect(isAdult('2008-02-29', '2026-03-01')).toBe(true)
})
