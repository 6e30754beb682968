import { expect, it } from 'vitest'
import { postStateOf } from './post-state.ts'

it('is refused when it is hidden, whether it was verified or not', () => {
  expect(postStateOf({ isActive: true, isVerified: true })).toBe('published')
  expect(postStateOf({ isActive: true, isVerified: false })).toBe('waiting')
  expect(postStateOf({ isActive: false, isVerified: true })).toBe('refused')
  expect(postStateOf({ isActive: false, isVerified: false })).toBe('refused')
})
