import type { Bilingual, Clause } from './contract-document.ts'
import { ensureRoom, frame, heightOf, ink, rule, write, type Pdf } from './page.ts'
import { joinedWords } from './wording.ts'

export const simpleSignature = { es: 'Firma electrónica simple', en: 'Simple electronic signature' } as const
const draft = { es: 'Borrador', en: 'Draft' } as const

export interface Fact {
  readonly label: Bilingual
  readonly value: string | Bilingual
  /** Spans the text width instead of one of two columns. */
  readonly wide?: boolean
  /** Set small, for what is only compared letter by letter. */
  readonly quiet?: boolean
}

export const half = (frame.width - frame.gutter) / 2
export const columns = [frame.left, frame.left + half + frame.gutter] as const
const label = { size: 7.5, color: ink.muted, weight: 'medium' } as const
const value = { size: 10, weight: 'medium', gap: 1 } as const
const quietValue = { size: 8.4, gap: 2 } as const
const styleOf = ({ quiet }: Fact) => (quiet ? quietValue : value)

/** Writes a section's heading in both languages and returns the y below it. `room` is what must fit below `y`. */
export const heading = (pdf: Pdf, title: Bilingual, y: number, room = 60): number => {
  const start = ensureRoom(pdf, y, room)
  const bottom = write(pdf, title.es, frame.left, start, { size: 13, weight: 'bold', tracking: -0.2 })
  write(pdf, title.en, columns[1], start + 3, { size: 9.5, color: ink.muted, width: half })
  return bottom + 5
}

/** Returns the value as documents write it: in both languages where they differ. */
const written = ({ value }: Fact): string => (typeof value === 'string' ? value : joinedWords(value))

const factHeight = (pdf: Pdf, fact: Fact): number => {
  const width = fact.wide ? frame.width : half
  return 10 + heightOf(pdf, written(fact), { ...styleOf(fact), width }) + 9
}

const drawFact = (pdf: Pdf, fact: Fact, x: number, y: number): void => {
  const width = fact.wide ? frame.width : half
  pdf
    .moveTo(x, y)
    .lineTo(x + width, y)
    .lineWidth(0.6)
    .strokeColor(ink.line)
    .stroke()
  write(pdf, `${fact.label.es} / ${fact.label.en}`, x, y + 5, { ...label, width })
  write(pdf, written(fact), x, y + 16, { ...styleOf(fact), width })
}

const rowsOf = (facts: readonly Fact[]): Fact[][] => {
  const rows: Fact[][] = []
  for (const fact of facts) {
    const last = rows.at(-1)
    if (last?.length === 1 && !last[0]!.wide && !fact.wide) last.push(fact)
    else rows.push([fact])
  }
  return rows
}

/** Draws labelled values in two columns and returns the y below them. */
export const factTable = (pdf: Pdf, facts: readonly Fact[], y: number): number =>
  rowsOf(facts).reduce((top, row) => {
    const height = Math.max(...row.map((fact) => factHeight(pdf, fact))) + 6
    const start = ensureRoom(pdf, top, height)
    row.forEach((fact, index) => drawFact(pdf, fact, columns[index]!, start))
    return start + height
  }, y)

/**
 * Draws a clause, with its number if it has one, Spanish on the left and English on the right, without breaking it across
 * pages. `keep` is the height of what must follow it on the same page. Returns the y below it.
 */
export const clause = (pdf: Pdf, { title, text }: Clause, y: number, number?: number, keep = 0): number => {
  const spanish = { size: 8.6, width: half, gap: 1.6 }
  const english = { size: 8.6, width: half, gap: 1.6, color: ink.muted }
  const height = 14 + Math.max(heightOf(pdf, text.es, spanish), heightOf(pdf, text.en, english)) + 8
  const start = ensureRoom(pdf, y, height + keep)
  const titled = { size: 9.5, weight: 'semibold', width: half } as const
  const before = number === undefined ? '' : `${number}. `
  write(pdf, `${before}${title.es}`, columns[0], start, titled)
  write(pdf, `${before}${title.en}`, columns[1], start, { ...titled, color: ink.muted })
  write(pdf, text.es, columns[0], start + 14, spanish)
  write(pdf, text.en, columns[1], start + 14, english)
  return start + height
}

/** Draws the brand and the title on the first page, and a note below it if there is one. Returns the y below. */
export const cover = (pdf: Pdf, title: Bilingual, note?: string): number => {
  write(pdf, 'metrolibre', frame.left, 40, { size: 13, weight: 'bold', tracking: -0.4 })
  let y = write(pdf, title.es, frame.left, frame.top, { size: 24, weight: 'bold', tracking: -0.6, gap: 0 })
  y = write(pdf, title.en, frame.left, y + 2, { size: 12, color: ink.muted })
  if (note) y = write(pdf, note, frame.left, y + 4, { size: 9, weight: 'semibold' })
  return y + 16
}

/** Draws a band with an amount in large type. Returns the y below it. */
export const amountBand = (pdf: Pdf, label: string, amount: string, y: number): number => {
  pdf.roundedRect(frame.left, y, frame.width, 44, 8).fill(ink.panel)
  write(pdf, label, frame.left + 14, y + 17, { size: 9, color: ink.muted, width: 100 })
  const style = { weight: 'bold', tracking: -0.3, width: frame.width - 128, align: 'right' } as const
  const size = [18, 16, 14, 12].find((one) => heightOf(pdf, amount, { ...style, size: one }) < 2 * one) ?? 11
  write(pdf, amount, frame.left + 114, y + 20 - size / 2, { ...style, size })
  return y + 64
}

/** Returns what footers say: which document it is, or that it is a draft, and how it is signed. */
export const footerOf = (code: Bilingual | '' | undefined): string =>
  `${joinedWords(code || draft)} · ${joinedWords(simpleSignature)}`

/** Writes what the document is and the page number at the bottom of every page. Call it last. */
export const footers = (
  pdf: Pdf,
  label: string,
  numbering = (page: number, pages: number): string => `${page} / ${pages}`,
): void => {
  const { start, count } = pdf.bufferedPageRange()
  for (let index = 0; index < count; index += 1) {
    pdf.switchToPage(start + index)
    rule(pdf, 794)
    const style = { size: 7.5, color: ink.muted }
    write(pdf, `Metrolibre · ${label}`, frame.left, 802, {
      ...style,
      width: 380,
    })
    write(pdf, numbering(index + 1, count), frame.right - 80, 802, { ...style, width: 80, align: 'right' })
  }
}
