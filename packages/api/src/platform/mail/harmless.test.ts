import { expect, it } from 'vitest'
import { harmless } from './harmless.ts'

const mail = { subject: 'Hola', preview: '', title: 'Hola', lead: 'Hola' }
const subjectOf = (subject: string) => harmless({ ...mail, subject }).subject

it.each([
  ['Hola, http://evil.example', 'Hola, http:\u200B//evil.\u200Bexample'],
  ['www.evil.example/a', 'www.\u200Bevil.\u200Bexample/a'],
  ['EVIL.CO', 'EVIL.\u200BCO'],
  ['mañana.рф', 'mañana.\u200Bрф'],
  ['evil.example/x@people.example', 'evil.\u200Bexample/x@people.\u200Bexample'],
  ['x@evil.example/entra', 'x@evil.\u200Bexample/entra'],
])('prevents a link in %j', (written, sent) => {
  expect(subjectOf(written)).toBe(sent)
})

it('keeps prices, initials, sentences and e-mail addresses unchanged', () => {
  const addresses = [
    'ana@people.example',
    "rosa.o'higgins@people.example",
    'ñusta.q@ñandú.cl',
    'a%b.c&d@people.example',
  ]
  for (const text of ['$ 450.000 al mes. Paga ya.', 'J. R. Núñez', 'Av. Sur 12.5 m', ...addresses])
    expect(subjectOf(text)).toBe(text)
})

it('keeps a text on one line and in its written order', () => {
  expect(subjectOf('Ana\r\nBcc: otra@people.example\u2028fin')).toBe('Ana Bcc: otra@people.example fin')
  expect(subjectOf('\u202Eana\u2066 be\u200Bto\u2069')).toBe('ana beto')
  const { lead, note, rows } = harmless({ ...mail, lead: 'a\nb', note: 'a\nb', rows: [['a\nb', 'c\nd']] })
  expect([lead, note, rows]).toEqual(['a b', 'a b', [['a b', 'c d']]])
})

it('keeps the line breaks of a message, and our own URLs', () => {
  const action = { label: 'Ir', url: 'https://metrolibre.example/a' }
  const sent = harmless({ ...mail, message: 'uno\ndos.tres', action })
  expect(sent).toMatchObject({ message: 'uno\ndos.\u200Btres', action })
})
