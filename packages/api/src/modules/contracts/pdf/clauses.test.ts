import { expect, test } from 'vitest'
import { clausesOf } from './clauses.ts'
import type { ContractDocument } from './contract-document.ts'

const byHour: ContractDocument = {
  kind: 'lease',
  landlord: 'Julio Cordel',
  country: 'Perú',
  place: { name: 'Cabina Doble', room: 'Cabina uno', address: 'Jirón El Eco 2210, Lince, Lima', area: 14 },
  period: {
    mode: 'hour',
    startDate: '2026-11-29',
    endDate: '2026-11-29',
    startSlot: 20,
    endSlot: 21,
    timeZone: 'America/Lima',
  },
  quote: { unitPrice: 6500, quantity: 2, total: 13_000, currency: 'PEN' },
  terms: {
    company: 'Taller La Escuadra',
    identity: 'AB123456',
    location_uses: 'Grabar un disco',
    people_fix: 1,
    people_prox: 0,
    represent: 'Elisa Vara',
    rut: '20100070970',
    subContractor_email_1: 'uno@metrolibre.example',
    subContractor_email_2: 'dos@metrolibre.example',
  },
  verifyUrl: 'https://metrolibre.example/contrato',
}

const read = (contract: ContractDocument) =>
  clausesOf(contract)
    .flatMap(({ text }) => [text.es, text.en])
    .join('\n')

test('hours of a Sunday evening are not contradicted by the week of the centres', () => {
  const text = read(byHour)
  expect(text).toContain('29 de noviembre de 2026, de 19:00 a 21:00, hora de Lima')
  expect(text).toContain('29 November 2026, from 19:00 to 21:00, Lima time')
  expect(text).toContain('Se usa solo en las horas reservadas.')
  expect(text).not.toMatch(/lunes a viernes|Monday to Friday/)
})

test('people and laws are told in whole sentences', () => {
  const text = read(byHour)
  expect(text).toContain('Permanece en él 1 persona sin visitas.')
  expect(text).toContain('1 person works in it without visitors.')
  expect(text).toContain('conforme al Código Civil peruano')
  const { terms, period } = byHour
  const months = { ...period, mode: 'month' as const, endDate: '2026-12-29', startSlot: null, endSlot: null }
  const other = read({
    ...byHour,
    country: 'Chile',
    period: months,
    terms: { ...terms, people_fix: 2, people_prox: 1 },
  })
  expect(other).toContain('Permanecen en él 2 personas y lo visita 1.')
  expect(other).toContain('conforme a la Ley 19.799 de Chile')
  expect(other).toContain('Los centros atienden de lunes a viernes')
})
