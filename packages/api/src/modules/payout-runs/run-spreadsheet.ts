import { bankName, payoutRunName, type Locale, type PayoutRun } from '@metrolibre/contract'
import { mailMessages } from '../../platform/mail/mail-messages.ts'
import { day, money, sheetOfColumns, word } from '../../platform/spreadsheet/columns.ts'

const texts = mailMessages({
  es: {
    owner: 'Propietario',
    country: 'País',
    bank: 'Banco',
    account: 'Cuenta',
    holder: 'Titular',
    currency: 'Moneda',
    amount: 'Monto',
    state: 'Estado',
    'state.open': 'Sin cerrar',
    'state.paid': 'Pagado',
    'state.rejected': 'Rechazado',
    'state.withdrawn': 'Retirado',
    why: 'Motivo',
    'why.unknown': 'La cuenta no existe',
    'why.closed': 'Cuenta cerrada',
    'why.holder': 'El número no es del titular',
    'why.limit': 'Supera el límite de la cuenta',
    'why.other': 'Otro motivo',
    date: 'Fecha',
    reference: 'Referencia',
    code: 'Código',
  },
  en: {
    owner: 'Owner',
    country: 'Country',
    bank: 'Bank',
    account: 'Account',
    holder: 'Holder',
    currency: 'Currency',
    amount: 'Amount',
    state: 'State',
    'state.open': 'Open',
    'state.paid': 'Paid',
    'state.rejected': 'Refused',
    'state.withdrawn': 'Withdrawn',
    why: 'Reason',
    'why.unknown': 'The account does not exist',
    'why.closed': 'Account closed',
    'why.holder': 'The number is not that of the holder',
    'why.limit': 'More than the account can receive',
    'why.other': 'Another reason',
    date: 'Date',
    reference: 'Reference',
    code: 'Code',
  },
})

/** Writes the payments of a run as a spreadsheet. Accounts are named by their end, as on every screen. */
export async function runSpreadsheet({ number, files }: PayoutRun, locale: Locale): Promise<Buffer> {
  const { default: writeSheets } = await import('write-excel-file/node')
  const text = texts(locale)
  const lines = files.flatMap(({ payouts, ...file }) => payouts.map((payout) => ({ ...file, ...payout })))
  return writeSheets([
    sheetOfColumns(payoutRunName(number), lines, [
      word(text('owner'), 30, ({ name }) => name),
      word(text('country'), 9, ({ country }) => country),
      word(text('bank'), 22, ({ country, bank }) => bankName(country, bank)),
      word(text('account'), 11, ({ account }) => (account ? `·· ${account.numberEnd}` : '')),
      word(text('holder'), 30, ({ account }) => account?.holderName ?? ''),
      word(text('currency'), 9, ({ currency }) => currency),
      money(text('amount'), ({ amount }) => amount),
      word(text('state'), 12, ({ state }) => text(`state.${state}`)),
      word(text('why'), 28, ({ why }) => (why ? text(`why.${why}`) : '')),
      day(text('date'), ({ state, paidOn }) => (state === 'paid' ? paidOn : null)),
      word(text('reference'), 22, ({ state, reference }) => (state === 'paid' ? (reference ?? '') : '')),
      word(text('code'), 38, ({ ownerId }) => ownerId),
    ]),
  ]).toBuffer()
}
