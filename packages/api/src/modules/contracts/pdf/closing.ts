import type { Bilingual, Clause, SignatureMark, SigningEvidence } from './contract-document.ts'
import { ensureRoom, frame, ink, write, writeSigned, type Pdf } from './page.ts'
import { clause, columns, half, simpleSignature } from './parts.ts'
import { dateInWords, joinedWords } from './wording.ts'

const signatureHeight = 124
const dateHeight = 15
/** Around the place and date; above a signature there is room of its own. */
const gap = { above: 4, below: 2 }

/** How a document ends. */
export interface Closing {
  /** Where and when it is signed. A draft is not. */
  readonly signed: { readonly city: string; readonly evidence: SigningEvidence } | undefined
  readonly name: string
  /** The party as which they sign. */
  readonly role: Bilingual
  /** A draft has none. */
  readonly mark: SignatureMark | undefined
  /** What is next to the signature: it draws itself from a y on, and may be taller than the signature. */
  readonly beside?: { readonly height: number; readonly draw: (top: number) => void } | undefined
}

const heightOfClosing = ({ signed, beside }: Closing): number =>
  gap.above + (signed ? dateHeight : 0) + gap.below + Math.max(signatureHeight, beside?.height ?? 0)

const drawMark = (pdf: Pdf, mark: SignatureMark | undefined, top: number): void => {
  if (!mark) return
  const [x, width] = [frame.left + 8, half - 16]
  if (mark.kind === 'typed') writeSigned(pdf, mark.name, x, top + 66, width)
  else pdf.image(mark.picture, x, top, { fit: [width, 78], align: 'center', valign: 'bottom' })
}

/** Writes where and when the document is signed, in both languages. */
const placeAndDate = (pdf: Pdf, city: string, { localTime }: SigningEvidence, y: number): void => {
  // It begins with the date at the place.
  const day = dateInWords(localTime.slice(0, 10))
  write(pdf, `${city}, ${day.es}`, columns[0], y, { size: 9, width: half })
  write(pdf, `${city}, ${day.en}`, columns[1], y, { size: 9, width: half, color: ink.muted })
}

/** Draws the signature on its line, or an empty line on a draft. */
const signatureBlock = (pdf: Pdf, { name, role, mark, beside }: Closing, start: number): void => {
  beside?.draw(start)
  drawMark(pdf, mark, start)
  pdf
    .moveTo(frame.left, start + 82)
    .lineTo(frame.left + half, start + 82)
    .lineWidth(0.8)
    .strokeColor(ink.text)
    .stroke()
  write(pdf, name, frame.left, start + 88, { size: 10, weight: 'semibold', width: half })
  write(pdf, `${joinedWords(role)}. ${joinedWords(simpleSignature)}.`, frame.left, start + 102, {
    size: 8,
    color: ink.muted,
    width: half,
  })
}

/** Draws the numbered clauses and, always on the page of the last one, the end of the document. */
export const clausesAndClosing = (
  pdf: Pdf,
  clauses: readonly Clause[],
  closing: Closing,
  top: number,
): void => {
  const height = heightOfClosing(closing)
  const bottom = clauses.reduce(
    (y, text, index) => clause(pdf, text, y, index + 1, index === clauses.length - 1 ? height : 0),
    top,
  )
  // On a page of its own only after a clause that fills one.
  const start = ensureRoom(pdf, bottom, height) + gap.above
  const { signed } = closing
  if (signed) placeAndDate(pdf, signed.city, signed.evidence, start)
  signatureBlock(pdf, closing, start + (signed ? dateHeight : 0) + gap.below)
}
