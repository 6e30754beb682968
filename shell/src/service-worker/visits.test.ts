import { expect, it } from 'vitest'
import { mayKeepFile } from './visits.ts'

const answer = (type: string, { cache = '', redirected = false, status = 200 }) =>
  Object.defineProperty(
    new Response('', { status, headers: { 'content-type': type, 'cache-control': cache } }),
    'redirected',
    { value: redirected },
  )
const forGood = 'public, max-age=31536000, immutable'

it('keeps released files and pictures, also those that a bucket sends, and nothing that stands in for them', () => {
  expect(mayKeepFile(answer('image/webp', { cache: forGood }))).toBe(true)
  expect(mayKeepFile(answer('text/javascript', { cache: forGood }))).toBe(true)
  expect(mayKeepFile(answer('image/webp', { redirected: true }))).toBe(true)
  expect(mayKeepFile(answer('image/webp', { redirected: true, status: 206 }))).toBe(false)
  expect(mayKeepFile(answer('image/webp', {}))).toBe(false)
  expect(mayKeepFile(answer('text/html', { cache: forGood, redirected: true }))).toBe(false)
  expect(mayKeepFile(answer('text/html', { cache: forGood }))).toBe(false)
  expect(mayKeepFile(answer('text/javascript', { cache: forGood, redirected: true }))).toBe(false)
})
