import { expect, it } from 'vitest'
import { matches } from './matches.ts'

it('finds words without accents, in any case and order', () => {
  expect(matches('¿Piden garantía?', 'GARANTIA')).toBe(true)
  expect(matches('Un mes de garantía', 'garantia mes')).toBe(true)
  expect(matches('Un mes de garantía', 'garantia perro')).toBe(false)
  expect(matches('Lo que sea', '  ')).toBe(true)
})
