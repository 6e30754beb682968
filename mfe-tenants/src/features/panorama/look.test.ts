import { expect, test } from 'vitest'
import { ahead, dragged, narrowest, turned, widest, zoomed } from './look.ts'

test('turns round without end and stops at the zenith', () => {
  const round = Array.from({ length: 40 }).reduce(
    (look: typeof ahead) => turned(look, { yaw: 1, pitch: 1 }),
    ahead,
  )
  expect(Math.abs(round.yaw)).toBeLessThan(2 * Math.PI)
  expect(round.pitch).toBeCloseTo(Math.PI / 2)
})

test('comes nearer and steps back within bounds', () => {
  expect(zoomed(ahead, 0.01).field).toBe(narrowest)
  expect(zoomed(ahead, 100).field).toBe(widest)
})

test('follows the finger: a drag over the whole height turns by the whole view', () => {
  expect(dragged(ahead, { x: -400, y: 0 }, 400).yaw).toBeCloseTo(ahead.field)
  expect(dragged(ahead, { x: 0, y: 100 }, 400).pitch).toBeCloseTo(ahead.field / 4)
})
