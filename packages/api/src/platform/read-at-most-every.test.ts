import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { readAtMostEvery } from './read-at-most-every.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

it('reads once for all calls within the time, and again after it', async () => {
  let reads = 0
  const current = readAtMostEvery(1000, () => Promise.resolve(++reads))
  expect(await Promise.all([current(), current()])).toEqual([1, 1])
  vi.advanceTimersByTime(1001)
  expect(await current()).toBe(2)
})

it('reads again after a failure', async () => {
  let fails = true
  const current = readAtMostEvery(1000, () =>
    fails ? Promise.reject(new Error('away')) : Promise.resolve('there'),
  )
  await expect(current()).rejects.toThrow('away')
  fails = false
  expect(await current()).toBe('there')
})
