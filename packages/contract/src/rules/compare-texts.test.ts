import { expect, it } from 'vitest'
import { compareTexts } from './compare-texts.ts'

it('sorts as Spanish does, with numbers by their value', () => {
  const sorted = [
    '20 casas',
    '100 casas',
    'ana',
    'Ángel',
    'Ángela',
    'Nuñoa',
    'Nz',
    'Ñuble',
    'ñuñoa',
    'Oz',
    'oz 2',
    'Oz 10',
  ]
  expect(sorted.toReversed().toSorted(compareTexts)).toEqual(sorted)
})
