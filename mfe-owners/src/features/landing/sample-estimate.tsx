import { zones } from '@metrolibre/api-client'
import { currencyOf, estimateRent, type Zone } from '@metrolibre/contract'
import { FormattedMessage, useCountry, useDates, useQuery } from '@metrolibre/platform'
import { chakra, Flex, Panel, Text } from '@metrolibre/ui'
import { roundedAmount } from '../../listing/rounded-amount.ts'
import { RangeTape } from '../../listing/range-tape.tsx'

/** Owners mostly ask about a well-kept room of this size, in square metres. */
const area = 48

/** What such a room would earn in the median comuna of the visitor's country, by the rule of the estimate. */
export function SampleEstimate() {
  const { country } = useCountry()
  const { number } = useDates()
  const { data } = useQuery(zones.all())
  const zone = middling((data?.zones ?? []).filter((each) => each.isActive && each.country === country))
  const rent = zone && rentIn(zone)
  if (!rent) return null
  const currency = currencyOf(country)
  const low = roundedAmount(rent.low, currency)
  const high = roundedAmount(rent.high, currency)
  return (
    <Panel padded>
      <Flex justify="space-between" gap="4" fontWeight={640}>
        <FormattedMessage id="mfe-owners.owner.worth.place" values={{ zone: zone.zone }} />
        <span>{number(area)}&nbsp;m²</span>
      </Flex>
      <RangeTape low={rent.low} high={rent.high} currency={currency} />
      <Flex justify="space-between" align="baseline" gap="2px 16px" wrap="wrap" mt="16px">
        <Text color="fg.muted">
          <FormattedMessage id="mfe-owners.owner.worth.label" />
        </Text>
        <chakra.b textStyle="sub">
          <FormattedMessage id="mfe-owners.owner.worth.range" values={{ low, high }} />
        </chakra.b>
      </Flex>
    </Panel>
  )
}

const middling = (all: readonly Zone[]): Zone | undefined =>
  all.toSorted((a, b) => a.averageValue * a.rate - b.averageValue * b.rate)[Math.floor(all.length / 2)]

const rentIn = ({ averageValue, rate }: Zone) =>
  estimateRent({
    propertyType: 'room',
    area,
    averageValue,
    rate,
    paintingState: 'good',
    floorState: 'good',
  })
