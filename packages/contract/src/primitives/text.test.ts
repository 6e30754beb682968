import { is } from 'valibot'
import { expect, test } from 'vitest'
import { requiredText } from './text.ts'

test('a text that must be there has something that one sees', () => {
  const unseen = [
    '',
    ' ',
    '\u00a0',
    '\u200b',
    '\u00ad',
    '\u2060\ufeff',
    '\u3164',
    '\u034f',
    '\ufe0f',
    '\u202e ',
  ]
  expect(unseen.filter((one) => is(requiredText(9), one))).toEqual([])
  const seen = ['a', '.', '—', '漢', '🙂', '❤\ufe0f', '\u200bñ']
  expect(seen.filter((one) => is(requiredText(9), one))).toEqual(seen)
})
