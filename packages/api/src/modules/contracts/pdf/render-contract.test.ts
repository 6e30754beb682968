import { extractText } from 'unpdf'
import { expect, test } from 'vitest'
import type { ContractDocument } from './contract-document.ts'
import { renderContract } from './render-contract.ts'

const draft: ContractDocument = {
  kind: 'lease',
  landlord: { name: 'Quispe SpA', taxNumber: '76.333.222-1', representative: 'Rosa Quispe Mamani' },
  country: 'Chile',
  place: {
    name: 'Taller luminoso',
    room: 'Pieza norte',
    address: 'Avenida Italia 1234, Providencia',
    city: 'Santiago',
    area: 46,
    kind: 'room',
    landUse: 'commercial',
  },
  stay: {
    rentalMode: 'month',
    startDate: '2026-12-07',
    endDate: '2027-03-07',
    startSlot: null,
    endSlot: null,
    timeZone: 'America/Santiago',
  },
  quote: { unitPrice: 520_000, quantity: 3, total: 1_560_000, currency: 'CLP' },
  movingCosts: [
    { id: 'keys', amount: { amount: 520_000, currency: 'CLP' }, isLowest: false },
    { id: 'expenses', amount: { amount: 20_000, currency: 'CLP' }, covers: ['water'] },
    { id: 'parking', amount: { amount: 20_000, currency: 'CLP' } },
    { id: 'back', amount: { amount: 520_000, currency: 'CLP' }, isLostEarly: true, isLowest: false },
    { id: 'free', until: Date.parse('2026-12-01T03:00:00Z') - 1, unit: 'month' },
  ],
  mandate: {
    signedOn: '2026-11-20',
    onPaper: false,
    sha256: 'b'.repeat(64),
    signer: 'Rosa Quispe Mamani',
    typedSignature: null,
  },
  terms: {
    company: 'Taller Greda SpA',
    identity: '16.204.871-K',
    location_uses: 'Taller de cerámica',
    people_fix: 3,
    people_prox: 6,
    represent: 'Javiera Riquelme',
    rut: '77.412.390-5',
    subContractor_email_1: 'uno@greda.example',
    subContractor_email_2: 'dos@greda.example',
  },
  verifyUrl: 'https://metrolibre.example/contrato',
}

const pages = (pdf: Buffer): number => pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length ?? 0

test('a draft has three pages', async () => {
  const pdf = await renderContract(draft)
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-')
  expect(pages(pdf)).toBe(3)
})

const signed: ContractDocument = {
  ...draft,
  reference: '9F3A11BC',
  evidence: {
    signerName: 'Javiera Riquelme',
    signerDocument: draft.terms.identity,
    signerEmail: 'tenant@metrolibre.example',
    ip: '203.0.113.24',
    userAgent: 'a browser',
    // Still the 20th in Santiago.
    signedAt: new Date('2026-11-21T01:38:04Z'),
    localTime: '2026-11-20 22:38:04 GMT-03:00',
    timeZone: 'America/Santiago',
    signatureKind: 'typed',
    signatureText: 'Javiera Riquelme',
    signatureHash: 'a'.repeat(64),
    termsHash: 'a'.repeat(64),
  },
}

test('a signed document names both parties, place and date, and its footer, in both languages', async () => {
  const { text } = await extractText(new Uint8Array(await renderContract(signed)), { mergePages: true })
  const words = text.replaceAll(/\s+/g, ' ')
  for (const part of [
    'Quispe SpA, representado por Rosa Quispe Mamani',
    'Quispe SpA, represented by Rosa Quispe Mamani',
    '76.333.222-1',
    'Santiago, 20 de noviembre de 2026',
    'Santiago, 20 November 2026',
    'el mandato firmado por Rosa Quispe Mamani el 20 de noviembre de 2026',
    'Reserva 9F3A11BC / Booking 9F3A11BC · Firma electrónica simple / Simple electronic signature',
  ])
    expect(words).toContain(part)
})

test('the signatures are on a page with the last clause, however long the others are', async () => {
  for (let words = 1; words < 90; words += 4) {
    const terms = { ...draft.terms, location_uses: 'palabra '.repeat(words).trim() }
    const { text } = await extractText(new Uint8Array(await renderContract({ ...signed, terms })))
    const closing = text.find((page) => page.includes('Por mandato / By mandate.'))
    expect(closing, `${words} words`).toMatch(/\d+\. Firma electrónica simple/)
  }
})

test('the longest form has at most four pages with its evidence', async () => {
  const long = (length: number) => 'palabra '.repeat(length / 8)
  const terms = { ...draft.terms, company: long(160), represent: long(160), location_uses: long(500) }
  const hash = 'a'.repeat(64)
  const pdf = await renderContract({
    ...draft,
    terms,
    evidence: {
      signerName: terms.represent,
      signerDocument: terms.identity,
      signerEmail: 'tenant@metrolibre.example',
      ip: '203.0.113.24',
      userAgent: 'x'.repeat(500),
      signedAt: new Date('2026-11-20T14:38:04Z'),
      localTime: '2026-11-20 11:38:04 -03:00',
      timeZone: 'America/Santiago',
      signatureKind: 'typed',
      signatureText: 'palabra '.repeat(10),
      signatureHash: hash,
      termsHash: hash,
    },
  })
  expect(pages(pdf)).toBeLessThanOrEqual(4)
})

test('the same terms give the same bytes, so that a repeated signature can be recognised', async () => {
  const [one, two] = await Promise.all([renderContract(draft), renderContract(draft)])
  expect(one.equals(two)).toBe(true)
})

test('a document does not depend on documents rendered before it', async () => {
  const before = await renderContract(draft)
  const represent = 'Ñusta\u00a0Quispe − «Őri», ¿½ 1/2?'
  await renderContract({ ...draft, terms: { ...draft.terms, represent } })
  expect((await renderContract(draft)).equals(before)).toBe(true)
})

test('a copy says on every page that it is one, and a draft that it is a draft', async () => {
  const read = async (contract: ContractDocument) =>
    (await extractText(new Uint8Array(await renderContract(contract)))).text.map((page) =>
      page.replaceAll(/\s+/g, ' '),
    )
  const copy = await read({ ...signed, copyOf: 'c'.repeat(64) })
  for (const page of copy)
    expect(page).toContain('Copia de lectura, reserva 9F3A11BC / Reading copy, booking')
  expect(copy[0]).toContain('no es el contrato firmado')
  for (const page of await read(draft)) expect(page).toContain('Metrolibre · Borrador / Draft')
})

test('a natural person has a name and one number, without company or representative', async () => {
  const terms = {
    ...draft.terms,
    company: 'Javiera Riquelme',
    rut: draft.terms.identity,
  }
  const { mandate: _none, ...unsigned } = draft
  const landlord = { name: 'Rosa Quispe', taxNumber: '10.406.•••-•', representative: null }
  const pdf = await renderContract({ ...unsigned, landlord, terms })
  const { text } = await extractText(new Uint8Array(pdf), { mergePages: true })
  expect(text).toContain('10.406.•••-•')
  expect(text).not.toMatch(/Empresa|Company|Representante|representad/)
  expect(text.split(terms.identity)).toHaveLength(2)
})
