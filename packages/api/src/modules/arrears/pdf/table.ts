import {
  ensureRoom,
  frame,
  heightOf,
  ink,
  rule,
  write,
  type Pdf,
  type PdfTextStyle,
} from '../../contracts/pdf/page.ts'

export interface SheetColumn<Row> {
  /** In both languages, `Mes / Month`. */
  readonly title: string
  /** Its part of the text width. */
  readonly share: number
  readonly align?: 'left' | 'right'
  readonly cell: (row: Row) => string
}

const gap = 10
const titleStyle = { size: 7.5, color: ink.muted, weight: 'medium' } as const
const cellStyle = { size: 9, gap: 1.4 } as const

/**
 * Draws rows below a head, which is drawn again on each page, without breaking a row across pages. Returns the y below it.
 */
export function drawTable<Row>(
  pdf: Pdf,
  rows: readonly Row[],
  columns: readonly SheetColumn<Row>[],
  y: number,
): number {
  const placed = columns.map((column, index) => {
    const before = columns.slice(0, index).reduce((sum, { share }) => sum + share, 0)
    return { column, x: frame.left + before * frame.width, width: column.share * frame.width - gap }
  })
  const line = (textOf: (column: SheetColumn<Row>) => string, style: PdfTextStyle) => {
    const styleOf = ({ align }: SheetColumn<Row>, width: number) => ({
      ...style,
      width,
      ...(align && { align }),
    })
    return {
      height: Math.max(
        ...placed.map(({ column, width }) => heightOf(pdf, textOf(column), styleOf(column, width))),
      ),
      draw: (top: number) => {
        for (const { column, x, width } of placed) write(pdf, textOf(column), x, top, styleOf(column, width))
      },
    }
  }
  const head = line(({ title }) => title, titleStyle)
  const drawHead = (top: number): number => {
    head.draw(top + 4)
    return top + head.height + 10
  }
  return rows.reduce(
    (top, row, index) => {
      const cells = line(({ cell }) => cell(row), cellStyle)
      const height = cells.height + 10
      const start = ensureRoom(pdf, top, height + (index === 0 ? 0 : 2))
      const below = start < top ? drawHead(start) : start
      rule(pdf, below)
      cells.draw(below + 5)
      return below + height
    },
    drawHead(ensureRoom(pdf, y, head.height + 60)),
  )
}
