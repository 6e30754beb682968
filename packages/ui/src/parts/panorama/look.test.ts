import { expect, test } from 'vitest'
import { ahead, dragged, narrowest, turned, widest, zoomed } from './look.ts'

test('turns horizontally without limit, and vertically up to the zenith', () => {
  const round = Array.from({ length: 40 }).reduce(
    (look: typeof ahead) => turned(look, { yaw: 1, pitch: 1 }),
    ahead,
  )
  expect(Math.abs(round.yaw)).toBeLessThan(2 * Math.PI)
  expect(round.pitch).toBeCloseTo(Math.PI / 2)
})

test('zooms in and out within limits', () => {
  expect(zoomed(ahead, 0.01).field).toBe(narrowest)
  expect(zoomed(ahead, 100).field).toBe(widest)
})

test('follows the finger: dragging over the whole height turns by the whole field of view', () => {
  expect(dragged(ahead, { x: -400, y: 0 }, 400).yaw).toBeCloseTo(ahead.field)
  expect(dragged(ahead, { x: 0, y: 100 }, 400).pitch).toBeCloseTo(ahead.field / 4)
})
