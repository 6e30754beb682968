import { FormattedMessage, useIntl } from '@metrolibre/platform'
import { Box, chakra, Heading, Panel, Text } from '@metrolibre/ui'
import { HandCoins, Ruler, SealCheck, Signature, type Icon } from '@metrolibre/ui/icons'

const steps = [
  ['measure', Ruler],
  ['offer', HandCoins],
  ['sign', Signature],
  ['publish', SealCheck],
] as const satisfies readonly (readonly [string, Icon])[]

/** What follows after the visit is booked, beginning with its day. */
export function WhatFollows({ day }: { day: string }) {
  const { formatMessage } = useIntl()
  return (
    <Box as="section" mt="36px">
      <Heading as="h2" textStyle="sub" mb="12px">
        <FormattedMessage id="mfe-owners.listing.follows" />
      </Heading>
      <Panel padded>
        <chakra.ol listStyleType="none" p="0">
          {steps.map(([step, Symbol], index) => (
            <chakra.li
              key={step}
              display="flex"
              gap="14px"
              py="14px"
              borderTopWidth={index > 0 ? '1px' : '0'}
              borderColor="border"
            >
              <Box color="fg.link">
                <Symbol size={24} />
              </Box>
              <div>
                <b>{formatMessage({ id: `mfe-owners.listing.follows.${step}` }, { day })}</b>
                <Text textStyle="small" color="fg.muted">
                  {formatMessage({ id: `mfe-owners.listing.follows.${step}Text` })}
                </Text>
              </div>
            </chakra.li>
          ))}
        </chakra.ol>
      </Panel>
    </Box>
  )
}
