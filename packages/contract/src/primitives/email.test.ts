import { array, assert, constantFrom, integer, property, string, tuple } from 'fast-check'
import { parse, safeParse } from 'valibot'
import { describe, expect, it } from 'vitest'
import { storedEmail } from './email-address.ts'
import { mailLink } from './mail-link.ts'
import { Email, OptionalEmail } from './email.ts'
import { shownEmail } from './shown-email.ts'

/** Any code point, which is faster than the unit of fast-check that leaves out those that mean nothing. */
const codePoint = integer({ min: 0, max: 0x10_ff_ff }).map((code) => String.fromCodePoint(code))

const messageOf = (typed: unknown) => safeParse(Email, typed).issues?.[0].message

describe('an e-mail address', () => {
  it.each([
    ["o'higgins@metrolibre.example", "o'higgins@metrolibre.example"],
    ['a%b@metrolibre.example', 'a%b@metrolibre.example'],
    ['ventas&arriendos@metrolibre.example', 'ventas&arriendos@metrolibre.example'],
    ['c/o@metrolibre.example', 'c/o@metrolibre.example'],
    ["!#$*+-=?^_`{|}~'@metrolibre.example", "!#$*+-=?^_`{|}~'@metrolibre.example"],
    ['info@ñandú.cl', 'info@xn--and-6ma2c.cl'],
    ['info@n\u0303andu\u0301.cl', 'info@xn--and-6ma2c.cl'],
    ['INFO@XN--AND-6MA2C.CL', 'info@xn--and-6ma2c.cl'],
    ['info@ÑANDÚ。cl', 'info@xn--and-6ma2c.cl'],
    ['Ñusta.Quispe@Metrolibre.Example', 'ñusta.quispe@metrolibre.example'],
    ['n\u0303usta@metrolibre.example', 'ñusta@metrolibre.example'],
    ['почта@пример.рф', 'почта@xn--e1afmkfd.xn--p1ai'],
    ['a@straße.example', 'a@xn--strae-oqa.example'],
    ['a@b-c.d1.museum', 'a@b-c.d1.museum'],
  ])('reads %j as %j', (typed, stored) => {
    expect(parse(Email, typed)).toBe(stored)
  })

  it.each([' ', '\u200B', '\uFEFF', '\u00A0', '\u00AD', '\u200E', '\u202A', '\u2069', '\t\r\n', '\u2028'])(
    'loses %j at its ends',
    (sign) => {
      expect(parse(Email, `${sign}ana@metrolibre.example${sign}${sign}`)).toBe('ana@metrolibre.example')
      expect(parse(OptionalEmail, sign)).toBe('')
      expect(messageOf(sign)).toBe('validation.email_required')
    },
  )

  it.each([
    'ana',
    'ana@',
    '@metrolibre.example',
    'ana@metrolibre',
    'ana@localhost',
    'ana@@metrolibre.example',
    'a b@metrolibre.example',
    'ana@metro libre.example',
    'ana.@metrolibre.example',
    '.ana@metrolibre.example',
    'a..b@metrolibre.example',
    'ana@metrolibre..example',
    'ana@metrolibre.example.',
    'ana@-metrolibre.example',
    'ana@192.168.0.1',
    'ana@[192.168.0.1]',
    'ana@1.2',
    'ana@metro%6cibre.example',
    'ana@metrolibre.example/a',
    'ana@metrolibre.example:80',
    'ana@a:b@metrolibre.example',
    'a\u200Bna@metrolibre.example',
    'ana@metro\u00ADlibre.example',
    'ana@metro_libre.example',
    'Ana <ana@metrolibre.example>',
    'ana@metrolibre.example, eva@metrolibre.example',
    'ana@metrolibre.example\nBcc: eva@metrolibre.example',
    `${'a'.repeat(65)}@metrolibre.example`,
    `${'ñ'.repeat(33)}@metrolibre.example`,
    `a@${'b'.repeat(64)}.example`,
    `a@${'b.'.repeat(130)}example`,
  ])('refuses %j', (typed) => {
    expect(messageOf(typed)).toBe('validation.email')
  })

  it('is the same address however it is typed, and in what it is stored and shown as', () => {
    const letter = constantFrom(...Array.from('aAñÑúzé09йЙΩßışİſé'.normalize('NFC')), 'n\u0303', 'e\u0301')
    const word = array(letter, { minLength: 1, maxLength: 8 }).map((letters) => letters.join(''))
    assert(
      property(tuple(word, word), ([local, label]) => {
        const stored = storedEmail(`${local}@${label}.example`)
        if (stored === null) return
        expect(storedEmail(stored)).toBe(stored)
        expect(storedEmail(shownEmail(stored))).toBe(stored)
        expect(storedEmail(`${local.normalize('NFD')}@${label.normalize('NFD')}.example`)).toBe(stored)
        expect(storedEmail(` ${local}@${label}.EXAMPLE\u200B`)).toBe(stored)
        expect(stored).toBe(stored.toLowerCase())
      }),
    )
  })

  it('is never read from a text in a way that changes it when it is read again', () => {
    assert(
      property(string({ unit: codePoint, maxLength: 30 }), (text) => {
        for (const typed of [text, `${text}@metrolibre.example`, `a@${text}`, `a@${text}.example`]) {
          const stored = storedEmail(typed)
          if (stored === null) continue
          expect(storedEmail(stored)).toBe(stored)
          expect(storedEmail(shownEmail(stored))).toBe(stored)
          expect(stored).not.toMatch(/[\s\p{Cc}\p{Cf}]/u)
        }
      }),
    )
  })
})

it('shows a domain in the letters of its language', () => {
  expect(shownEmail('info@xn--and-6ma2c.cl')).toBe('info@ñandú.cl')
  expect(shownEmail('ana@metrolibre.example')).toBe('ana@metrolibre.example')
  expect(shownEmail('info@xn--a.cl')).toBe('info@xn--a.cl')
  expect(shownEmail('')).toBe('')
})

it('links to an address whatever signs are in it', () => {
  expect(mailLink("o'higgins+a%b&c/d?e@ñandú.cl")).toBe(
    "mailto:o'higgins%2Ba%25b%26c%2Fd%3Fe@xn--and-6ma2c.cl",
  )
  expect(mailLink('ñusta@metrolibre.example')).toBe('mailto:%C3%B1usta@metrolibre.example')
})
