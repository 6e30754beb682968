import { countries, currencyOf, formatExact, type CountryMoney } from '@metrolibre/contract'
import { FormattedMessage, useLocale } from '@metrolibre/platform'
import { Box, Panel, SimpleGrid, Text } from '@metrolibre/ui'
import type { ReactNode } from 'react'

const Total = ({ term, value, text }: { term: ReactNode; value: ReactNode; text: ReactNode }) => (
  <Box px="26px" py="18px">
    <Text textStyle="small" color="fg.muted">
      {term}
    </Text>
    <Text textStyle="total">{value}</Text>
    <Text textStyle="small" color="fg.muted">
      {text}
    </Text>
  </Box>
)

/** What was collected in each country in 30 days, and what went back. Undefined while it is loading. */
export function PaymentTotals({ countries: known }: { countries: readonly CountryMoney[] | undefined }) {
  const { locale } = useLocale()
  return (
    <Panel style={{ marginTop: 20 }} aria-busy={known === undefined}>
      <SimpleGrid columns={{ base: 1, md: countries.length }} divideX={{ md: '1px' }} divideColor="border">
        {countries.map((country) => {
          const money = known?.find((one) => one.country === country)
          const text = (amount = 0) => formatExact({ amount, currency: currencyOf(country) }, locale)
          return (
            <Total
              key={country}
              term={<FormattedMessage id="mfe-admin.payments.collected" values={{ country }} />}
              value={money ? text(money.total.collected) : '–'}
              text={
                <FormattedMessage
                  id="mfe-admin.payments.wentBack"
                  values={{ amount: money ? text(money.total.refunded) : '–' }}
                />
              }
            />
          )
        })}
      </SimpleGrid>
    </Panel>
  )
}
