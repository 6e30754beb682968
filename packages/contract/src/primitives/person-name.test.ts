import { is } from 'valibot'
import { expect, test } from 'vitest'
import { personName } from './person-name.ts'

const Name = personName(80)

test.each([
  'Javiera',
  'María José',
  'Mª. José',
  "O'Higgins",
  'O’Higgins',
  'J. R. Núñez-Ortega',
  'J.R.',
  'Pérez, hijo',
  'Soto (Taller Sur & Cía.)',
  'Juan 2º',
  'Нина',
])('accepts %j as a name', (name) => {
  expect(is(Name, name)).toBe(true)
})

test.each([
  '',
  '  ',
  'http://evil.example click',
  'evil.example',
  'www.evil',
  'Gana en evil.cl',
  'ana@evil.example',
  'evil。example',
  '<b>Ana</b>',
  '[Ana](evil)',
  'Ana\nBcc: otra',
  'Ana\u2028Bcc',
  'Ana\u0000',
  '\u202Eana',
  'a\u200Bna',
  '\u3164',
  'An\u034Fa',
  'Ana\uFE0F',
  'Ana 🎁',
  'a'.repeat(81),
])('refuses %j as a name', (name) => {
  expect(is(Name, name)).toBe(false)
})
