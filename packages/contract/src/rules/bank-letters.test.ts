import { assert, property, string } from 'fast-check'
import { expect, test } from 'vitest'
import { asciiLetters, signsUnknownToBanks } from './bank-letters.ts'

test('letters of Latin languages have a plain form', () => {
  expect(asciiLetters('Łukasz Żółć, Đặng, Ştefan, Åse Ørsted, Æsa, Strauß, ıŋ, Mª 2º ﬁn')).toBe(
    'Lukasz Zolc, Dang, Stefan, Ase Orsted, AEsa, Strauss, in, Ma 2o fin',
  )
  expect(signsUnknownToBanks('Łukasz Żółć Đặng O’Higgins & Cía. “Ñandú” 2º')).toEqual([])
  expect(signsUnknownToBanks('Нина 東京 Ана')).toEqual(['Н', 'и', 'н', 'а', '東'])
})

test('no letter of a name that is accepted gets lost', () => {
  const lettersOf = (text: string) => text.normalize('NFC').match(/[\p{L}\p{N}]/gu) ?? []
  assert(
    property(string({ unit: 'grapheme', maxLength: 20 }), (name) => {
      if (signsUnknownToBanks(name).length > 0) return
      const plain = asciiLetters(name).match(/[A-Za-z0-9]/g) ?? []
      expect(plain.length).toBeGreaterThanOrEqual(lettersOf(name).length)
    }),
  )
})
