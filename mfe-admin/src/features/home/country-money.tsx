import { formatExact, type CountryMoney as Money } from '@metrolibre/contract'
import { FormattedMessage, Link, useLocale } from '@metrolibre/platform'
import { Box, Flex, Heading, Panel, SimpleGrid, Span, Text, TextLink } from '@metrolibre/ui'
import { Button } from '@metrolibre/ui'
import { useState, type ReactNode } from 'react'
import { ChangeOfFigure } from './change.tsx'
import { MoneyChart } from './money-chart.tsx'
import { MoneyTable } from './money-table.tsx'

const Fact = ({ term, value, change }: { term: ReactNode; value: ReactNode; change: ReactNode }) => (
  <Box minW="0">
    <Text as="span" display="block" textStyle="small" color="fg.muted">
      {term}
    </Text>
    <Text as="span" textStyle="price" fontSize={{ base: 'lg', md: 'xl' }} whiteSpace="nowrap">
      {value}
    </Text>
    <Box minH="20px">{change}</Box>
  </Box>
)

/** The bookings and money of a country: their sums next to those of the 30 days before, and a chart or table. */
export function MoneyOfCountry({ money }: { money: Money }) {
  const { locale } = useLocale()
  const [asTable, setAsTable] = useState(false)
  const { country, currency, total, previous } = money
  const fact = (name: 'collected' | 'refunded' | 'reservations') => (
    <Fact
      term={<FormattedMessage id={`mfe-admin.home.${name}`} />}
      value={name === 'reservations' ? total[name] : formatExact({ amount: total[name], currency }, locale)}
      change={
        <ChangeOfFigure
          now={total[name]}
          before={previous[name]}
          good={name === 'refunded' ? 'less' : 'more'}
        />
      }
    />
  )
  return (
    <Panel as="section" padded>
      <Flex justify="space-between" align="center" gap="3">
        <Heading as="h3" textStyle="cardTitle">
          {country}
        </Heading>
        <TextLink as={Link} to="/admin/payments">
          <FormattedMessage id="mfe-admin.home.payments" />
          <Span className="ml-hidden">, {country}</Span>
        </TextLink>
      </Flex>
      <SimpleGrid columns={{ base: 1, sm: 3 }} gap="3" mt="3">
        {fact('collected')}
        {fact('refunded')}
        {fact('reservations')}
      </SimpleGrid>
      {asTable ? <MoneyTable {...money} /> : <MoneyChart days={money.days} currency={currency} />}
      <Box mt="3">
        <Button size="sm" variant="outline" aria-pressed={asTable} onClick={() => setAsTable(!asTable)}>
          <FormattedMessage id={asTable ? 'mfe-admin.home.showChart' : 'mfe-admin.home.showTable'} />
          <Span className="ml-hidden">, {country}</Span>
        </Button>
      </Box>
    </Panel>
  )
}
