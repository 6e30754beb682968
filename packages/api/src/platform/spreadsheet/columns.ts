import { toMajor, type CurrencyCode } from '@metrolibre/contract'

const bold = { fontWeight: 'bold' as const }

/** A column of a spreadsheet: its header and how the cell of a row is written. */
export interface Column<Row> {
  readonly header: { readonly value: string; readonly fontWeight: 'bold' }
  readonly cell: (
    row: Row,
  ) => { value: string; type: StringConstructor } | { value: number; type: NumberConstructor; format: string }
  readonly width: number
}

/** Every text is a text cell, so that a name that looks like a formula is not evaluated. */
export const word = <Row>(header: string, width: number, read: (row: Row) => string): Column<Row> => ({
  header: { value: header, ...bold },
  cell: (row) => ({ value: read(row), type: String }),
  width,
})

/** An amount as a number in major units. */
export const money = <Row extends { currency: CurrencyCode }>(
  header: string,
  read: (row: Row) => number,
): Column<Row> => ({
  header: { value: header, ...bold },
  cell: (row) => ({
    value: toMajor({ amount: read(row), currency: row.currency }),
    type: Number,
    format: row.currency === 'CLP' ? '#,##0' : '#,##0.00',
  }),
  width: 15,
})

/** A whole number. */
export const count = <Row>(header: string, width: number, read: (row: Row) => number): Column<Row> => ({
  header: { value: header, ...bold },
  cell: (row) => ({ value: read(row), type: Number, format: '0' }),
  width,
})
