import { roundedAmount, sampleArea } from '@metrolibre/contract'
import { FormattedMessage, useCountry, useDates, useLocale, useQuery } from '@metrolibre/platform'
import { Box, chakra, Flex } from '@metrolibre/ui'
import { sampleRents } from './sample-rents.ts'

/** The length of the tape: the size of the room relative to 80 m². */
const tape = `${(sampleArea / 80) * 100}%`

/** What a room would earn in the visitor's country. */
export function OwnersBandEstimate() {
  const { locale } = useLocale()
  const { country } = useCountry()
  const { area } = useDates()
  const { data } = useQuery(sampleRents())
  const rent = data?.[country]
  if (!rent) return null
  const { place, currency } = rent
  const [low, high] = [rent.low, rent.high].map((amount) => roundedAmount(amount, currency, locale))
  return (
    <Box mt="6" p={{ base: '18px', md: '22px' }} borderRadius="lg" bg="piedra.900">
      <Flex justify="space-between" gap="4" textStyle="small" color="piedra.300">
        <FormattedMessage id="mfe-public.home.estimate.place" values={{ zone: place }} />
        <chakra.b color="piedra.0">{area(sampleArea)}</chakra.b>
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
