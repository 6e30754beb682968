import { expect, it } from 'vitest'
import { retryDeadlock } from './retry-deadlock.ts'

const deadlock = Object.assign(new Error('deadlock detected'), { code: '40P01' })

/** Returns work that fails this many times with an error and then succeeds. */
const failing = (times: number, error: Error) => {
  const calls = { count: 0 }
  const work = () => {
    calls.count += 1
    return calls.count <= times ? Promise.reject(error) : Promise.resolve('done')
  }
  return { calls, work }
}

it('runs work again after a deadlock, at most four times in all', async () => {
  const thrice = failing(3, deadlock)
  expect(await retryDeadlock(thrice.work)).toBe('done')
  expect(thrice.calls.count).toBe(4)
  const always = failing(9, deadlock)
  await expect(retryDeadlock(always.work)).rejects.toBe(deadlock)
  expect(always.calls.count).toBe(4)
})

it('does not retry after any other error', async () => {
  const other = new Error('another one')
  const broken = failing(9, other)
  await expect(retryDeadlock(broken.work)).rejects.toBe(other)
  expect(broken.calls.count).toBe(1)
})
