import type { Ledger } from '@metrolibre/api-client'
import { SumList } from '../../parts/sums.tsx'
import { currenciesOf, monthNow, ledgerSumOf, yearChange } from './sums.ts'
import { useLedgerPaymentTexts } from './use-payment-texts.ts'

interface Props {
  ledger: Ledger
  year: string
}

/** What came in this month and in the year, by currency. */
export function PaymentsFacts({ ledger, year }: Props) {
  const { text, money, month } = useLedgerPaymentTexts()
  const { rows, serverTime } = ledger
  return currenciesOf(ledger).map((currency) => {
    const now = monthNow(serverTime, currency)
    const ofMonth = ledgerSumOf(rows, currency, now, now)
    const ofYear = ledgerSumOf(rows, currency, `${year}-01`, `${year}-12`)
    const change = yearChange(rows, currency, year, now)
    const before = String(Number(year) - 1)
    const refunded = (amount: number) =>
      amount > 0 ? text('ofThatRefunded', { amount: money(amount, currency) }) : null
    const facts = [
      {
        id: 'month',
        term: text('receivedIn', { period: month(now) }),
        amount: ofMonth.paid,
        note: refunded(ofMonth.refunded),
      },
      {
        id: 'year',
        term: text('receivedIn', { period: year }),
        amount: ofYear.paid,
        note: [
          refunded(ofYear.refunded),
          change === undefined
            ? null
            : text('change', {
                change: `${change > 0 ? '+' : ''}${String(change).replace('-', '−')}`,
                year: before,
              }),
        ]
          .filter(Boolean)
          .join(' '),
      },
    ]
    return (
      <SumList
        key={currency}
        items={facts.map((fact) => ({ ...fact, amount: money(fact.amount, currency) }))}
      />
    )
  })
}
