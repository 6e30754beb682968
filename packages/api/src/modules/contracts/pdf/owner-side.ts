import type { CitedMandate, ContractDocument, Landlord } from './contract-document.ts'
import { frame, heightOf, ink, write, writeSigned, type Pdf } from './page.ts'
import { dateInWords, groupedDigits } from './wording.ts'

const width = (frame.width - frame.gutter) / 2
const left = frame.left + width + frame.gutter

const name = { size: 10, weight: 'semibold', width } as const
const text = { size: 8, width, gap: 1.4 } as const
const muted = { ...text, color: ink.muted }

/** What is written under the line, each with its distance from what is above it. */
const linesOf = ({ signedOn, onPaper, sha256, signer }: CitedMandate, landlord: Landlord) => {
  const day = dateInWords(signedOn)
  const es = `Metrolibre firma por el arrendador, según el mandato firmado ${onPaper ? 'en papel ' : ''}${signer ? `por ${signer} ` : ''}el ${day.es}.`
  const en = `Metrolibre signs for the landlord, under the mandate signed ${onPaper ? 'on paper ' : ''}${signer ? `by ${signer} ` : ''}on ${day.en}.`
  return [
    { words: landlord.representative ?? landlord.name, style: name, space: 6 },
    { words: 'Arrendador / Landlord. Por mandato / By mandate.', style: muted, space: 1 },
    { words: es, style: text, space: 4 },
    { words: en, style: muted, space: 1 },
    ...(sha256
      ? [{ words: `SHA-256 ${groupedDigits(sha256)}`, style: { ...muted, size: 7 }, space: 2 }]
      : []),
  ]
}

const lineAt = 82

/**
 * Returns the landlord's side, which is drawn next to the tenant's signature: Metrolibre signs for the landlord by the
 * mandate. It is cited by its date, its signer and, if it was signed on screen, its hash; a signature that was typed is
 * shown again (RULES.md §6.28). Undefined without a mandate.
 */
export const ownerSide = (pdf: Pdf, { mandate, landlord }: ContractDocument) => {
  if (!mandate) return undefined
  const lines = linesOf(mandate, landlord)
  const height = lines.reduce(
    (sum, { words, style, space }) => sum + space + heightOf(pdf, words, style),
    lineAt,
  )
  const draw = (top: number): void => {
    if (mandate.typedSignature) writeSigned(pdf, mandate.typedSignature, left + 8, top + 66, width - 16)
    pdf
      .moveTo(left, top + lineAt)
      .lineTo(left + width, top + lineAt)
      .lineWidth(0.8)
      .strokeColor(ink.text)
      .stroke()
    let y = top + lineAt
    for (const { words, style, space } of lines) y = write(pdf, words, left, y + space, style)
  }
  return { height, draw }
}
