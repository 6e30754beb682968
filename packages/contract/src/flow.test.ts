import { beforeEach, expect, it } from 'vitest'
import { createFlow } from './flow.ts'

let time = 0
const open = (factor = 1) => createFlow({ max: 60, windowSeconds: 60, burst: 3 }, { factor, now: () => time })

beforeEach(() => {
  time = 0
})

it('allows a burst and then an even flow up to the limit of the window', () => {
  const flow = open()
  expect([1, 2, 3].map(() => flow.take('a'))).toEqual([0, 0, 0])
  expect(flow.take('a')).toBe(1)
  time = 400
  expect(flow.take('a')).toBeCloseTo(0.6)
  time = 1000
  expect([flow.take('a'), flow.take('a')]).toEqual([0, 1])
})

it('counts each subject separately, and never allows more than the burst after a pause', () => {
  const flow = open()
  for (let call = 0; call < 3; call += 1) flow.take('a')
  expect(flow.take('b')).toBe(0)
  time = 3_600_000
  expect([1, 2, 3, 4].map(() => flow.take('a') === 0)).toEqual([true, true, true, false])
})

it('is not refilled when the clock goes back', () => {
  const flow = open()
  time = 5000
  for (let call = 0; call < 3; call += 1) flow.take('a')
  time = 0
  expect(flow.take('a')).toBeGreaterThan(0)
})

it('is multiplied by the factor, and forgets the subjects that were inactive longest', () => {
  const flow = open(2)
  expect(Array.from({ length: 7 }, () => flow.take('a') === 0).lastIndexOf(true)).toBe(5)
  for (let number = 0; number < 20_000; number += 1) flow.take(String(number))
  expect(flow.take('a')).toBe(0)
})
