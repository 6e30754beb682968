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

test('drops control characters and direction overrides', () => {
  expect(plainText('a\u0000b\u202ec\r\nd')).toBe('abc\nd')
})
