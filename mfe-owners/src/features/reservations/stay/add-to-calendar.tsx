import { useIntl } from '@metrolibre/platform'
import { calendarFile, fileName, saveBlob, stayEvents } from '@metrolibre/platform/browser'
import { Button, Flex } from '@metrolibre/ui'
import { CalendarPlus } from '@metrolibre/ui/icons'
import type { OwnerBooking } from '../booking.ts'

/** Saves the stay as a file for the tenant's calendar. */
export function AddToCalendar({ booking }: { booking: OwnerBooking }) {
  const { formatMessage } = useIntl()
  const { room, property, rentalMode } = booking
  const name = room?.name ?? property.name
  const save = () => {
    const texts = {
      start: formatMessage(
        { id: `mfe-owners.reservation.stay.ics.${rentalMode === 'hour' ? 'hours' : 'start'}` },
        { name },
      ),
      end: formatMessage({ id: 'mfe-owners.reservation.stay.ics.end' }, { name }),
      place: property.address,
    }
    saveBlob(calendarFile(stayEvents(booking, texts), Date.now()), `${fileName(name)}.ics`)
  }
  return (
    <Flex>
      <Button variant="outline" size="sm" onClick={save}>
        <CalendarPlus />
        {formatMessage({ id: 'mfe-owners.reservation.stay.calendar' })}
      </Button>
    </Flex>
  )
}
