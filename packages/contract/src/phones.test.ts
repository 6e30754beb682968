import { array, assert, constantFrom, integer, property, string, tuple } from 'fast-check'
import { parse, safeParse } from 'valibot'
import { describe, expect, it } from 'vitest'
import { isWhatsapp, readPhone, readWhatsapp, shownPhone } from './phones.ts'
import { NumericPhone, Phone, Whatsapp } from './primitives/contact.ts'
import { callLink, chatLink } from './rules/phone-links.ts'

const countries = ['Chile', 'Perú'] as const

describe('a phone number', () => {
  it.each([
    ['9 5550 0142', 'Chile', '+56955500142'],
    ['9 8765 4321', 'Chile', '+56987654321'],
    ['955500142', 'Perú', '+51955500142'],
    ['(02) 2123 4567', 'Chile', '+56221234567'],
    ['2 2123 4567', 'Chile', '+56221234567'],
    ['09 5550 0142', 'Chile', '+56955500142'],
    ['(01) 345-6789', 'Perú', '+5113456789'],
    ['+56 9 5550 0142', 'Perú', '+56955500142'],
    ['+56 (9) 5550-0142', 'Chile', '+56955500142'],
    ['+56 09 5550 0142', 'Chile', '+56955500142'],
    ['56955500142', 'Chile', '+56955500142'],
    ['56 9 5550 0142', 'Perú', '+56955500142'],
    ['0051 955 500 142', 'Chile', '+51955500142'],
    ['0056955500142', 'Perú', '+56955500142'],
    ['51955500142', 'Chile', '+51955500142'],
    ['+44 (0)20 7946 0958', 'Chile', '+442079460958'],
    ['+1 (202) 555-0123', 'Perú', '+12025550123'],
    ['+54 9 11 2345-6789', 'Chile', '+5491123456789'],
    ['\u202A+56 9 5550\u00A00142\u202C', 'Chile', '+56955500142'],
    ['＋５６ ９ ５５５０ ０１４２', 'Chile', '+56955500142'],
    ['+56–9‑5550‐0142', 'Chile', '+56955500142'],
    ['600 600 2626', 'Chile', '+566006002626'],
  ] as const)('reads %j typed in %s as %s, everywhere', (typed, country, stored) => {
    for (const schema of [Whatsapp, NumericPhone, Phone])
      expect(readPhone(parse(schema, typed), country)).toBe(stored)
    expect(readWhatsapp(typed, country)).toBe(stored)
  })

  it.each([
    ['+1234', '+1234'],
    ['+56-2-000-1000', '+5620001000'],
    ['12345', '12345'],
  ])('keeps %j, which is in no plan, as %s', (typed, stored) => {
    expect(readPhone(parse(Phone, typed), 'Chile')).toBe(stored)
    expect(shownPhone(stored)).toBe(stored)
  })

  it('may be the number of a chat with a plus and four digits, or in its country', () => {
    for (const typed of ['', '+1234', '9 5550 0142', '+56 9 5550 0142'])
      expect(isWhatsapp(parse(Whatsapp, typed), 'Chile'), typed).toBe(true)
    expect(isWhatsapp('12345678', 'Chile')).toBe(false)
    for (const typed of ['+123', '123', '1234', '+', 'nueve', '+56 9 5550 0142 anexo 3', '9'.repeat(21)])
      expect(safeParse(Whatsapp, typed).issues?.[0].message, typed).toBe('validation.whatsapp')
  })

  it('of a person has digits, and of a place may have dashes, as ever', () => {
    for (const typed of ['', '1', '223456789']) expect(parse(NumericPhone, typed)).toBe(typed)
    for (const typed of ['12-34', 'a223456789', '+1', '2 34'])
      expect(safeParse(NumericPhone, typed).issues?.[0].message, typed).toBe('validation.phone')
    expect(parse(Phone, '12-34')).toBe('1234')
    for (const typed of ['-', '+', '12', 'no', '2 2345 de Ana'])
      expect(safeParse(Phone, typed).issues?.[0].message, typed).toBe('validation.place_phone')
  })

  it('is shown in one form', () => {
    expect(shownPhone('+56955500142')).toBe('+56 9 5550 0142')
    expect(shownPhone('+56912345678')).toBe('+56 9 1234 5678')
    expect(shownPhone('+51955500142')).toBe('+51 955 500 142')
    expect(shownPhone('955500142', 'Perú')).toBe('+51 955 500 142')
    expect(shownPhone('+12025550123')).toBe('+1 202 555 0123')
    expect(shownPhone('')).toBe('')
  })

  it('opens the right chat and call', () => {
    expect(chatLink('+56955500142')).toBe('https://wa.me/56955500142')
    expect(chatLink('56955500142', 'Hola, ¿está libre?')).toBe(
      'https://wa.me/56955500142?text=Hola%2C%20%C2%BFest%C3%A1%20libre%3F',
    )
    expect(callLink('+56 9 5550 0142')).toBe('tel:+56955500142')
  })

  it('is the same however its digits are parted, and when it is read or shown again', () => {
    const part = constantFrom('', ' ', '-', '.', '\u00A0', '‑', ' (', ') ')
    const start = constantFrom('+569', '9', '+519', '+5622', '0051 9', '(02) 2')
    const digit = integer({ min: 0, max: 9 })
    const rest = array(tuple(part, digit), { minLength: 8, maxLength: 8 })
    assert(
      property(start, rest, constantFrom(...countries), (begin, digits, country) => {
        const typed = begin + digits.map(([between, one]) => between + String(one)).join('')
        const plain = begin + digits.map(([, one]) => one).join('')
        const stored = readPhone(plain, country)!
        expect(readPhone(parse(Phone, typed), country)).toBe(stored)
        // In E.164 it is the same everywhere; what is in no plan has no country.
        const readBy = stored.startsWith('+') ? countries : [country]
        expect(readBy.map((other) => readPhone(stored, other))).toEqual(readBy.map(() => stored))
        expect(readPhone(shownPhone(stored, country), country)).toBe(readPhone(stored, country))
      }),
    )
  })

  it('is stored as digits, whatever is typed', () => {
    assert(
      property(string({ maxLength: 24 }), constantFrom(...countries), (typed, country) => {
        expect(readPhone(typed, country) ?? '1').toMatch(/^(?:\+\d{4,15}|\d{1,15})$/)
        expect(readWhatsapp(typed, country) ?? '+1234').toMatch(/^\+\d{4,15}$/)
      }),
    )
  })
})
