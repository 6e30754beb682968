import type { ContractDocument } from './contract-document.ts'
import { frame, ink, write, type Pdf } from './page.ts'
import { dateInWords } from './wording.ts'

const width = (frame.width - frame.gutter) / 2
const left = frame.left + width + frame.gutter

/**
 * Draws the landlord's side beside the tenant's signature: Metrolibre signs for the landlord by the mandate, which
 * is cited by its date and, if it was signed on screen, its hash (RULES.md §6). Draws nothing without a mandate.
 */
export const landlordSide = (pdf: Pdf, { mandate, landlord }: ContractDocument, top: number): void => {
  if (!mandate) return
  const { signedOn, onPaper, sha256 } = mandate
  const day = dateInWords(signedOn)
  const text = { size: 8, width, gap: 1.4 }
  const es = `Metrolibre firma por el arrendador, según el mandato firmado ${onPaper ? 'en papel ' : ''}el ${day.es}.`
  const en = `Metrolibre signs for the landlord, under the mandate signed ${onPaper ? 'on paper ' : ''}on ${day.en}.`
  let y = write(pdf, es, left, top + 4, text)
  y = write(pdf, en, left, y + 1, { ...text, color: ink.muted })
  if (sha256) write(pdf, `SHA-256 ${sha256}`, left, y + 2, { ...text, size: 7 })
  pdf
    .moveTo(left, top + 82)
    .lineTo(left + width, top + 82)
    .lineWidth(0.8)
    .strokeColor(ink.text)
    .stroke()
  write(pdf, landlord, left, top + 88, { size: 10, weight: 'semibold', width })
  write(pdf, 'Arrendador / Landlord. Por mandato / By mandate.', left, top + 102, {
    size: 8,
    color: ink.muted,
    width,
  })
}
