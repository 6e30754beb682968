import { officeZone, wallClock, type Payment } from '@metrolibre/contract'
import { writeSpreadsheet } from '../../list/save-spreadsheet.ts'
import { majorAmount, receiptOf } from './payment.ts'

const secondMs = 1000

export interface ReportWords {
  readonly heads: Readonly<
    Record<'when' | 'who' | 'method' | 'amount' | 'currency' | 'state' | 'receipt' | 'id', string>
  >
  readonly who: (payment: Payment) => string
  readonly method: (payment: Payment) => string
  readonly state: (payment: Payment) => string
}

/** Creates a spreadsheet of payments, with times by the clock of the office. */
export const paymentReport = (payments: readonly Payment[], words: ReportWords): Promise<Blob> => {
  const { heads } = words
  return writeSpreadsheet(payments, [
    {
      head: heads.when,
      width: 18,
      dates: 'time',
      read: ({ created }) => new Date(wallClock(created * secondMs, officeZone)),
    },
    { head: heads.who, width: 28, read: words.who },
    { head: heads.method, width: 14, read: words.method },
    { head: heads.amount, width: 16, read: majorAmount },
    { head: heads.currency, width: 10, read: ({ currency }) => currency.toUpperCase() },
    { head: heads.state, width: 14, read: words.state },
    { head: heads.receipt, width: 40, read: (payment) => receiptOf(payment) ?? '' },
    { head: heads.id, width: 32, read: ({ id }) => id },
  ])
}
