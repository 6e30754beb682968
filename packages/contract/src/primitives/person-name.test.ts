import { array, assert, constantFrom, integer, property, string, tuple } from 'fast-check'
import topLevelDomains from 'tlds' with { type: 'json' }
import { is } from 'valibot'
import { expect, test } from 'vitest'
import { nameText, optionalNameText, personName } from './person-name.ts'

const Name = personName(80)

/** Any code point, which is faster than the unit of fast-check that leaves out those that mean nothing. */
const codePoint = integer({ min: 0, max: 0x10_ff_ff }).map((code) => String.fromCodePoint(code))

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
  'Ma.Fernanda',
  'Ma.José',
  'Sta.María',
  'St.John',
  'Dr.Who',
  'J.R.R. Tolkien',
  'ma.fernanda',
  'Fco.Javier Núñez',
  'Maria.La Torre',
  'María.de la Cruz',
  'Rosa.DE LOS ÁNGELES',
  'Inversiones Sur S.A.',
  'Taller S.p.A.',
  'Núñez‐Ortega',
  'Núñez‑Ortega',
  'Núñez–Ortega',
  'Núñez—Ortega',
  'O’Higgins',
  'Oʼhiggins',
  'María "Coca" Soto',
  'María “Coca” Soto',
  'María «Coca» Soto',
  'A+B',
  '3',
  'María\u00A0José',
  'María\u202FJosé',
  '山田\u3000太郎',
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
  'evil.com',
  'Cía.Ltda',
  'EVIL.Com',
  'Evil.Cl',
  'Fernanda.cl',
  'Maria.La',
  'Maria.La, hija',
  'maria.la torre',
  'Www.la torre',
  'Ana.evil.la Torre',
  'Evil1.de Soto',
  'Ana evil.com.Fernanda',
  'bit.ly',
  'www2.evil',
  'evil.рф',
  'ñandú.cl',
  'evil.com.',
  'a.b.co',
  'evil.local',
  'evil.xn--p1ai',
  'Ana.XN--fiqs8s',
  '192.0.2.1',
  'Ana 192.0.2.1',
  'evil．com',
  'metro.click Gana',
  '.',
  '- -',
  '"\'"',
  '+&()',
  '\u0301',
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

const words = array(constantFrom(...Array.from('aÑzoé19'), 'María', 'Ma'), { minLength: 1, maxLength: 4 })

test('refuses every domain of the internet, however it is written', () => {
  const part = words.map((letters) => letters.join(''))
  assert(
    property(
      tuple(part, constantFrom(...topLevelDomains), constantFrom('', ' Soto', '.', ', hijo')),
      ([label, last, end]) => {
        // What the next test accepts.
        if (end === ' Soto' && /^(?:la|de)$/.test(last) && /^\p{Lu}\p{Ll}+$/u.test(label)) return
        for (const site of [`${label}.${last}`, `${label}.${last.toUpperCase()}`, `Ana ${label}.x.${last}`])
          expect(is(Name, site + end), site + end).toBe(false)
      },
    ),
    { numRuns: 500 },
  )
})

test('accepts a first name that “la” or “de” was joined to, before the rest of the surname', () => {
  const first = constantFrom('María', 'Ma', 'Óscar', 'Juan', 'Ñusta')
  const particle = constantFrom('la', 'La', 'de', 'De', 'DE')
  const rest = constantFrom(' Torre', ' la Cruz', ' los Ríos, hijo', '\u00A0Soto')
  assert(
    property(
      tuple(first, particle, rest, constantFrom('', 'Ana ', 'J. R. ')),
      ([name, joint, end, before]) => {
        expect(is(Name, `${before}${name}.${joint}${end}`)).toBe(true)
        for (const site of [
          `${name}.${joint}`,
          `${name}.x.${joint}${end}`,
          `${name.toLowerCase()}.${joint}${end}`,
        ])
          expect(is(Name, before + site), before + site).toBe(false)
      },
    ),
  )
})

test('accepts names of letters with any punctuation of names, and none without a letter or a digit', () => {
  const signs = constantFrom(...Array.from(` '’ʼ"“”+&()‐‑–-,`))
  const marks = array(signs, { maxLength: 4 }).map((list) => list.join(''))
  assert(
    property(tuple(marks, words, marks), ([before, letters, after]) => {
      expect(is(Name, before + letters.join(' ') + after)).toBe(true)
      expect(is(Name, before + after)).toBe(false)
    }),
  )
})

test('accepts any text with a letter or a digit as the name of a company or a place, and nothing else', () => {
  for (const name of ['Metros.cl SpA', 'A/B', '«3»', 'Galpón #1', '東京'])
    expect([is(nameText(80), name), is(optionalNameText(80), name)], name).toEqual([true, true])
  for (const name of ['...', '🏠', '\u200B', '\u3164', '- -', '"'])
    expect([is(nameText(80), name), is(optionalNameText(80), name)], name).toEqual([false, false])
  expect([is(nameText(80), ' '), is(optionalNameText(80), ' ')]).toEqual([false, true])
  assert(
    property(string({ unit: codePoint, maxLength: 20 }), (text) => {
      expect(is(nameText(80), `${text}7`)).toBe(true)
      expect(is(nameText(80), text) && !/[\p{L}\p{N}]/u.test(text)).toBe(false)
    }),
  )
})
