import { countries, currencyOf, type ArrearsTotal } from '@metrolibre/contract'
import { Box, Panel, SimpleGrid, Text } from '@metrolibre/ui'
import { useArrearsTexts } from './use-arrears-texts.ts'

/** What the months of the list add up to in each currency, over all of its pages. */
export function ArrearsTotals({ totals }: { totals: readonly ArrearsTotal[] }) {
  const { text, money } = useArrearsTexts()
  if (totals.length === 0) return null
  return (
    <Panel style={{ marginTop: 20 }}>
      <SimpleGrid columns={{ base: 1, md: totals.length }} divideX={{ md: '1px' }} divideColor="border">
        {totals.map(({ currency, amount, months }) => (
          <Box key={currency} px="26px" py="18px">
            <Text textStyle="small" color="fg.muted">
              {countries.find((country) => currencyOf(country) === currency)}
            </Text>
            <Text textStyle="total" translate="no">
              {money(amount, currency)}
            </Text>
            <Text textStyle="small" color="fg.muted">
              {text('months', { count: months })}
            </Text>
          </Box>
        ))}
      </SimpleGrid>
    </Panel>
  )
}
