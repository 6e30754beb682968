import { countries, currencyOf, type CurrencyCode } from '@metrolibre/contract'
import { Box, Panel, SimpleGrid, Text } from '@metrolibre/ui'
import { useOfficeDepositTexts } from './use-deposit-texts.ts'

/** What is kept of all deposits, in each country. */
export function HeldTotals({ held }: { held: Readonly<Record<CurrencyCode, number>> }) {
  const { text, money } = useOfficeDepositTexts()
  return (
    <Panel style={{ marginTop: 20 }}>
      <SimpleGrid columns={{ base: 1, md: countries.length }} divideX={{ md: '1px' }} divideColor="border">
        {countries.map((country) => (
          <Box key={country} px="26px" py="18px">
            <Text textStyle="small" color="fg.muted">
              {text('heldOf', { country })}
            </Text>
            <Text textStyle="total" translate="no">
              {money(held[currencyOf(country)], currencyOf(country))}
            </Text>
          </Box>
        ))}
      </SimpleGrid>
    </Panel>
  )
}
