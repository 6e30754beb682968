import { expect, it } from 'vitest'
import { addressLine } from './address-line.ts'

it('joins the known parts from small to large, each name once', () => {
  expect(addressLine('Calle Nivel', 'Ñuñoa', 'Santiago')).toBe('Calle Nivel, Ñuñoa, Santiago')
  expect(addressLine(null, 'Valparaíso', 'Valparaíso')).toBe('Valparaíso')
  expect(addressLine('', undefined, 'Cercado de Lima', 'Lima')).toBe('Cercado de Lima, Lima')
})
