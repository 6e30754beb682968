import { dateAt, officeZone, shownEmail, type AdminPayment, type Locale } from '@metrolibre/contract'
import { mailMessages } from '../../platform/mail/mail-messages.ts'
import { day, money, sheetOfColumns, word } from '../../platform/spreadsheet/columns.ts'
import { standingTexts } from '../payments/standing-texts.ts'

export const paymentSheetTexts = mailMessages({
  es: {
    file: 'pagos',
    sheet: 'Pagos',
    paid: 'Pagado el',
    received: 'Llegó al banco el',
    client: 'Quién pagó',
    email: 'Correo',
    property: 'Propiedad',
    method: 'Medio',
    card: 'Tarjeta',
    transfer: 'Transferencia',
    currency: 'Moneda',
    amount: 'Monto',
    back: 'Devuelto',
    state: 'Estado',
    reference: 'Referencia',
    booking: 'Reserva',
    code: 'Código',
  },
  en: {
    file: 'payments',
    sheet: 'Payments',
    paid: 'Paid on',
    received: 'At the bank on',
    client: 'Paid by',
    email: 'E-mail',
    property: 'Property',
    method: 'Means',
    card: 'Card',
    transfer: 'Transfer',
    currency: 'Currency',
    amount: 'Amount',
    back: 'Refunded',
    state: 'State',
    reference: 'Reference',
    booking: 'Booking',
    code: 'Code',
  },
})

/** Writes payments as a spreadsheet, with the days of the office. */
export async function paymentSpreadsheet(payments: readonly AdminPayment[], locale: Locale): Promise<Buffer> {
  const { default: writeSheets } = await import('write-excel-file/node')
  const text = paymentSheetTexts(locale)
  const standing = standingTexts(locale)
  return writeSheets([
    sheetOfColumns(text('sheet'), payments, [
      day(text('paid'), ({ paid }) => dateAt(Date.parse(paid), officeZone)),
      day(text('received'), ({ receivedOn }) => receivedOn),
      word(text('client'), 28, ({ client }) => client.name),
      word(text('email'), 30, ({ client }) => shownEmail(client.email)),
      word(text('property'), 30, ({ reservation }) => reservation.name),
      word(text('method'), 14, ({ method }) => text(method)),
      word(text('currency'), 9, ({ currency }) => currency),
      money(text('amount'), ({ amount }) => amount),
      money(text('back'), ({ refunded }) => refunded),
      word(text('state'), 20, (payment) => standing(payment.standing)),
      word(text('reference'), 32, ({ reference }) => reference ?? ''),
      word(text('booking'), 38, ({ reservation }) => reservation.id),
      word(text('code'), 38, ({ id }) => id),
    ]),
  ]).toBuffer()
}
