import { expect, test } from 'vitest'
import { readDocument, storedIdentity, storedTaxNumber } from './identity-documents.ts'

test.each([
  ['12.345.678-5', 'Chile', 'rut', '12.345.678-5', true],
  ['76086428-5', 'Chile', 'rut', '76.086.428-5', true],
  ['10000013-k', 'Chile', 'rut', '10.000.013-K', true],
  ['12345670-K', 'Chile', 'rut', '12.345.670-K', true],
  ['12345675-0', 'Chile', 'rut', '12.345.675-0', true],
  ['12345678-9', 'Chile', 'rut', '12.345.678-9', false],
  ['12.345.6789', 'Chile', 'rut', '12.345.678-9', false],
  // A DNI with dots, typed in Chile, does not lose its last digit to a check digit.
  ['12.345.678', 'Chile', 'rut', '12345678', false],
  ['12.345.678', 'Perú', 'dni', '12345678', true],
  ['20100070970', 'Perú', 'ruc', '20100070970', true],
  ['20100070971', 'Perú', 'ruc', '20100070971', false],
  ['10123456789', 'Perú', 'ruc', '10123456789', false],
  ['15123456789', 'Perú', 'ruc', '15123456789', false],
  ['16123456789', 'Perú', 'ruc', '16123456789', true],
  ['17123456789', 'Perú', 'ruc', '17123456789', false],
  ['17801146', 'Perú', 'dni', '17801146', true],
  ['17801146-0', 'Perú', 'dni', '17801146-0', true],
  ['17801146-D', 'Perú', 'dni', '17801146-D', true],
  ['17801146-5', 'Perú', 'dni', '17801146-5', false],
  ['17801146-C', 'Perú', 'dni', '17801146-C', false],
  // A dash in another position does not precede a check digit.
  ['1780-11460', 'Perú', 'ce', '178011460', true],
  ['001234567', 'Perú', 'ce', '001234567', true],
  ['AB123456', 'Perú', 'passport', 'AB123456', true],
  ['ab 123456', 'Chile', 'passport', 'AB123456', true],
  ['X-123456', 'Chile', 'passport', 'X-123456', true],
  // A passport number of nine digits is not a RUT and is not formatted as one.
  ['123456789', 'Chile', 'rut', '123456789', false],
  ['123456785', 'Chile', 'rut', '12.345.678-5', true],
  ['20100070970', 'Chile', 'ruc', '20100070970', true],
  ['76.086.428-5', 'Perú', 'rut', '76.086.428-5', true],
  ['76.086.428-5 ', 'Perú', 'rut', '76.086.428-5', true],
  ['1234.567-8', 'Perú', 'dni', '12345678', true],
  // A number that nearly has one of the forms has none of them.
  ['76.086.42-85', 'Perú', 'ce', '760864285', true],
  ['5.086.428-51', 'Perú', 'ce', '508642851', true],
  ['201000709701', 'Perú', 'passport', '201000709701', true],
  ['99100070970', 'Perú', 'passport', '99100070970', true],
  ['AB17801146', 'Perú', 'passport', 'AB17801146', true],
  ['17801146AB', 'Perú', 'passport', '17801146AB', true],
  ['1234567890', 'Perú', 'passport', '1234567890', true],
] as const)('reads %s of %s as %s', (raw, country, kind, normalized, checked) => {
  expect(readDocument(raw, country)).toMatchObject({ kind, normalized, checked })
})

test.each([
  ['12.345.678-9', 'Chile', '12.345.678-5'],
  ['123456789', 'Chile', '12.345.678-5'],
  // In Perú a RUT is suggested only for what can't be a DNI.
  ['12.345.678-4', 'Perú', '12345678-1'],
  ['5.086.428-4', 'Perú', '5.086.428-6'],
  ['10.000.013-1', 'Chile', '10.000.013-K'],
  ['20100070971', 'Perú', '20100070970'],
  ['17801146-5', 'Perú', '17801146-0'],
  ['17801146-C', 'Perú', '17801146-D'],
  ['7801146', 'Perú', '07801146'],
] as const)('suggests for %s of %s the number that is right', (raw, country, suggestion) => {
  expect(readDocument(raw, country)).toMatchObject({ checked: false, suggestion })
  expect(readDocument(suggestion, country)).toEqual({
    kind: expect.any(String),
    normalized: suggestion,
    checked: true,
  })
})

test('does not recognise other texts', () => {
  expect(readDocument('', 'Chile')).toBeUndefined()
  expect(readDocument('sin documento', 'Perú')).toBeUndefined()
  expect(readDocument('ABCDEFG1234567', 'Chile')).toBeUndefined()
})

test('stores one form of a number, and texts of unknown form as typed', () => {
  for (const typed of ['76.086.428-5', '76086428-5', ' 760864285 '])
    expect(storedTaxNumber(typed, 'Chile')).toBe('76.086.428-5')
  expect(storedTaxNumber(' abc-1234 ', 'Chile')).toBe('abc-1234')
  expect(storedIdentity('abc-1234', 'Chile')).toBe('ABC-1234')
  expect(storedIdentity('17.801.146', 'Perú')).toBe('17801146')
  expect(storedIdentity(' sin documento ', 'Perú')).toBe('sin documento')
})
