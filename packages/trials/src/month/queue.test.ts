import { expect, it } from 'vitest'
import { waiting } from './queue.ts'

it('knows the textbook’s queues', () => {
  // One server that is half busy: half of the arrivals wait.
  expect(waiting(0.5, 1, 10).share).toBeCloseTo(0.5)
  // Two servers with one at work on average: a third waits.
  expect(waiting(1, 2, 10).share).toBeCloseTo(1 / 3)
})

it('lets nobody wait where there is room, and all where there is none', () => {
  expect(waiting(1, 50, 10).p99).toBe(0)
  expect(waiting(8, 8, 10)).toEqual({ share: 1, p99: Number.POSITIVE_INFINITY })
})
