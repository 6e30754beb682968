import { toMajor, type CurrencyCode, type Locale } from '@metrolibre/contract'
import type { OwnerLedger } from './owner-ledger.ts'
import { texts } from './texts.ts'

const bold = { fontWeight: 'bold' as const }

interface Column<Row> {
  readonly header: { readonly value: string; readonly fontWeight: 'bold' }
  readonly cell: (row: Row) => { value: string; type: StringConstructor } | { value: number; format: string }
  readonly width: number
}

/** Every text is a text cell, so that a name that looks like a formula is not evaluated. */
const word = <Row>(header: string, width: number, read: (row: Row) => string): Column<Row> => ({
  header: { value: header, ...bold },
  cell: (row) => ({ value: read(row), type: String }),
  width,
})

/** An amount as a number in major units. */
const money = <Row extends { currency: CurrencyCode }>(
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

/** Writes the ledger as a spreadsheet with three sheets: months, payments, transfers to the owner. */
export async function ledgerSpreadsheet(
  { rows, payments, transfers }: OwnerLedger,
  locale: Locale,
): Promise<Buffer> {
  const { default: writeSheets } = await import('write-excel-file/node')
  const text = texts(locale)
  const sheet = <Row>(name: string, data: readonly Row[], columns: readonly Column<Row>[]) => ({
    sheet: name,
    data: [columns.map(({ header }) => header), ...data.map((row) => columns.map(({ cell }) => cell(row)))],
    columns: columns.map(({ width }) => ({ width })),
  })
  return writeSheets([
    sheet(text('months'), rows, [
      word(text('month'), 10, ({ month }) => month),
      word(text('property'), 30, ({ name }) => name),
      word(text('currency'), 9, ({ currency }) => currency),
      money(text('paid'), ({ paid }) => paid),
      money(text('refunded'), ({ refunded }) => refunded),
      money(text('commission'), ({ commission }) => commission),
      money(text('transferred'), ({ transferred }) => transferred),
      money(text('balance'), ({ balance }) => balance),
    ]),
    sheet(text('payments'), payments, [
      word(text('date'), 12, ({ date }) => date),
      word(text('property'), 30, ({ name }) => name),
      word(text('room'), 22, ({ room }) => room ?? ''),
      word(text('who'), 28, ({ client }) => client),
      word(text('method'), 14, ({ method }) => text(method)),
      word(text('state'), 20, ({ status }) => text(`state.${status}`)),
      word(text('currency'), 9, ({ currency }) => currency),
      money(text('amount'), ({ amount }) => amount),
      money(text('refunded'), ({ refunded }) => refunded),
      word(text('booking'), 38, ({ reservationId }) => reservationId),
    ]),
    sheet(text('transfers'), transfers, [
      word(text('date'), 12, ({ date }) => date),
      word(text('property'), 30, ({ name }) => name),
      word(text('reference'), 30, ({ reference }) => reference),
      word(text('currency'), 9, ({ currency }) => currency),
      money(text('amount'), ({ amount }) => amount),
    ]),
  ]).toBuffer()
}
