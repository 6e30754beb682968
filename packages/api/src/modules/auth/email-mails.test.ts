import { expect, it } from 'vitest'
import {
  changeAskedMail,
  changeMail,
  changeNoticeMail,
  confirmMail,
  emailChangedMail,
} from './email-mails.ts'

const url = 'https://metrolibre.example/confirmar-email#token=abc'

it.each(['es', 'en'] as const)('names the reader and how long a link is valid (%s)', (language) => {
  const reader = { firstName: 'Elisa', language }
  const confirm = confirmMail(reader, url, 3)
  expect(confirm.lead).toContain('Elisa')
  expect(confirm.lead).toMatch(/\b3 (días|days)\b/)
  expect(confirm.action?.url).toBe(url)
  const change = changeMail(language, url, 60)
  expect(change.lead).toMatch(/\b60 (minutos|minutes)\b/)
  expect(change.action?.url).toBe(url)
  expect(changeNoticeMail(reader, url).lead).toContain('Elisa')
  expect(changeAskedMail(reader).lead).toContain('Elisa')
  expect(emailChangedMail(reader).lead).toContain('Elisa')
})
