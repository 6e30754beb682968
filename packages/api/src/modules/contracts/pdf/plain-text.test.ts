import fc from 'fast-check'
import { isPrintable } from '@metrolibre/contract'
import { expect, test } from 'vitest'
import { plainText } from './plain-text.ts'

test('keeps letters with all their marks, and the usual signs', () => {
  const text = 'Ñuñoa, Dvořák Şahin, Łukasz Żółć, Иван, Ελένη, 46 m², “Güemes” – 1.º'
  expect(plainText(text)).toBe(text)
})

test('composes letters and keeps marks that have no letter in common', () => {
  expect(plainText('Sen\u0303or G\u0303uarani')).toBe('Señor G\u0303uarani')
})

test('replaces characters that no font shows', () => {
  expect(plainText('Ana 東京 🏠')).toBe('Ana \ufffd\ufffd \ufffd')
  expect(plainText('\ud800')).not.toContain('\ud800')
})

test('turns every kind of line break into a newline, and a tab into a space', () => {
  expect(plainText('a\rb\r\nc\nd\u2028e\tf')).toBe('a\nb\nc\nd\ne f')
})

test('drops control characters and direction overrides', () => {
  expect(plainText('a\u0000b\u202ec\r\nd')).toBe('abc\nd')
})

test('drops what a phone adds to a sign to draw it in colours', () => {
  expect(isPrintable('Café™\ufe0f')).toBe(true)
  expect(plainText('Café™\ufe0f')).toBe('Café™')
})

test('returns a printable text for any text, and changes no printable one but by its invisible signs', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const plain = plainText(text)
      expect(isPrintable(plain)).toBe(true)
      expect(plainText(plain)).toBe(plain)
      const seen = (one: string) =>
        one
          .normalize('NFC')
          .replaceAll(/[\p{C}\p{Default_Ignorable_Code_Point}\s]/gu, '')
          .normalize('NFC')
      expect(isPrintable(text) ? seen(plain) : '').toBe(isPrintable(text) ? seen(text) : '')
    }),
  )
})
