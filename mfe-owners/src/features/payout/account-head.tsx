import { countries, type Country } from '@metrolibre/contract'
import { Box, Flex, Heading, Text } from '@metrolibre/ui'
import { SegmentedControl } from '@metrolibre/ui/form'
import type { Ref } from 'react'
import { usePayoutAccountTexts } from './use-payout-texts.ts'

interface Props {
  title: string
  titleRef?: Ref<HTMLHeadingElement>
  lead?: string
  country: Country
  onCountry: (country: Country) => void
}

/** The head of the panel with the accounts of a country, where another country is chosen. */
export function AccountHead({ title, titleRef, lead, country, onCountry }: Props) {
  const { text } = usePayoutAccountTexts()
  return (
    <Flex gap="12px 16px" wrap="wrap" align="flex-start" justify="space-between" mb="5">
      <Box minW="0">
        <Heading ref={titleRef} tabIndex={-1} as="h2" textStyle="sub">
          {title}
        </Heading>
        {lead && (
          <Text textStyle="small" color="fg.muted" mt="1">
            {lead}
          </Text>
        )}
      </Box>
      <Box w={{ base: '100%', md: '190px' }}>
        <SegmentedControl
          compact
          labelHidden
          label={text('country')}
          options={countries.map((value) => ({ value, label: value }))}
          value={country}
          onValueChange={onCountry}
        />
      </Box>
    </Flex>
  )
}
