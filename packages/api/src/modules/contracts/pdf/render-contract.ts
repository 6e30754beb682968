import { clausesOf } from './clauses.ts'
import { clausesAndClosing } from './closing.ts'
import type { ContractDocument } from './contract-document.ts'
import { evidencePage } from './evidence-page.ts'
import { finish, placeOf } from './finish.ts'
import { landlordSide } from './landlord-side.ts'
import { openDocument } from './page.ts'
import { amountBand, cover, factTable, footers, heading, footerOf, type Fact } from './parts.ts'
import { amountInWords, areaInWords, joined, numberInWords, stayInWords, quantityInWords } from './wording.ts'

const titles = {
  lease: { es: 'Contrato de arriendo de espacio', en: 'Space lease agreement' },
  addendum: { es: 'Anexo de extensión de arriendo', en: 'Lease extension addendum' },
  change: { es: 'Anexo de cambio de fechas', en: 'Change of dates addendum' },
} as const

const tenant = { es: 'Arrendatario', en: 'Tenant' } as const
const landlord = { es: 'Arrendador', en: 'Landlord' } as const

const tenantFacts = ({ terms }: ContractDocument): Fact[] => [
  { label: { es: 'Empresa', en: 'Company' }, value: terms.company },
  { label: { es: 'RUT o RUC', en: 'Tax number' }, value: terms.rut },
  { label: { es: 'Representante', en: 'Representative' }, value: terms.represent },
  { label: { es: 'Documento de identidad', en: 'Identity document' }, value: terms.identity },
  { label: { es: 'Personas fijas', en: 'People on site' }, value: joined(numberInWords(terms.people_fix)) },
  { label: { es: 'Personas de visita', en: 'Visitors' }, value: joined(numberInWords(terms.people_prox)) },
  { label: { es: 'Correo adicional 1', en: 'Additional e-mail 1' }, value: terms.subContractor_email_1 },
  { label: { es: 'Correo adicional 2', en: 'Additional e-mail 2' }, value: terms.subContractor_email_2 },
  { label: { es: 'Uso del espacio', en: 'Use of the space' }, value: terms.location_uses, wide: true },
]

const landlordFacts = ({ landlord }: ContractDocument): Fact[] => {
  const { name, taxNumber, representative } = landlord
  return [
    { label: { es: 'Nombre', en: 'Name' }, value: name, wide: !taxNumber },
    ...(taxNumber ? [{ label: { es: 'RUT o RUC', en: 'Tax number' }, value: taxNumber }] : []),
    ...(representative
      ? [{ label: { es: 'Representante', en: 'Representative' }, value: representative, wide: true }]
      : []),
  ]
}

const placeFacts = (contract: ContractDocument): Fact[] => {
  const { place, quote } = contract
  const area = place.area === undefined ? '' : `, ${joined(areaInWords(place.area))}`
  return [
    {
      label: { es: 'Espacio', en: 'Space' },
      wide: true,
      value: `${place.room ? `${place.room}, ` : ''}${place.name}${area}`,
    },
    { label: { es: 'Dirección', en: 'Address' }, value: place.address, wide: true },
    { label: { es: 'Plazo', en: 'Term' }, value: joined(stayInWords(contract)), wide: true },
    { label: { es: 'Cantidad', en: 'Quantity' }, value: joined(quantityInWords(contract)) },
    {
      label: { es: 'Precio unitario', en: 'Unit price' },
      value: amountInWords(quote.unitPrice, quote.currency),
    },
  ]
}

/** Returns the note that marks a draft or a copy, or undefined for the contract itself. */
const editionOf = ({ evidence, copyOf }: ContractDocument): string | undefined => {
  if (!evidence) return 'Borrador sin firma, sin efecto. / Unsigned draft, without effect.'
  if (!copyOf) return undefined
  return (
    'Copia para leer: la dirección exacta y el nombre completo del arrendador están en el contrato firmado, que se ' +
    'entrega con el pago. / Reading copy: the exact address and the landlord’s full name are in the signed contract, ' +
    `which is handed over with the payment. SHA-256 ${copyOf}`
  )
}

/**
 * Renders the contract as a PDF of A4 pages with Spanish beside English. With evidence it has a certificate
 * page, and a place for a seal of `sealBytes` bytes.
 */
export const renderContract = (contract: ContractDocument, sealBytes?: number): Promise<Buffer> => {
  const pdf = openDocument(titles[contract.kind].es, contract.evidence?.signedAt ?? new Date(0))
  const top = cover(pdf, titles[contract.kind], editionOf(contract))
  let y = factTable(pdf, landlordFacts(contract), heading(pdf, landlord, top))
  y = factTable(pdf, tenantFacts(contract), heading(pdf, tenant, y + 10))
  y = heading(pdf, { es: 'Espacio y plazo', en: 'Space and term' }, y + 10)
  const total = amountInWords(contract.quote.total, contract.quote.currency)
  y = amountBand(pdf, 'Total', total, factTable(pdf, placeFacts(contract), y) + 4)
  y = heading(pdf, { es: 'Cláusulas', en: 'Clauses' }, y, 130) + 4
  const { evidence, place, terms, signature: mark } = contract
  const closing = {
    signed: evidence && { city: place.city, evidence },
    name: terms.represent,
    role: tenant,
    mark,
    beside: landlordSide(pdf, contract),
  }
  clausesAndClosing(pdf, clausesOf(contract), closing, y)
  if (evidence) evidencePage(pdf, contract, evidence)
  const { reference: code } = contract
  footers(pdf, footerOf(code && { es: `Reserva ${code}`, en: `Booking ${code}` }))
  return finish(pdf, placeOf(evidence, sealBytes))
}
