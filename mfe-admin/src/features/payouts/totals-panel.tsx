import type { Country } from '@metrolibre/contract'
import { Flex, Heading, Panel, Stack, Text } from '@metrolibre/ui'
import { runSumsOf } from './run-facts.ts'
import { usePayoutRunTexts } from './use-payout-texts.ts'

interface Props {
  lines: ReadonlyArray<{ readonly country: Country; readonly amount: number }>
}

/** How many payments there are and what they add up to, by country. */
export function TotalsPanel({ lines }: Props) {
  const { text, money } = usePayoutRunTexts()
  return (
    <Panel as="section" padded>
      <Heading as="h2" textStyle="cardTitle">
        {text('chosen', { count: lines.length })}
      </Heading>
      <Stack gap="3" align="stretch" mt="3">
        {runSumsOf(lines).map(({ country, currency, count, amount }) => (
          <Flex key={country} justify="space-between" gap="3" align="baseline">
            <Text textStyle="small">{text('ofCountry', { country, count })}</Text>
            <Text textStyle="cardTitle" whiteSpace="nowrap" translate="no">
              {money(amount, currency)}
            </Text>
          </Flex>
        ))}
      </Stack>
    </Panel>
  )
}
