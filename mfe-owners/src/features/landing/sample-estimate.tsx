import { zones } from '@metrolibre/api-client'
import { roundedAmount, sampleArea, sampleRent } from '@metrolibre/contract'
import { FormattedMessage, useCountry, useDates, useQuery, useLocale } from '@metrolibre/platform'
import { chakra, Flex, Panel, Text } from '@metrolibre/ui'
import { RangeTape } from '../../listing/range-tape.tsx'

/** What a room would earn in the visitor's country. */
export function SampleEstimate() {
  const { locale } = useLocale()
  const { country } = useCountry()
  const { area } = useDates()
  const { data } = useQuery(zones.all())
  const rent = sampleRent(data?.zones ?? [], country)
  if (!rent) return null
  const { zone, low, high, currency } = rent
  return (
    <Panel padded>
      <Flex justify="space-between" gap="4" fontWeight={640}>
        <FormattedMessage id="mfe-owners.owner.worth.place" values={{ zone: zone.zone }} />
        <span>{area(sampleArea)}</span>
      </Flex>
      <RangeTape low={low} high={high} currency={currency} ends={false} />
      <Flex justify="space-between" align="baseline" gap="2px 16px" wrap="wrap" mt="16px">
        <Text color="fg.muted">
          <FormattedMessage id="mfe-owners.owner.worth.label" />
        </Text>
        <chakra.b textStyle="sub">
          <FormattedMessage
            id="mfe-owners.owner.worth.range"
            values={{
              low: roundedAmount(low, currency, locale),
              high: roundedAmount(high, currency, locale),
            }}
          />
        </chakra.b>
      </Flex>
    </Panel>
  )
}
