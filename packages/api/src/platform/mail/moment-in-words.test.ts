import { expect, it } from 'vitest'
import { momentInWords } from './moment-in-words.ts'

const afternoon = new Date('2026-11-26T19:05:00Z')

it.each([
  ['es', undefined, 'jueves 26 de noviembre de 2026 a las 16:05'],
  ['es', 'year', 'jueves 26 de noviembre a las 16:05'],
  ['es', 'weekday', '26 de noviembre de 2026 a las 16:05'],
  ['en', undefined, 'Thursday 26 November 2026 at 16:05'],
  ['en', 'year', 'Thursday 26 November at 16:05'],
  ['en', 'weekday', '26 November 2026 at 16:05'],
] as const)('writes a time in %s without %s, on a clock of 24 hours', (locale, without, words) => {
  const writing = { timeZone: 'America/Santiago', locale, ...(without && { without }) }
  expect(momentInWords(afternoon, writing)).toBe(words)
})

it('takes the day and the hour of the place, also just after midnight', () => {
  const writing = { timeZone: 'America/Lima', locale: 'es' } as const
  expect(momentInWords(new Date('2026-11-27T05:00:00Z'), writing)).toBe(
    'viernes 27 de noviembre de 2026 a las 00:00',
  )
})
