import { FormattedMessage, useDates } from '@metrolibre/platform'
import { Box, Flex, Text } from '@metrolibre/ui'
import { useStayTexts, type PricedStay } from '../../features/booking/stay.ts'
import { useMoney } from '../../features/booking/use-money.ts'

interface Props {
  /** Null while nothing valid is chosen. */
  stay: PricedStay | null
  /** The chosen first day, while the last one is still open. */
  start: string | null
}

/** What is chosen and what it costs, above the actions of a phone, where calendar and summary are screens apart. */
export function ChosenBand({ stay, start }: Props) {
  const texts = useStayTexts()
  const dates = useDates()
  const money = useMoney()
  if (!stay)
    return (
      start && (
        <Text px="16px" pt="10px" textStyle="small">
          <FormattedMessage id="tenants.booking.startChosen" values={{ day: dates.day(start) }} />
        </Text>
      )
    )
  return (
    <Box px="16px" pt="10px">
      <Flex justify="space-between" align="baseline" gap={3} fontWeight={640}>
        <span>{texts.quantity(stay)}</span>
        <span translate="no">{money.exact({ amount: stay.total, currency: stay.currency })}</span>
      </Flex>
      <Text textStyle="small" color="fg.muted">
        {texts.period(stay)}
      </Text>
    </Box>
  )
}
