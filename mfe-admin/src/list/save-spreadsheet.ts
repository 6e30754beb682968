import { amountFormat, sheetFormats, type CurrencyCode } from '@metrolibre/contract'
import { saveBlob } from '@metrolibre/platform/browser'

/** An amount in major units. */
export interface SheetAmount {
  readonly major: number
  readonly currency: CurrencyCode
}

/** A column of a spreadsheet: its heading, its width in characters, and its value in a row. */
export interface SavedColumn<Row> {
  readonly head: string
  readonly width: number
  /** A day is its midnight in UTC, and a time the wall clock as if it were UTC. */
  readonly read: (row: Row) => string | number | Date | SheetAmount
  /** How dates are shown: as days, unless this says otherwise. */
  readonly dates?: keyof typeof sheetFormats
}

const bold = { fontWeight: 'bold' as const }

const cellOf = (value: string | number | Date | SheetAmount, dates: keyof typeof sheetFormats) => {
  if (typeof value === 'string') return { value, type: String }
  if (typeof value === 'number') return { value, type: Number }
  if (value instanceof Date) return { value, type: Date, format: sheetFormats[dates] }
  return { value: value.major, type: Number, format: amountFormat(value.currency) }
}

/**
 * Writes rows as a spreadsheet below a head that stays in place (RULES.md §13.9). Texts are written as text cells, so
 * that a name that looks like a formula is not evaluated.
 */
export async function writeSpreadsheet<Row>(
  rows: readonly Row[],
  columns: readonly SavedColumn<Row>[],
): Promise<Blob> {
  const { default: writeSheet } = await import('write-excel-file/universal')
  const sheet = writeSheet([...rows], {
    columns: columns.map(({ head, width, read, dates = 'day' }) => ({
      header: { value: head, ...bold },
      cell: (row: Row) => cellOf(read(row), dates),
      width,
    })),
    stickyRowsCount: 1,
  })
  return sheet.toBlob()
}

/** Writes rows as a spreadsheet and saves it under this name. */
export async function saveSpreadsheet<Row>(
  file: string,
  rows: readonly Row[],
  columns: readonly SavedColumn<Row>[],
): Promise<void> {
  saveBlob(await writeSpreadsheet(rows, columns), `${file}.xlsx`)
}
