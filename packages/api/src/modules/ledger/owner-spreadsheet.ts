import { shownEmail, type Locale, type OwnerBalance } from '@metrolibre/contract'
import { countColumn, day, money, sheetOfColumns, word } from '../../platform/spreadsheet/columns.ts'
import { ledgerTexts } from './texts.ts'

/** Writes what owners are owed as a spreadsheet, with a row for each currency of each owner. */
export async function ownerSpreadsheet(owners: readonly OwnerBalance[], locale: Locale): Promise<Buffer> {
  const { default: writeSheets } = await import('write-excel-file/node')
  const text = ledgerTexts(locale)
  const lines = owners.flatMap(({ balances, ...owner }) =>
    balances.map((balance) => ({ ...owner, ...balance })),
  )
  return writeSheets([
    sheetOfColumns(text('balances'), lines, [
      word(text('owner'), 30, ({ name }) => name),
      word(text('email'), 30, ({ email }) => shownEmail(email)),
      countColumn(text('properties'), 12, ({ properties }) => properties),
      word(text('currency'), 9, ({ currency }) => currency),
      money(text('balance'), ({ amount }) => amount),
      money(text('available'), ({ available }) => available),
      money(text('heldStays'), ({ held }) => held.stays),
      day(text('heldUntil'), ({ coming }) => coming[0]?.date ?? null),
      money(text('heldDisputes'), ({ held }) => held.disputes),
      money(text('heldRefunds'), ({ held }) => held.refunds),
      word(text('code'), 38, ({ id }) => id),
    ]),
  ]).toBuffer()
}
