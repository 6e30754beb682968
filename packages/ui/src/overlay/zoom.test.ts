import { expect, test } from 'vitest'
import { panned, still, zoomedTo } from './zoom.ts'

const size = { width: 600, height: 400 }

test('zooms from one to five times', () => {
  expect(zoomedTo(still, 9, { x: 0, y: 0 }, size).zoom).toBe(5)
  expect(zoomedTo({ zoom: 3, x: 100, y: 50 }, 0.2, { x: 0, y: 0 }, size)).toEqual(still)
})

test('keeps what is under the pointer under it', () => {
  const spot = { x: 120, y: -80 }
  const before = zoomedTo(still, 2, spot, size)
  const seen = { x: (spot.x - before.x) / 2, y: (spot.y - before.y) / 2 }
  const after = zoomedTo(before, 4, spot, size)
  expect((spot.x - after.x) / 4).toBeCloseTo(seen.x)
  expect((spot.y - after.y) / 4).toBeCloseTo(seen.y)
})

test('never lets the picture leave its frame', () => {
  expect(panned({ zoom: 2, x: 0, y: 0 }, { x: 999, y: -999 }, size)).toEqual({ zoom: 2, x: 300, y: -200 })
  expect(panned(still, { x: 40, y: 40 }, size)).toEqual(still)
})
