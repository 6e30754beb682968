import { expect, it } from 'vitest'
import { stateOf } from './post-state.ts'

it('is refused when it is hidden, whether it was verified or not', () => {
  expect(stateOf({ isActive: true, isVerified: true })).toBe('published')
  expect(stateOf({ isActive: true, isVerified: false })).toBe('waiting')
  expect(stateOf({ isActive: false, isVerified: true })).toBe('refused')
  expect(stateOf({ isActive: false, isVerified: false })).toBe('refused')
})
