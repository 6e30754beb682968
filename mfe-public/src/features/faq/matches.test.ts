import { expect, it } from 'vitest'
import { matchesQuestion } from './matches.ts'

it('finds words without accents, in any case and order', () => {
  expect(matchesQuestion('¿Piden garantía?', 'GARANTIA')).toBe(true)
  expect(matchesQuestion('Un mes de garantía', 'garantia mes')).toBe(true)
  expect(matchesQuestion('Un mes de garantía', 'garantia perro')).toBe(false)
  expect(matchesQuestion('Lo que sea', '  ')).toBe(true)
})
