import { saveBlob } from '@metrolibre/platform/browser'

/** A column of a spreadsheet: its heading, its width in characters, and its value in a row. */
export interface SheetColumn<Row> {
  readonly head: string
  readonly width: number
  readonly read: (row: Row) => string | number
}

/**
 * Saves rows as a spreadsheet. Texts are written as text cells, so that a name that looks like a formula is not
 * evaluated.
 */
export async function saveSpreadsheet<Row>(
  file: string,
  rows: readonly Row[],
  columns: readonly SheetColumn<Row>[],
): Promise<void> {
  const { default: writeSheet } = await import('write-excel-file/universal')
  const sheet = writeSheet([...rows], {
    columns: columns.map(({ head, width, read }) => ({
      header: { value: head, fontWeight: 'bold' as const },
      cell: (row: Row) => {
        const value = read(row)
        return typeof value === 'number' ? { value, type: Number } : { value, type: String }
      },
      width,
    })),
  })
  saveBlob(await sheet.toBlob(), `${file}.xlsx`)
}
