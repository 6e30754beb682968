import { countries, currencyOf, formatExact, type CurrencyCode, type Payment } from '@metrolibre/contract'
import { FormattedMessage } from '@metrolibre/platform'
import { Box, Panel, SimpleGrid, Text } from '@metrolibre/ui'
import type { ReactNode } from 'react'
import { paidIn, standingOf } from './payment.ts'

const Total = ({ term, value }: { term: ReactNode; value: ReactNode }) => (
  <Box px="26px" py="20px">
    <Text textStyle="small" color="fg.muted">
      {term}
    </Text>
    <Text textStyle="total">{value}</Text>
  </Box>
)

const collected = (payments: readonly Payment[], currency: CurrencyCode): string =>
  formatExact({ amount: paidIn(payments, currency), currency })

/** The totals of the payments on this page, which say that they are not those of a month. */
export function Totals({ payments }: { payments: readonly Payment[] }) {
  const refunded = payments.filter((payment) => standingOf(payment) === 'refunded').length
  return (
    <Panel style={{ marginTop: 20 }}>
      <SimpleGrid columns={{ base: 1, md: 3 }} divideX={{ md: '1px' }} divideColor="border">
        {countries.map((country) => (
          <Total
            key={country}
            term={<FormattedMessage id="mfe-admin.payments.paidHere" values={{ country }} />}
            value={collected(payments, currencyOf(country))}
          />
        ))}
        <Total term={<FormattedMessage id="mfe-admin.payments.refundedHere" />} value={refunded} />
      </SimpleGrid>
    </Panel>
  )
}
