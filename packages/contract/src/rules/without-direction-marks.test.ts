import { expect, test } from 'vitest'
import { withoutDirectionMarks } from './without-direction-marks.ts'

test('a name loses the marks that turn the writing direction, and keeps the rest', () => {
  expect(withoutDirectionMarks(' \u202EPor\u202C pagar\u2066 > 3 👩‍🔧\u2069\u200F ')).toBe('Por pagar > 3 👩‍🔧')
  expect(withoutDirectionMarks('\u202E \u2069')).toBe('')
})
