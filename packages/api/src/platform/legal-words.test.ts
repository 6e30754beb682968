import { expect, it } from 'vitest'
import { taxNumberName } from './legal-words.ts'
import { partlyHiddenNumber } from './partly-hidden-number.ts'

it.each([
  ['76.335.120-5', 'Chile', 'RUT'],
  ['76.335.120-K', 'Perú', 'RUT'],
  ['20100070970', 'Chile', 'RUC'],
  ['20100070970', 'Perú', 'RUC'],
  ['AB 12', 'Chile', 'RUT'],
  ['AB 12', 'Perú', 'RUC'],
] as const)('calls %s of a place in %s a %s, hidden or not', (number, country, name) => {
  expect(taxNumberName(number, country)).toBe(name)
  expect(taxNumberName(partlyHiddenNumber(number), country)).toBe(name)
})
