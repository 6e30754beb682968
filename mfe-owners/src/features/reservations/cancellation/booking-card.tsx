import { formatExact, type ReservationParty } from '@metrolibre/contract'
import { useDates, useLocale } from '@metrolibre/platform'
import { Box, Cota, Heading, Panel, photoSizes, Picture, Text } from '@metrolibre/ui'
import { PriceLine, PriceTotal } from '@metrolibre/ui/parts'
import { bookingPartyName, placeName, type OwnerBooking } from '../booking.ts'
import { useReservationStayTexts } from '../use-stay-texts.ts'
import { useCancellationTexts } from './use-cancellation-texts.ts'

const parts = { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' } as const

/** The booking in short, next to a request to cancel it. */
export function BookingCard({ booking, client }: { booking: OwnerBooking; client: ReservationParty }) {
  const { locale } = useLocale()
  const { text } = useCancellationTexts()
  const dates = useDates()
  const stay = useReservationStayTexts()
  const { room, property, timeZone, period, unitPrice, quantity, total, currency, rentalMode } = booking
  const { image, imageVariants } = room?.image ? room : property
  const nameOf = (instant: number) =>
    rentalMode === 'hour'
      ? dates.dateTime(instant, timeZone)
      : dates.date(instant, timeZone, parts).replace(',', '')
  return (
    <Panel as="aside" raised clip>
      <Picture
        src={image}
        variants={imageVariants}
        alt=""
        ratio={2}
        radius={0}
        sizes={photoSizes('(min-width: 1024px) 376px, 100vw')}
      />
      <Box p={{ base: '18px 16px 20px', md: '20px 24px 24px' }}>
        <Heading as="h2" textStyle="cardTitle" htmlTranslate="no">
          {placeName(booking)}
        </Heading>
        <Text textStyle="small" color="fg.muted" mt="1" mb="3" htmlTranslate="no">
          {bookingPartyName(client)}
        </Text>
        <Cota>{stay.length(booking)}</Cota>
        <PriceLine label={text('from')} value={nameOf(period.start)} />
        <PriceLine label={text('to')} value={nameOf(rentalMode === 'hour' ? period.end : period.end - 1)} />
        <PriceLine
          label={text('paidBy')}
          value={text(`price.${rentalMode}`, {
            unit: formatExact({ amount: unitPrice, currency }, locale),
            quantity,
          })}
          verbatim
        />
        <PriceTotal label={text('total')} amount={formatExact({ amount: total, currency }, locale)} />
      </Box>
    </Panel>
  )
}
