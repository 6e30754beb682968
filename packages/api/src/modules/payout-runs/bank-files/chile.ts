import type { PayoutColumn } from '../../../platform/config/payout-columns.ts'
import type { BankBatch, BankPayment } from './bank-payment.ts'
import { latinWords, plainDocument, plainEmail } from './plain-words.ts'

const rut = (document: string): string => plainDocument(document).replace(/(.)$/, '-$1')

const kinds = { checking: 'CCT', sight: 'VIS', savings: 'AHO' } as const

interface Line {
  readonly payment: BankPayment
  readonly batch: BankBatch
}

const cells: Readonly<Record<PayoutColumn, (line: Line) => string>> = {
  rut: ({ payment }) => rut(payment.holderDocument),
  nombre: ({ payment }) => latinWords(payment.holderName),
  banco: ({ payment }) => payment.bank,
  tipo: ({ payment }) => kinds[payment.kind ?? 'checking'],
  cuenta: ({ payment }) => payment.number,
  monto: ({ payment }) => String(payment.amount),
  correo: ({ payment }) => plainEmail(payment.email),
  glosa: ({ batch }) => batch.name,
}

/**
 * Writes the text of a mass transfer as Chilean banks read it: a line for each payment, columns separated by semicolons, RUT
 * without dots, whole pesos, in Latin-1 with the line ends of Windows.
 */
export const chileanFile = (batch: BankBatch, order: readonly PayoutColumn[]): Buffer =>
  Buffer.from(
    batch.payments
      .map((payment) => `${order.map((name) => cells[name]({ payment, batch })).join(';')}\r\n`)
      .join(''),
    'latin1',
  )
