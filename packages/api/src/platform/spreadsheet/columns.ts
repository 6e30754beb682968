import { amountFormat, sheetDate, sheetFormats, toMajor, type CurrencyCode } from '@metrolibre/contract'

const bold = { fontWeight: 'bold' as const }

/** The cells that spreadsheets contain. */
type Cell =
  | { value: string; type: StringConstructor }
  | { value: number; type: NumberConstructor; format: string }
  | { value: Date; type: DateConstructor; format: string }
  | null

/** A column of a spreadsheet: its header and how the cell of a row is written. */
export interface Column<Row> {
  readonly header: { readonly value: string; readonly fontWeight: 'bold' }
  readonly cell: (row: Row) => Cell
  readonly width: number
}

/** Every text is a text cell, so that a name that looks like a formula is not evaluated. */
export const word = <Row>(header: string, width: number, read: (row: Row) => string): Column<Row> => ({
  header: { value: header, ...bold },
  cell: (row) => ({ value: read(row), type: String }),
  width,
})

/** A day (`YYYY-MM-DD`) or a month (`YYYY-MM`) as a date, or an empty cell. */
export const day = <Row>(header: string, read: (row: Row) => string | null): Column<Row> => ({
  header: { value: header, ...bold },
  cell: (row) => {
    const date = read(row)
    if (date === null) return null
    return {
      value: sheetDate(date),
      type: Date,
      format: sheetFormats[date.length === 7 ? 'month' : 'day'],
    }
  },
  width: 12,
})

/** An amount as a number in major units, with the decimals of its currency. */
export const money = <Row extends { currency: CurrencyCode }>(
  header: string,
  read: (row: Row) => number,
): Column<Row> => ({
  header: { value: header, ...bold },
  cell: (row) => ({
    value: toMajor({ amount: read(row), currency: row.currency }),
    type: Number,
    format: amountFormat(row.currency),
  }),
  width: 15,
})

/** A whole number. */
export const countColumn = <Row>(header: string, width: number, read: (row: Row) => number): Column<Row> => ({
  header: { value: header, ...bold },
  cell: (row) => ({ value: read(row), type: Number, format: '0' }),
  width,
})

/** Returns a sheet of rows below a head that stays in place, as the library takes it. */
export const sheetOfColumns = <Row>(name: string, rows: readonly Row[], columns: readonly Column<Row>[]) => ({
  sheet: name,
  data: [columns.map(({ header }) => header), ...rows.map((row) => columns.map(({ cell }) => cell(row)))],
  columns: columns.map(({ width }) => ({ width })),
  stickyRowsCount: 1,
})
