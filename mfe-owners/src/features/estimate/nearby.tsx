import { formatExact, type Estimate } from '@metrolibre/contract'
import { FormattedMessage, useIntl, useLocale } from '@metrolibre/platform'
import { Box, DescriptionList, Heading, Text } from '@metrolibre/ui'

interface Props {
  estimate: Estimate
  currency: 'CLP' | 'PEN'
}

/** What published properties of the same kind ask in the same comuna. */
export function Nearby({ estimate: { nearby, basis }, currency }: Props) {
  const { locale } = useLocale()
  const { formatMessage } = useIntl()
  const exact = (amount: number) => formatExact({ amount, currency }, locale)
  const text = (name: 'usual' | 'span' | 'perSquareMetre') =>
    formatMessage({ id: `mfe-owners.listing.nearby.${name}` })
  return (
    <Box as="section" mt="36px">
      <Heading as="h2" textStyle="sub" mb="8px">
        <FormattedMessage id="mfe-owners.listing.nearby" />
      </Heading>
      <Text color="fg.muted" mb="12px">
        <FormattedMessage
          id={nearby ? 'mfe-owners.listing.nearby.count' : 'mfe-owners.listing.nearby.few'}
          values={{ count: nearby?.count ?? 0, zone: basis.zone.zone }}
        />
      </Text>
      {nearby && (
        <DescriptionList
          items={[
            { id: 'usual', term: text('usual'), value: exact(nearby.median) },
            { id: 'span', term: text('span'), value: `${exact(nearby.low)} – ${exact(nearby.high)}` },
            ...(nearby.perSquareMetre === null
              ? []
              : [{ id: 'square', term: text('perSquareMetre'), value: exact(nearby.perSquareMetre) }]),
          ]}
        />
      )}
    </Box>
  )
}
