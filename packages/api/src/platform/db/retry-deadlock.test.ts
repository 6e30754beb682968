import { expect, it } from 'vitest'
import { retryDeadlock } from './retry-deadlock.ts'

const deadlock = Object.assign(new Error('deadlock detected'), { code: '40P01' })

/** Fails so often with this error, then succeeds. */
const failing = (times: number, error: Error) => {
  const calls = { count: 0 }
  const work = () => {
    calls.count += 1
    return calls.count <= times ? Promise.reject(error) : Promise.resolve('done')
  }
  return { calls, work }
}

it('tries again what the database ended as a deadlock, four times in all', async () => {
  const thrice = failing(3, deadlock)
  expect(await retryDeadlock(thrice.work)).toBe('done')
  expect(thrice.calls.count).toBe(4)
  const always = failing(9, deadlock)
  await expect(retryDeadlock(always.work)).rejects.toBe(deadlock)
  expect(always.calls.count).toBe(4)
})

it('gives up at once on anything else', async () => {
  const other = new Error('another one')
  const broken = failing(9, other)
  await expect(retryDeadlock(broken.work)).rejects.toBe(other)
  expect(broken.calls.count).toBe(1)
})
