import { ensureRoom, frame, heightOf, rule, write, type Pdf } from '../contracts/pdf/page.ts'

export interface StatementColumn<Row> {
  readonly label: string
  /** In points. */
  readonly width: number
  readonly end?: true
  readonly read: (row: Row) => string
}

const small = { size: 8.4, gap: 1 } as const

/** Draws a table whose rows are not broken across pages. Returns the y below it. */
export function table<Row>(
  pdf: Pdf,
  columns: readonly StatementColumn<Row>[],
  rows: readonly Row[],
  top: number,
): number {
  const draw = (texts: readonly string[], y: number, weight: 'regular' | 'semibold'): number => {
    const styles = columns.map(
      ({ width, end }) =>
        ({ ...small, weight, width: width - 8, ...(end && { align: 'right' as const }) }) as const,
    )
    const height = Math.max(...texts.map((text, index) => heightOf(pdf, text, styles[index]!))) + 9
    const start = ensureRoom(pdf, y, height)
    let x: number = frame.left
    texts.forEach((text, index) => {
      write(pdf, text, x, start + 4, styles[index]!)
      x += columns[index]!.width
    })
    rule(pdf, start + height)
    return start + height
  }
  const head = draw(
    columns.map(({ label }) => label),
    ensureRoom(pdf, top, 60),
    'semibold',
  )
  return rows.reduce(
    (y, row) =>
      draw(
        columns.map(({ read }) => read(row)),
        y,
        'regular',
      ),
    head,
  )
}
