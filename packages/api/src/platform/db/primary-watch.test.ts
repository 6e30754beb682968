import { expect, it } from 'vitest'
import { createPrimaryWatch, PrimaryAwayError } from './primary-watch.ts'

const never = new Promise<never>(() => undefined)

it('tells whoever waits for the primary once it did not answer two looks in a row', async () => {
  const watch = createPrimaryWatch()
  const waits = watch.unlessAway(never)
  watch.looked(false)
  watch.looked(true)
  watch.looked(false)
  expect(watch.isAway()).toBe(false)
  watch.looked(false)
  expect(watch.isAway()).toBe(true)
  await expect(waits).rejects.toThrow(PrimaryAwayError)
  await expect(watch.unlessAway(never)).rejects.toThrow(PrimaryAwayError)
})

it('hands on what the primary answers, also a refusal', async () => {
  const watch = createPrimaryWatch()
  expect(await watch.unlessAway(Promise.resolve(1))).toBe(1)
  await expect(watch.unlessAway(Promise.reject(new Error('refused')))).rejects.toThrow('refused')
  watch.looked(false)
  watch.looked(false)
  watch.looked(true)
  expect(await watch.unlessAway(Promise.resolve(2))).toBe(2)
})
