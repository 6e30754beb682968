import { readCalendarWord } from '@metrolibre/contract'
import { useParams, useSearchParams } from '@metrolibre/platform'
import { WithTexts } from '@metrolibre/platform/texts'
import { privateHead } from '../../features/booking/private-head.ts'
import { bookingTexts } from '../../features/booking/texts.ts'
import { CalendarBooking } from './booking.tsx'
import { Calendar } from './calendar.tsx'
import { ChangeDates } from './change-dates.tsx'
import { KeepSignatures } from './kept-signatures.tsx'

export const head = privateHead('tenants.booking.title')
export { prefetchBooking as prefetch } from '../../features/booking/texts.ts'

/**
 * Books a place: shows its calendar, or with a reservation in the address the following steps. With `change`,
 * the calendar changes the dates of that paid booking.
 */
export const Screen = () => (
  <WithTexts texts={bookingTexts}>
    <KeepSignatures>
      <BookingOrCalendar />
    </KeepSignatures>
  </WithTexts>
)

function BookingOrCalendar() {
  const { id = '', roomId = '', mode = '' } = useParams()
  const [search] = useSearchParams()
  const reservation = search.get('reservation')
  const change = search.get('change')
  if (reservation) return <CalendarBooking key={reservation} id={reservation} />
  return change ? (
    <ChangeDates key={change} id={change} />
  ) : (
    <Calendar key={`${id}/${roomId}`} propertyId={id} roomId={roomId} mode={readCalendarWord(mode)} />
  )
}
