import type { Ledger } from '@metrolibre/api-client'
import { Box, chakra, Grid, Panel, PriceText, Text } from '@metrolibre/ui'
import { currenciesOf, expectedOf, monthNow, sumOf, yearChange } from './sums.ts'
import { usePaymentTexts } from './use-payment-texts.ts'

interface Props {
  ledger: Ledger
  year: string
}

/** What came in this month and in the year, and what is still expected, by currency. */
export function Facts({ ledger, year }: Props) {
  const { text, money, month } = usePaymentTexts()
  const { rows, payments, serverTime } = ledger
  return currenciesOf(ledger).map((currency) => {
    const now = monthNow(serverTime, currency)
    const ofMonth = sumOf(rows, currency, now, now)
    const ofYear = sumOf(rows, currency, `${year}-01`, `${year}-12`)
    const change = yearChange(rows, currency, year, now)
    const before = String(Number(year) - 1)
    const expected = expectedOf(payments, currency)
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
      {
        id: 'expected',
        term: text('expected'),
        amount: expected,
        note: text(expected > 0 ? 'expectedNote' : 'expectedNone'),
      },
    ]
    return (
      <Panel key={currency}>
        <Grid
          as="dl"
          // Doubled amounts are wider than a third of a tablet.
          templateColumns={{ base: '1fr', md: 'repeat(auto-fit, minmax(min(100%, 13rem), 1fr))' }}
        >
          {facts.map(({ id, term, amount, note }, index) => (
            <Box
              key={id}
              p={{ base: '14px 16px', md: '18px 24px' }}
              borderColor="border"
              borderTopWidth={{ base: index > 0 ? '1px' : '0', md: '0' }}
              borderInlineStartWidth={{ base: '0', md: index > 0 ? '1px' : '0' }}
            >
              <chakra.dt textStyle="small" color="fg.muted">
                {term}
              </chakra.dt>
              <chakra.dd>
                <PriceText size="total" amount={money(amount, currency)} />
                {note && (
                  <Text as="span" display="block" textStyle="small" color="fg.muted" mt="1">
                    {note}
                  </Text>
                )}
              </chakra.dd>
            </Box>
          ))}
        </Grid>
      </Panel>
    )
  })
}
