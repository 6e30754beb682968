import { expect, test } from 'vitest'
import { plainText } from './plain-text.ts'

test('keeps the letters of Chile and Perú', () => {
  expect(plainText('Ñuñoa, José Ávila, 46 m², “Güemes” – 1.º')).toBe(
    'Ñuñoa, José Ávila, 46 m², “Güemes” – 1.º',
  )
})

test('drops marks the font lacks and replaces what it cannot show', () => {
  expect(plainText('Dvořák Şahin 東京 🏠')).toBe('Dvorák Sahin ?? ?')
})

test('drops a mark that no letter is written with in one piece', () => {
  expect(plainText('Sen\u0303or G\u0303uarani')).toBe('Señor Guarani')
})

test('replaces a sign of which it could show only a part', () => {
  expect(plainText('\u0149')).toBe('?')
})

test('ends a line however it was ended', () => {
  expect(plainText('a\rb\r\nc\nd')).toBe('a\nb\nc\nd')
})

test('drops control characters and direction overrides', () => {
  expect(plainText('a\u0000b\u202ec\r\nd')).toBe('abc\nd')
})
