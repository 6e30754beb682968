import { useParams, useSearchParams } from '@metrolibre/platform'
import { Booking } from './booking.tsx'
import { Calendar } from './calendar.tsx'

/** Books a place: without a reservation its calendar, with one the steps that follow. */
export function Screen() {
  const { id = '', idRoom = '', isDaily = '' } = useParams()
  const [search] = useSearchParams()
  const reservation = search.get('reservation')
  return reservation ? (
    <Booking key={reservation} id={reservation} />
  ) : (
    <Calendar key={`${id}/${idRoom}`} propertyId={id} roomId={idRoom} mode={isDaily} />
  )
}
