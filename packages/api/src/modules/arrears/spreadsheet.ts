import { dateAt, officeZone, shownEmail, type ArrearsMonth, type Locale } from '@metrolibre/contract'
import { mailMessages } from '../../platform/mail/mail-messages.ts'
import { countColumn, day, money, sheetOfColumns, word } from '../../platform/spreadsheet/columns.ts'

export const arrearsSheetTexts = mailMessages({
  es: {
    file: 'cobranza',
    sheet: 'Cobranza',
    client: 'Quién debe',
    email: 'Correo',
    place: 'Propiedad',
    owner: 'Propietario',
    country: 'País',
    month: 'Mes',
    due: 'Venció el',
    last: 'Plazo hasta',
    days: 'Días',
    currency: 'Moneda',
    amount: 'Monto',
    state: 'Estado',
    due_state: 'por pagar',
    overdue_state: 'atrasado',
    asked: 'Pidió transferir el',
    reason: 'Motivo',
    booking: 'Reserva',
  },
  en: {
    file: 'arrears',
    sheet: 'Arrears',
    client: 'Owed by',
    email: 'E-mail',
    place: 'Property',
    owner: 'Owner',
    country: 'Country',
    month: 'Month',
    due: 'Due on',
    last: 'Time until',
    days: 'Days',
    currency: 'Currency',
    amount: 'Amount',
    state: 'State',
    due_state: 'due',
    overdue_state: 'overdue',
    asked: 'Asked to transfer on',
    reason: 'Reason',
    booking: 'Booking',
  },
})

/** Writes months that are not paid as a spreadsheet. */
export async function arrearsSpreadsheet(months: readonly ArrearsMonth[], locale: Locale): Promise<Buffer> {
  const { default: writeSheets } = await import('write-excel-file/node')
  const text = arrearsSheetTexts(locale)
  return writeSheets([
    sheetOfColumns(text('sheet'), months, [
      word(text('client'), 28, ({ client }) => client.name),
      word(text('email'), 30, ({ client }) => shownEmail(client.email)),
      word(text('place'), 30, ({ reservation }) => reservation.name),
      word(text('owner'), 28, ({ owner }) => owner.name),
      word(text('country'), 9, ({ country }) => country),
      word(text('month'), 9, ({ number, count }) => `${number} / ${count}`),
      day(text('due'), ({ dueOn }) => dueOn),
      day(text('last'), ({ lastDay }) => lastDay),
      countColumn(text('days'), 8, ({ days }) => days),
      word(text('currency'), 9, ({ currency }) => currency),
      money(text('amount'), ({ amount }) => amount),
      word(text('state'), 12, ({ standing }) => text(standing === 'overdue' ? 'overdue_state' : 'due_state')),
      day(text('asked'), ({ transferAskedAt: at }) => at && dateAt(Date.parse(at), officeZone)),
      word(text('reason'), 40, ({ last }) => last?.reason ?? ''),
      word(text('booking'), 38, ({ reservation }) => reservation.id),
    ]),
  ]).toBuffer()
}
