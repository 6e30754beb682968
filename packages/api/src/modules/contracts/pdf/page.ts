import PDFDocument from 'pdfkit'
import { faceFor, handFor, isMarked, type Face, type FontWeight } from './fonts.ts'
import { plainText } from './plain-text.ts'

export type Pdf = InstanceType<typeof PDFDocument>

/** A4 in points, with space for the tape at the top and the footer at the bottom. */
export const frame = { left: 56, right: 539, top: 66, bottom: 782, width: 483, gutter: 22 } as const
export const ink = {
  text: '#10201c',
  muted: '#4d5b55',
  line: '#ccd4cd',
  tape: '#ffc61f',
  panel: '#f1f4f0',
} as const

export interface PdfTextStyle {
  readonly weight?: FontWeight
  readonly size?: number
  readonly color?: string
  readonly width?: number
  readonly gap?: number
  readonly tracking?: number
  readonly align?: 'left' | 'right'
}

// pdfkit also accepts opened fonts, but its types allow only bytes.
const setFace = (pdf: Pdf, { name, font }: Face): Pdf => pdf.font(font() as unknown as Buffer, name)

/** Chooses the face that has all signs of a text. */
const select = (
  pdf: Pdf,
  text: string,
  { weight = 'regular', size = 9, color = ink.text }: PdfTextStyle,
): Pdf => setFace(pdf, faceFor(text, weight)).fontSize(size).fillColor(color)

const options = ({ width = frame.width, gap = 2, tracking = 0, align = 'left' }: PdfTextStyle) => ({
  width,
  lineGap: gap,
  characterSpacing: tracking,
  align,
})

/** Returns the height of `text` in points without moving the pen. */
export const heightOf = (pdf: Pdf, text: string, style: PdfTextStyle): number => {
  const plain = plainText(text)
  return select(pdf, plain, style).heightOfString(plain, options(style))
}

/** Writes `text` at a position and returns the y below it. */
export const write = (pdf: Pdf, text: string, x: number, y: number, style: PdfTextStyle): number => {
  const plain = plainText(text)
  const isSpan = isMarked(plain)
  // Readers look for the letter of a mark by position, and don't always find the right one.
  if (isSpan) pdf.markContent('Span', { actual: plain })
  // Without a height pdfkit would start new pages by itself near the bottom edge.
  select(pdf, plain, style).text(plain, x, y, { ...options(style), height: Infinity })
  if (isSpan) pdf.endMarkedContent()
  return pdf.y
}

/** Draws a name as a signature, in the middle of `width` above the line at `baseline`, as large as fits. */
export const writeSigned = (pdf: Pdf, name: string, x: number, baseline: number, width: number): void => {
  const text = plainText(name)
  const hand = handFor(text)
  const size = Math.min(
    hand.size,
    (hand.size * width) / setFace(pdf, hand).fontSize(hand.size).widthOfString(text),
  )
  pdf.fontSize(size).fillColor(ink.text)
  const left = x + (width - pdf.widthOfString(text)) / 2
  pdf.text(text, left, baseline, { baseline: 'alphabetic', lineBreak: false })
}

/** Draws a thin line across the text width. */
export const rule = (pdf: Pdf, y: number, color: string = ink.line): void => {
  pdf.moveTo(frame.left, y).lineTo(frame.right, y).lineWidth(0.6).strokeColor(color).stroke()
}

/** Draws the brand's measuring tape along the top edge of a page. */
export const drawTape = (pdf: Pdf): void => {
  pdf.rect(0, 0, 595.28, 16).fill(ink.tape)
  for (let x = 8, tick = 0; x < 595; x += 9, tick += 1) {
    pdf.moveTo(x, 16).lineTo(x, tick % 5 === 0 ? 8 : 12)
  }
  pdf.lineWidth(0.8).strokeColor(ink.text).stroke()
}

/**
 * Returns the y at which to continue: `y` itself, or the top of a new page when `height` does not fit below
 * it.
 */
export const ensureRoom = (pdf: Pdf, y: number, height: number): number => {
  if (y + height <= frame.bottom) return y
  pdf.addPage()
  return frame.top
}

/** Opens an A4 document whose pages all begin with the tape. */
export const openDocument = (title: string, createdAt: Date, lang: 'es' | 'en' = 'es'): Pdf => {
  const pdf = new PDFDocument({
    size: 'A4',
    // Seals need ISO 32000-1.
    pdfVersion: '1.7',
    margins: { top: 0, bottom: 0, left: 0, right: 0 },
    bufferPages: true,
    autoFirstPage: false,
    // Without a default font pdfkit does not read the metrics of Helvetica, which are not needed.
    font: '',
    lang,
    displayTitle: true,
    info: { Title: plainText(title), Author: 'Metrolibre', Creator: 'Metrolibre', CreationDate: createdAt },
  })
  pdf.on('pageAdded', () => drawTape(pdf))
  pdf.addPage()
  return pdf
}
