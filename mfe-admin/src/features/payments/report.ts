import type { Payment } from '@metrolibre/contract'
import { majorAmount, receiptOf } from './payment.ts'

export interface ReportWords {
  readonly heads: Readonly<
    Record<'when' | 'who' | 'method' | 'amount' | 'currency' | 'state' | 'receipt' | 'id', string>
  >
  readonly when: (payment: Payment) => string
  readonly who: (payment: Payment) => string
  readonly method: (payment: Payment) => string
  readonly state: (payment: Payment) => string
}

/**
 * Creates a spreadsheet of payments. All texts are written as text cells, so that a name that looks like a
 * formula is not evaluated; amounts are numbers in major units.
 */
export const paymentReport = async (payments: readonly Payment[], words: ReportWords): Promise<Blob> => {
  const { default: writeSheet } = await import('write-excel-file/universal')
  const { heads } = words
  const text = (header: string, read: (payment: Payment) => string, width: number) => ({
    header: { value: header, fontWeight: 'bold' as const },
    cell: (payment: Payment) => ({ value: read(payment), type: String }),
    width,
  })
  return writeSheet([...payments], {
    columns: [
      text(heads.when, words.when, 18),
      text(heads.who, words.who, 28),
      text(heads.method, words.method, 14),
      {
        header: { value: heads.amount, fontWeight: 'bold' as const },
        cell: (payment: Payment) => ({ value: majorAmount(payment), type: Number, format: '#,##0.00' }),
        width: 16,
      },
      text(heads.currency, ({ currency }) => currency.toUpperCase(), 10),
      text(heads.state, words.state, 14),
      text(heads.receipt, (payment) => receiptOf(payment) ?? '', 40),
      text(heads.id, ({ id }) => id, 32),
    ],
  }).toBlob()
}
