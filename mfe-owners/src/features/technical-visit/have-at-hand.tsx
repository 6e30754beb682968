import { FormattedMessage, useIntl } from '@metrolibre/platform'
import { Box, chakra, Heading } from '@metrolibre/ui'
import { CheckCircleFill } from '@metrolibre/ui/icons'

const things = ['keys', 'identity', 'taxes', 'bills'] as const

/** What the inspector needs to see. */
export function HaveAtHand() {
  const { formatMessage } = useIntl()
  return (
    <Box as="section" mt="36px">
      <Heading as="h2" textStyle="sub" mb="12px">
        <FormattedMessage id="mfe-owners.listing.atHand" />
      </Heading>
      <chakra.ul
        listStyleType="none"
        p="0"
        display="grid"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', sm: '1fr 1fr' }}
        columnGap="32px"
      >
        {things.map((thing) => (
          <chakra.li
            key={thing}
            display="flex"
            gap="12px"
            py="14px"
            borderTopWidth="1px"
            borderColor="border"
          >
            <Box color="fg.link">
              <CheckCircleFill />
            </Box>
            {formatMessage({ id: `mfe-owners.listing.atHand.${thing}` })}
          </chakra.li>
        ))}
      </chakra.ul>
    </Box>
  )
}
