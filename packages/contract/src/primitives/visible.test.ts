import { array, assert, constantFrom, property } from 'fast-check'
import { expect, test } from 'vitest'
import { trimInvisible } from './visible.ts'

test('a text loses exactly what is not seen at its ends', () => {
  const signs = constantFrom(
    ' ',
    '\u200b',
    '\u3164',
    '\u{e0100}',
    'a',
    'ñ',
    '🙂',
    '\ufe0f',
    '\n',
    '\u0301',
    '\ud83d',
    '\ude42',
  )
  const unseen = /^[\s\p{Cc}\p{Cf}\p{Z}\p{Default_Ignorable_Code_Point}]$/u
  assert(
    property(array(signs, { maxLength: 8 }), (parts) => {
      const all = Array.from(parts.join(''))
      const first = all.findIndex((sign) => !unseen.test(sign))
      const last = all.findLastIndex((sign) => !unseen.test(sign))
      expect(trimInvisible(parts.join(''))).toBe(first < 0 ? '' : all.slice(first, last + 1).join(''))
    }),
    { numRuns: 2000 },
  )
})
