import type { Ledger } from '@metrolibre/api-client'
import { addOwed, payoutDays, type OwedParts } from '@metrolibre/contract'
import { SumList } from '../../parts/sums.tsx'
import { currenciesOf, expectedOf } from './sums.ts'
import { useLedgerPaymentTexts } from './use-payment-texts.ts'

/** How many days on which something becomes available are listed; the rest is added up. */
const namedDays = 3

/** What the owner is owed now, what of it can be transferred, and what is held until when, by currency. */
export function OwedPayments({ ledger }: { ledger: Ledger }) {
  const { text, money, day } = useLedgerPaymentTexts()
  return currenciesOf(ledger).map((currency) => {
    const own = ledger.balances.filter((one) => one.currency === currency)
    const balance = own.reduce((sum, one) => sum + one.balance, 0)
    const { available, held, coming } = addOwed(own)
    const amountOf = (amount: number) => money(amount, currency)
    const days = coming
      .slice(0, namedDays)
      .map(({ date, amount }) => text('heldUntil', { amount: amountOf(amount), day: day(date) }))
    const later = coming.slice(namedDays).reduce((sum, { amount }) => sum + amount, 0)
    const others = (
      ['disputes', 'refunds'] as const satisfies ReadonlyArray<keyof OwedParts['held']>
    ).flatMap((why) => (held[why] > 0 ? [text(`held.${why}`, { amount: amountOf(held[why]) })] : []))
    const heldNotes = [
      ...days,
      ...(later > 0 ? [text('heldLater', { amount: amountOf(later) })] : []),
      ...others,
    ]
    const expected = expectedOf(ledger.payments, currency)
    const standing = available > 0 ? 'availableNote' : available < 0 ? 'overNote' : 'availableNone'
    return (
      <SumList
        key={currency}
        items={[
          {
            id: 'owed',
            term: text('owed'),
            amount: amountOf(balance),
            note: [text('owedNote'), expected > 0 && text('expectedNote', { amount: amountOf(expected) })]
              .filter(Boolean)
              .join(' '),
          },
          {
            id: 'available',
            term: text('available'),
            amount: amountOf(available),
            note: text(standing, { days: payoutDays }),
          },
          {
            id: 'held',
            term: text('held'),
            amount: amountOf(held.stays + held.disputes + held.refunds),
            note: heldNotes.length > 0 ? heldNotes.join(' ') : text('heldNone'),
          },
        ]}
      />
    )
  })
}
