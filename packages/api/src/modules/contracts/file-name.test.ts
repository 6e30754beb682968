import { expect, it } from 'vitest'
import { copyFileName, draftFileName, signedFileName } from './file-name.ts'

const id = '1f0e2d3c-0000-4000-8000-000000000000'

it("calls an addendum by the word of the booking's country", () => {
  const [chile, peru] = [
    { id, currency: 'CLP' },
    { id, currency: 'PEN' },
  ] as const
  expect(signedFileName('addendum', chile, 'es')).toBe('anexo-firmado-1f0e2d3c.pdf')
  expect(signedFileName('addendum', peru, 'es')).toBe('adenda-firmada-1f0e2d3c.pdf')
  expect(copyFileName('addendum', peru, 'es')).toBe('adenda-1f0e2d3c-copia-de-lectura.pdf')
  expect(draftFileName('addendum', peru, 'es')).toBe('adenda-1f0e2d3c-borrador.pdf')
  expect(signedFileName('addendum', peru, 'en')).toBe('signed-addendum-1f0e2d3c.pdf')
  expect(signedFileName('lease', peru, 'es')).toBe('contrato-firmado-1f0e2d3c.pdf')
})
