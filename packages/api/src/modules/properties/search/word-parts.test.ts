import { expect, test } from 'vitest'
import { countWordParts, rarestParts } from './word-parts.ts'

const texts = [' taller sur calle', ' taller norte calle', ' casa sur calle calle', ' casa norte calle']

test('counts the texts that have a part, once each', () => {
  const counts = countWordParts(texts)
  expect(counts.get('all')).toBe(4)
  expect(counts.get('tal')).toBe(2)
  expect(counts.get('xyz')).toBeUndefined()
})

test('finds the part of each word that the fewest texts have, the rarest first', () => {
  expect(rarestParts(['calle', 'taller'], countWordParts(texts))).toEqual(['tal', 'cal'])
  expect(rarestParts(['taller', 'surco'], countWordParts(texts))).toEqual(['urc', 'tal'])
})

test('never cuts a character in two', () => {
  expect(rarestParts(['a𝒳bc'], new Map([['a𝒳b', 1]]))).toEqual(['𝒳bc'])
})
