import type { CitedMandate, ContractDocument, Landlord } from './contract-document.ts'
import { frame, ink, write, writeSigned, type Pdf } from './page.ts'
import { dateInWords, grouped } from './wording.ts'

const width = (frame.width - frame.gutter) / 2
const left = frame.left + width + frame.gutter

/**
 * Returns the landlord's side, which is drawn beside the tenant's signature: Metrolibre signs for the landlord by the
 * mandate. It is cited by its date, its signer and, if it was signed on screen, its hash; a signature that was typed is
 * shown again (RULES.md §6). Undefined without a mandate.
 */
export const landlordSide = (pdf: Pdf, { mandate, landlord }: ContractDocument) =>
  mandate && { height: 180, draw: (top: number) => drawSide(pdf, mandate, landlord, top) }

function drawSide(pdf: Pdf, mandate: CitedMandate, landlord: Landlord, top: number): void {
  const { signedOn, onPaper, sha256, signer, typedSignature } = mandate
  if (typedSignature) writeSigned(pdf, typedSignature, left + 8, top + 66, width - 16)
  pdf
    .moveTo(left, top + 82)
    .lineTo(left + width, top + 82)
    .lineWidth(0.8)
    .strokeColor(ink.text)
    .stroke()
  const name = landlord.representative ?? landlord.name
  write(pdf, name, left, top + 88, { size: 10, weight: 'semibold', width })
  const text = { size: 8, width, gap: 1.4 }
  const muted = { ...text, color: ink.muted }
  let y = write(pdf, 'Arrendador / Landlord. Por mandato / By mandate.', left, top + 102, muted)
  const day = dateInWords(signedOn)
  const es = `Metrolibre firma por el arrendador, según el mandato firmado ${onPaper ? 'en papel ' : ''}${signer ? `por ${signer} ` : ''}el ${day.es}.`
  const en = `Metrolibre signs for the landlord, under the mandate signed ${onPaper ? 'on paper ' : ''}${signer ? `by ${signer} ` : ''}on ${day.en}.`
  y = write(pdf, es, left, y + 4, text)
  y = write(pdf, en, left, y + 1, muted)
  if (sha256) write(pdf, `SHA-256 ${grouped(sha256)}`, left, y + 2, { ...muted, size: 7 })
}
