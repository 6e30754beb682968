import { expect, test } from 'vitest'
import { plainText } from './plain-text.ts'

test('keeps the letters used in Chile and Perú', () => {
  expect(plainText('Ñuñoa, José Ávila, 46 m², “Güemes” – 1.º')).toBe(
    'Ñuñoa, José Ávila, 46 m², “Güemes” – 1.º',
  )
})

test('removes accents that the font lacks and replaces characters it can’t show', () => {
  expect(plainText('Dvořák Şahin 東京 🏠')).toBe('Dvorák Sahin ?? ?')
})

test('removes a combining accent that has no precomposed letter', () => {
  expect(plainText('Sen\u0303or G\u0303uarani')).toBe('Señor Guarani')
})

test('replaces a character of which the font could show only a part', () => {
  expect(plainText('\u0149')).toBe('?')
})

test('turns every kind of line break into a newline', () => {
  expect(plainText('a\rb\r\nc\nd')).toBe('a\nb\nc\nd')
})

test('drops control characters and direction overrides', () => {
  expect(plainText('a\u0000b\u202ec\r\nd')).toBe('abc\nd')
})
