import { contractClausesOf } from './clauses.ts'
import { clausesAndClosing } from './closing.ts'
import type { Bilingual, ContractDocument } from './contract-document.ts'
import { contractParts, contractTitle, tenant } from './contract-facts.ts'
import { evidencePage } from './evidence-page.ts'
import { finishPages, placeOfSignature } from './finish.ts'
import { ownerSide } from './owner-side.ts'
import { openDocument } from './page.ts'
import { amountBand, cover, factTable, footers, heading, footerOf } from './parts.ts'
import { amountInWords } from './wording.ts'

/** Returns the note that marks a draft or a copy, or undefined for the contract itself. */
const editionOf = ({ evidence, copyOf }: ContractDocument): string | undefined => {
  if (!evidence) return 'Borrador sin firma, sin efecto. / Unsigned draft, without effect.'
  if (!copyOf) return undefined
  return (
    'Copia de lectura: no es el contrato firmado, que se entrega con el pago y trae la dirección exacta y el número completo ' +
    'del arrendador. / Reading copy: it is not the signed contract, which is handed over with the payment and has the exact ' +
    `address and the landlord’s full number. SHA-256 ${copyOf}`
  )
}

/** Returns what every page says the document is: a booking's contract, or only a copy of it. A draft has no code. */
const labelOf = ({ reference: code, copyOf }: ContractDocument): Bilingual | undefined => {
  if (!code) return undefined
  return copyOf
    ? { es: `Copia de lectura, reserva ${code}`, en: `Reading copy, booking ${code}` }
    : { es: `Reserva ${code}`, en: `Booking ${code}` }
}

/**
 * Renders the contract as a PDF of A4 pages with Spanish next to English. With evidence it has a certificate
 * page, and a place for a seal of `sealBytes` bytes.
 */
export const renderContract = (contract: ContractDocument, sealBytes?: number): Promise<Buffer> => {
  const title = contractTitle(contract)
  const pdf = openDocument(title.es, contract.evidence?.signedAt ?? new Date(0))
  const top = cover(pdf, title, editionOf(contract))
  const bottom = contractParts(contract).reduce(
    (above, part, index) => factTable(pdf, part.facts, heading(pdf, part.title, above + (index && 10))),
    top,
  )
  const total = amountInWords(contract.quote.total, contract.quote.currency)
  let y = amountBand(pdf, 'Total', total, bottom + 4)
  y = heading(pdf, { es: 'Cláusulas', en: 'Clauses' }, y, 130) + 4
  const { evidence, place, terms, signature: mark } = contract
  const closing = {
    signed: evidence && { city: place.city, evidence },
    name: terms.represent,
    role: tenant,
    mark,
    beside: ownerSide(pdf, contract),
  }
  clausesAndClosing(pdf, contractClausesOf(contract), closing, y)
  if (evidence) evidencePage(pdf, contract, evidence)
  footers(pdf, footerOf(labelOf(contract)))
  return finishPages(pdf, placeOfSignature(evidence, sealBytes))
}
