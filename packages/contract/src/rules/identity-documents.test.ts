import { expect, test } from 'vitest'
import { readDocument } from './identity-documents.ts'

test.each([
  ['12.345.678-5', 'Chile', 'rut', '12.345.678-5', true],
  ['76086428-5', 'Chile', 'rut', '76.086.428-5', true],
  ['10000013-k', 'Chile', 'rut', '10.000.013-K', true],
  ['12345678-9', 'Chile', 'rut', '12.345.678-9', false],
  ['20100070970', 'Perú', 'ruc', '20100070970', true],
  ['20100070971', 'Perú', 'ruc', '20100070971', false],
  ['17801146', 'Perú', 'dni', '17801146', true],
  ['17801146-0', 'Perú', 'dni', '17801146-0', true],
  ['17801146-D', 'Perú', 'dni', '17801146-D', true],
  ['001234567', 'Perú', 'ce', '001234567', true],
  ['AB123456', 'Perú', 'passport', 'AB123456', true],
  ['ab 123456', 'Chile', 'passport', 'AB123456', true],
  ['X-123456', 'Chile', 'passport', 'X-123456', true],
  // A passport of nine digits is no RUT, and is not written as one.
  ['123456789', 'Chile', 'rut', '123456789', false],
  ['123456785', 'Chile', 'rut', '12.345.678-5', true],
  ['20100070970', 'Chile', 'ruc', '20100070970', true],
  ['76.086.428-5', 'Perú', 'rut', '76.086.428-5', true],
] as const)('reads %s of %s as %s', (raw, country, kind, normalized, checked) => {
  expect(readDocument(raw, country)).toEqual({ kind, normalized, checked })
})

test('leaves what it does not know', () => {
  expect(readDocument('', 'Chile')).toBeUndefined()
  expect(readDocument('sin documento', 'Perú')).toBeUndefined()
})
