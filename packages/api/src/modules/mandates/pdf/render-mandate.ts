import type { Country } from '@metrolibre/contract'
import { cityOf } from '../../../platform/city-of.ts'
import { legalWords, taxNumberName } from '../../../platform/legal-words.ts'
import { evidencePage } from '../../contracts/pdf/evidence-page.ts'
import { clausesAndClosing } from '../../contracts/pdf/closing.ts'
import { finishPages, placeOfSignature } from '../../contracts/pdf/finish.ts'
import { openDocument } from '../../contracts/pdf/page.ts'
import {
  amountBand,
  cover,
  factTable,
  footers,
  heading,
  footerOf,
  type Fact,
} from '../../contracts/pdf/parts.ts'
import { areaInWords, dateInWords, joinedWords, percentInWords } from '../../contracts/pdf/wording.ts'
import { mandateClausesOf } from './clauses.ts'
import type { MandateDocument, MandateTerms } from './mandate-document.ts'
import { bothPrices, priceFacts } from './wording.ts'

const principal = { es: 'Mandante', en: 'Principal' } as const
const draftNote = 'Borrador sin firma, sin efecto. / Unsigned draft, without effect.'

const kindsIn = (country: Country) => ({
  room: { es: 'Espacios por separado', en: 'Separate rooms' },
  entire: { es: 'Propiedad completa', en: 'Whole property' },
  galpon: { es: country === 'Chile' ? 'Galpón' : 'Almacén o nave', en: 'Warehouse' },
  terreno: { es: 'Terreno', en: 'Land' },
})

const ownerFacts = ({ owner, country }: MandateTerms): Fact[] => [
  { label: { es: 'Nombre de quien firma', en: 'Name of the signer' }, value: owner.name },
  { label: { es: 'Documento de identidad', en: 'Identity document' }, value: owner.document },
  ...(owner.company ? [{ label: { es: 'Empresa', en: 'Company' }, value: owner.company }] : []),
  ...(owner.company && owner.taxNumber
    ? [{ label: { es: taxNumberName(owner.taxNumber, country), en: 'Tax number' }, value: owner.taxNumber }]
    : []),
]

const placeFacts = ({ place, country }: MandateTerms): Fact[] => [
  { label: { es: 'Propiedad', en: 'Property' }, value: place.name },
  {
    label: { es: 'Tipo', en: 'Kind' },
    value: `${joinedWords(kindsIn(country)[place.type])}${place.area === null ? '' : `, ${joinedWords(areaInWords(place.area))}`}`,
  },
  { label: { es: 'Dirección', en: 'Address' }, value: place.address, wide: true },
]

const termFacts = (terms: MandateTerms): Fact[] => [
  ...priceFacts(terms.prices, terms).map((fact) => ({ ...fact, wide: true })),
  { label: { es: 'Comisión', en: 'Commission' }, value: joinedWords(percentInWords(terms.commission)) },
  {
    label: { es: 'Oferta válida hasta', en: 'Offer valid until' },
    value: terms.validUntil ? joinedWords(dateInWords(terms.validUntil)) : 'Sin vencimiento / No expiry',
  },
  ...(terms.note ? [{ label: { es: 'Nota', en: 'Note' }, value: terms.note, wide: true }] : []),
]

/**
 * Renders the mandate as a PDF of A4 pages with Spanish next to English. With evidence it has a certificate
 * page, and a place for a seal of `sealBytes` bytes.
 */
export const renderMandate = (mandate: MandateDocument, sealBytes?: number): Promise<Buffer> => {
  const { terms, evidence } = mandate
  const title = { es: `Mandato de ${legalWords(terms.country).rent}`, en: 'Mandate to let' }
  const pdf = openDocument(title.es, evidence?.signedAt ?? new Date(0))
  let y = heading(pdf, principal, cover(pdf, title, evidence ? undefined : draftNote))
  y = heading(pdf, { es: 'Propiedad', en: 'Property' }, factTable(pdf, ownerFacts(terms), y) + 10)
  y = factTable(pdf, placeFacts(terms), y)
  y = heading(pdf, { es: 'Condiciones', en: 'Terms' }, y + 10)
  y = factTable(pdf, termFacts(terms), y)
  const [first] = terms.prices
  if (terms.prices.length === 1 && first)
    y = amountBand(pdf, 'Valor / Price', bothPrices(first, terms.currency), y + 4)
  y = heading(pdf, { es: 'Cláusulas', en: 'Clauses' }, y + 10, 130) + 4
  const closing = {
    signed: evidence && { city: cityOf(evidence.timeZone), evidence },
    name: terms.owner.name,
    role: principal,
    mark: mandate.signature,
  }
  clausesAndClosing(pdf, mandateClausesOf(terms), closing, y)
  if (evidence) evidencePage(pdf, mandate, evidence)
  const { reference: code } = mandate
  footers(pdf, footerOf(code && { es: `Mandato ${code}`, en: `Mandate ${code}` }))
  return finishPages(pdf, placeOfSignature(evidence, sealBytes))
}
