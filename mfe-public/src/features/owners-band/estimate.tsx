import { zones } from '@metrolibre/api-client'
import { currencyOf, estimateRent, type Zone } from '@metrolibre/contract'
import { FormattedMessage, useCountry, useDates, usePrice, useQuery } from '@metrolibre/platform'
import { Box, chakra, Flex } from '@metrolibre/ui'

/** Owners mostly ask about a well-kept room of this size, in square metres. */
const area = 48
/** The length of the tape: the size of the room relative to 80 m². */
const tape = `${(area / 80) * 100}%`

/**
 * Shows what a room would earn in the median comuna of the visitor's country, by the same rule as the
 * estimate for owners.
 */
export function Estimate() {
  const { country } = useCountry()
  const { number } = useDates()
  const price = usePrice()
  const { data } = useQuery(zones.all())
  const zone = middling((data?.zones ?? []).filter((each) => each.isActive && each.country === country))
  const rent = zone && estimateOf(zone)
  if (!rent) return null
  const currency = currencyOf(country)
  const [low, high] = [rent.low, rent.high].map((amount) => price({ amount: rough(amount), currency }).text)
  return (
    <Box mt="6" p={{ base: '18px', md: '22px' }} borderRadius="lg" bg="piedra.900">
      <Flex justify="space-between" gap="4" textStyle="small" color="piedra.300">
        <FormattedMessage id="mfe-public.home.estimate.place" values={{ zone: zone.zone }} />
        <chakra.b color="piedra.0">{number(area)}&nbsp;m²</chakra.b>
      </Flex>
      <Box aria-hidden mt="3" h="32px" bg="piedra.800" borderRadius="4px" overflow="hidden">
        <Box layerStyle="tape" h="100%" w={tape} />
      </Box>
      <Flex justify="space-between" align="baseline" gap="4" wrap="wrap" mt="3">
        <chakra.span textStyle="small" color="piedra.300">
          <FormattedMessage id="mfe-public.home.estimate.label" />
        </chakra.span>
        <chakra.b textStyle="sub" color="tape.fill">
          <FormattedMessage id="mfe-public.home.estimate.range" values={{ low, high }} />
        </chakra.b>
      </Flex>
    </Box>
  )
}

/** Rounds to three digits, because an estimate that is exact to the peso would promise too much. */
const rough = (amount: number) => Number(amount.toPrecision(3))

const middling = (all: readonly Zone[]): Zone | undefined =>
  all.toSorted((a, b) => a.averageValue * a.rate - b.averageValue * b.rate)[Math.floor(all.length / 2)]

const estimateOf = ({ averageValue, rate }: Zone) =>
  estimateRent({
    propertyType: 'room',
    area,
    averageValue,
    rate,
    paintingState: 'good',
    floorState: 'good',
  })
