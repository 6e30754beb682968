import { expect, test } from 'vitest'
import { mandateClausesOf } from './clauses.ts'
import type { MandateTerms } from './mandate-document.ts'

const termsIn = (country: MandateTerms['country']): MandateTerms => ({
  country,
  owner: { name: 'Julio Cordel', document: '44445555', company: null, taxNumber: null },
  place: { name: 'Nave Sur', address: 'Av. Argentina 2210, Lima', type: 'galpon', area: 650 },
  prices: [{ roomId: null, name: null, unit: 'month', price: 190_000 }],
  currency: country === 'Chile' ? 'CLP' : 'PEN',
  commission: 8,
  validUntil: null,
  note: null,
})

const read = (country: MandateTerms['country']) =>
  mandateClausesOf(termsIn(country))
    .map(({ text }) => text.es)
    .join(' ')

test('a mandate has the words of the country of the property', () => {
  expect(read('Chile')).toContain('ofrecer en arriendo')
  expect(read('Perú')).toContain('ofrecer en alquiler')
  expect(read('Perú')).not.toMatch(/arriendo/)
})
