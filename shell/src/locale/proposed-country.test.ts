// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { proposeCountry } from './proposed-country.ts'

it('proposes the country of the clock before that of the languages', () => {
  expect(proposeCountry('America/Lima', ['es-CL'])).toBe('Perú')
  expect(proposeCountry('America/Santiago', ['es-PE'])).toBe('Chile')
  expect(proposeCountry('Pacific/Easter', ['en'])).toBe('Chile')
})

it('proposes the first country that the languages name, elsewhere', () => {
  expect(proposeCountry('Europe/Madrid', ['es-ES', 'es-PE', 'es-CL'])).toBe('Perú')
  expect(proposeCountry('UTC', ['es', 'en-US'])).toBeUndefined()
})
