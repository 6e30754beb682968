import { useIntl } from '@metrolibre/platform'
import { Dialog } from '@metrolibre/ui/overlay'
import type { OwnerBooking } from '../../features/reservations/booking.ts'
import { detailTitle } from '../../features/reservations/detail.tsx'
import { BookingDetail } from './booking-detail.tsx'

interface Props {
  booking: OwnerBooking | undefined
  readAt: number
  onStale: () => void
  onClose: () => void
}

/** The details of a booking over the list. */
export function DetailSheet({ booking, readAt, onStale, onClose }: Props) {
  const { formatMessage } = useIntl()
  return (
    <Dialog
      open={booking !== undefined}
      onClose={onClose}
      size="md"
      title={booking ? detailTitle(booking) : ''}
      closeLabel={formatMessage({ id: 'mfe-owners.close' })}
    >
      {booking && <BookingDetail titled booking={booking} readAt={readAt} onStale={onStale} />}
    </Dialog>
  )
}
