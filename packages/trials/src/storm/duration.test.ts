import { expect, it } from 'vitest'
import { endOf } from './duration.ts'

it('ends with what kept it from being known whether it was enough', async () => {
  const { signal, reached } = endOf({
    seconds: 0,
    atMostSeconds: 60,
    enough: () => Promise.reject(new Error('the database is gone')),
  })
  await expect(reached).rejects.toThrow('the database is gone')
  expect(signal.aborted).toBe(true)
})

it('asks no more once it was stopped, as something else failed', async () => {
  let asked = 0
  const end = endOf({
    seconds: 0,
    atMostSeconds: 60,
    enough: () => {
      asked += 1
      end.stop()
      return false
    },
  })
  await end.reached
  expect(asked).toBe(1)
})
