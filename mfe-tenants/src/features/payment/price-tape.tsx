import type { Reservation } from '@metrolibre/api-client'
import { addMonths, formatExact, hoursOfSlots, lastDayBefore } from '@metrolibre/contract'
import { useDates, useIntl, useLocale } from '@metrolibre/platform'
import { Box, chakra, Grid, Tape } from '@metrolibre/ui'

type Paid = Pick<
  Reservation,
  'rentalMode' | 'startDate' | 'startSlot' | 'quantity' | 'unitPrice' | 'currency'
> & {
  /** Whether only the first month is paid now: the others are shown with the day on which they are. */
  readonly monthly?: boolean
}

const short = { day: 'numeric', month: 'short' } as const

/** Shows each paid month or hour with its price as a piece of tape. */
export function PaymentPriceTape(props: Paid) {
  const { locale } = useLocale()
  const { rentalMode, startDate, startSlot, quantity, unitPrice, currency, monthly = false } = props
  const { formatMessage } = useIntl()
  const dates = useDates()
  const day = (date: string) => dates.day(date, short).replace('.', '')
  const pieces = Array.from({ length: quantity }, (_, index) => {
    const slot = (startSlot ?? 1) + index
    if (monthly && index > 0) return day(addMonths(startDate, index))
    if (monthly) return formatMessage({ id: 'tenants.booking.plan.today' })
    return rentalMode === 'hour'
      ? formatMessage({ id: 'tenants.booking.hours' }, hoursOfSlots(slot, slot))
      : formatMessage(
          { id: 'tenants.booking.span' },
          { from: day(addMonths(startDate, index)), to: day(lastDayBefore(addMonths(startDate, index + 1))) },
        )
  })
  // Distributes the pieces evenly over the rows, so that none is left alone in the last one.
  const evenColumns = Math.ceil(quantity / Math.ceil(quantity / 6))
  return (
    <Grid
      as="ol"
      listStyleType="none"
      p={0}
      my="20px"
      templateColumns={{
        base: `repeat(${Math.min(2, quantity)}, minmax(0, 1fr))`,
        md: `repeat(${evenColumns}, minmax(0, 1fr))`,
      }}
      borderRadius="md"
      overflow="hidden"
    >
      {pieces.map((piece, index) => (
        <chakra.li
          key={piece}
          display="flex"
          flexDirection="column"
          justifyContent="space-between"
          bg={monthly && index > 0 ? 'bg.range' : 'tape.fill'}
          minH="76px"
          borderRightWidth="1px"
          borderColor="rgb(16 32 28 / 0.35)"
          color={monthly && index > 0 ? 'fg' : 'tape.tick'}
          textStyle="small"
          fontWeight={640}
        >
          <Box px="11px" pt="9px">
            {piece}
            <chakra.b display="block" textStyle="measure" fontWeight={700} htmlTranslate="no">
              {formatExact({ amount: unitPrice, currency }, locale)}
            </chakra.b>
          </Box>
          {(!monthly || index === 0) && <Tape height={16} />}
        </chakra.li>
      ))}
    </Grid>
  )
}
