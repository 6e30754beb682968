// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { isInPeru } from './proposed-country.ts'

it('believes the clock before the languages', () => {
  expect(isInPeru('America/Lima', ['es-CL'])).toBe(true)
  expect(isInPeru('America/Santiago', ['es-PE'])).toBe(false)
  expect(isInPeru('Pacific/Easter', ['es-PE'])).toBe(false)
})

it('believes the first country that the languages name, elsewhere', () => {
  expect(isInPeru('Europe/Madrid', ['es-ES', 'es-PE', 'es-CL'])).toBe(true)
  expect(isInPeru('Europe/Madrid', ['es-CL', 'es-PE'])).toBe(false)
  expect(isInPeru('UTC', ['es', 'en-US'])).toBe(false)
})
