import { expect, it } from 'vitest'
import { changedMail, noticeMail, restoreMail } from './mails.ts'

const url = 'https://metrolibre.example/restaurar#token=abc'

it.each(['es', 'en'] as const)('names the reader and how long a link is valid (%s)', (language) => {
  const reader = { firstName: 'Elisa', language }
  const restore = restoreMail(reader, url, 60)
  expect(restore.lead).toContain('Elisa')
  expect(restore.lead).toMatch(/\b60 (minutos|minutes)\b/)
  expect(restore.action?.url).toBe(url)
  expect(changedMail(reader).lead).toContain('Elisa')
  expect(noticeMail(reader, url).lead).toContain('Elisa')
})
