import { expect, it } from 'vitest'
import { idOf } from './stripe.ts'

it('takes the id of an object from its name, or from the object itself', () => {
  expect(idOf('pi_1')).toBe('pi_1')
  expect(idOf({ id: 'pi_2' })).toBe('pi_2')
  expect([idOf(null), idOf(undefined)]).toEqual([null, null])
})
