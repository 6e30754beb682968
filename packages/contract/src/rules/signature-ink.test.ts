import { expect, test } from 'vitest'
import { inkOf, inkProblem } from './signature-ink.ts'

const [width, height] = [400, 160]

/** A sheet in a shadow that grows to the right, with a zigzag of the given length in pixels on it. */
const sheet = (length: number, paper = (x: number) => 240 - x / 4, ink = 40) =>
  Uint8Array.from({ length: width * height }, (_, index) => {
    const [x, y] = [index % width, Math.floor(index / width)]
    const line = 80 + 40 * Math.sin(x / 12)
    return x >= 60 && x < 60 + length && Math.abs(y - line) < 4 ? ink : paper(x)
  })
const problemOf = (shades: Uint8Array) => inkProblem(inkOf(shades, width, height))

test('finds the ink on a sheet in a shadow, and nothing else', () => {
  const { ink, box } = inkOf(sheet(260), width, height)
  expect(inkProblem({ ink, box })).toBeNull()
  expect(box).toMatchObject({ left: 60, width: 260 })
  expect(box!.top).toBeGreaterThan(30)
  expect(box!.height).toBeLessThan(95)
  expect(ink[5 * width + 390]).toBe(0)
})

test('refuses a blank sheet, one of a single colour, a filled one and a signature of few pixels', () => {
  expect(problemOf(sheet(0))).toBe('blank')
  expect(problemOf(sheet(0, () => 0))).toBe('blank')
  expect(problemOf(sheet(260, () => 90, 250))).not.toBeNull()
  expect(problemOf(sheet(60))).toBe('small')
})
