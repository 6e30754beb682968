import type { Locale } from '@metrolibre/contract'
import { day, money, sheetOfColumns, word } from '../../platform/spreadsheet/columns.ts'
import type { OwnerLedger } from './owner-ledger.ts'
import { standingTexts } from '../payments/standing-texts.ts'
import { ledgerTexts } from './texts.ts'

/** Writes the ledger as a spreadsheet with sheets of months, payments, what went back, what came of deposits, and transfers. */
export async function ledgerSpreadsheet(
  { rows, payments, returns, transfers, awards }: OwnerLedger,
  locale: Locale,
): Promise<Buffer> {
  const { default: writeSheets } = await import('write-excel-file/node')
  const text = ledgerTexts(locale)
  const standing = standingTexts(locale)
  return writeSheets([
    sheetOfColumns(text('months'), rows, [
      day(text('month'), ({ month }) => month),
      word(text('property'), 30, ({ name }) => name),
      word(text('currency'), 9, ({ currency }) => currency),
      money(text('paid'), ({ paid }) => paid),
      money(text('refunded'), ({ refunded }) => refunded),
      money(text('commission'), ({ commission }) => commission),
      money(text('transferred'), ({ transferred }) => transferred),
      money(text('awarded'), ({ awarded }) => awarded),
      money(text('balance'), ({ balance }) => balance),
    ]),
    sheetOfColumns(text('payments'), payments, [
      day(text('date'), ({ date }) => date),
      word(text('property'), 30, ({ name }) => name),
      word(text('room'), 22, ({ room }) => room ?? ''),
      word(text('who'), 28, ({ client }) => client),
      word(text('method'), 14, ({ method }) => text(method)),
      word(text('state'), 20, ({ status }) =>
        status === 'expected' ? text('state.expected') : standing(status),
      ),
      word(text('currency'), 9, ({ currency }) => currency),
      money(text('amount'), ({ amount }) => amount),
      money(text('refunded'), ({ refunded }) => refunded),
      word(text('booking'), 38, ({ reservationId }) => reservationId),
    ]),
    sheetOfColumns(text('returns'), returns, [
      day(text('date'), ({ date }) => date),
      word(text('property'), 30, ({ name }) => name),
      word(text('room'), 22, ({ room }) => room ?? ''),
      word(text('who'), 28, ({ client }) => client),
      word(text('why'), 28, ({ why }) => text(`why.${why}`)),
      word(text('note'), 40, ({ note }) => note ?? ''),
      word(text('currency'), 9, ({ currency }) => currency),
      money(text('amount'), ({ amount }) => amount),
      word(text('booking'), 38, ({ reservationId }) => reservationId),
    ]),
    sheetOfColumns(text('deposits'), awards, [
      day(text('date'), ({ date }) => date),
      word(text('property'), 30, ({ name }) => name),
      word(text('room'), 22, ({ room }) => room ?? ''),
      word(text('who'), 28, ({ client }) => client),
      word(text('item'), 40, ({ item }) => item ?? text('earlyExit')),
      word(text('currency'), 9, ({ currency }) => currency),
      money(text('amount'), ({ amount }) => amount),
      word(text('booking'), 38, ({ reservationId }) => reservationId),
    ]),
    sheetOfColumns(text('transfers'), transfers, [
      day(text('date'), ({ date }) => date),
      word(text('property'), 30, ({ name }) => name),
      word(text('reference'), 30, ({ reference }) => reference),
      word(text('currency'), 9, ({ currency }) => currency),
      money(text('amount'), ({ amount }) => amount),
    ]),
  ]).toBuffer()
}
