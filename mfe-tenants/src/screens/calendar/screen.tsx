import { readCalendarWord } from '@metrolibre/contract'
import { useParams, useSearchParams } from '@metrolibre/platform'
import { WithTexts } from '@metrolibre/platform/texts'
import { privateHead } from '../../features/booking/private-head.ts'
import { bookingTexts } from '../../features/booking/texts.ts'
import { Booking } from './booking.tsx'
import { Calendar } from './calendar.tsx'

export const head = privateHead('tenants.booking.title')
export { prefetchBooking as prefetch } from '../../features/booking/texts.ts'

/** Books a place: shows its calendar, or with a reservation in the address the following steps. */
export const Screen = () => (
  <WithTexts texts={bookingTexts}>
    <BookingOrCalendar />
  </WithTexts>
)

function BookingOrCalendar() {
  const { id = '', roomId = '', mode = '' } = useParams()
  const [search] = useSearchParams()
  const reservation = search.get('reservation')
  return reservation ? (
    <Booking key={reservation} id={reservation} />
  ) : (
    <Calendar key={`${id}/${roomId}`} propertyId={id} roomId={roomId} mode={readCalendarWord(mode)} />
  )
}
