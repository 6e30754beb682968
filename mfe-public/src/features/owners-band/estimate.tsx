import { zones } from '@metrolibre/api-client'
import { roundedAmount, sampleArea, sampleRent } from '@metrolibre/contract'
import { FormattedMessage, useCountry, useDates, useQuery } from '@metrolibre/platform'
import { Box, chakra, Flex } from '@metrolibre/ui'

/** The length of the tape: the size of the room relative to 80 m². */
const tape = `${(sampleArea / 80) * 100}%`

/** What a room would earn in the visitor's country. */
export function Estimate() {
  const { country } = useCountry()
  const { number } = useDates()
  const { data } = useQuery(zones.all())
  const rent = sampleRent(data?.zones ?? [], country)
  if (!rent) return null
  const { zone, currency } = rent
  const low = roundedAmount(rent.low, currency)
  const high = roundedAmount(rent.high, currency)
  return (
    <Box mt="6" p={{ base: '18px', md: '22px' }} borderRadius="lg" bg="piedra.900">
      <Flex justify="space-between" gap="4" textStyle="small" color="piedra.300">
        <FormattedMessage id="mfe-public.home.estimate.place" values={{ zone: zone.zone }} />
        <chakra.b color="piedra.0">{number(sampleArea)}&nbsp;m²</chakra.b>
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
