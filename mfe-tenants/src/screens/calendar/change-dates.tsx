import { dateChanges, isApiError, reservations, type Reservation } from '@metrolibre/api-client'
import { wholeProperty, type DateChangeObstacle } from '@metrolibre/contract'
import {
  FormattedMessage,
  Link,
  Navigate,
  useIntl,
  useLocation,
  usePageChrome,
  useQuery,
} from '@metrolibre/platform'
import { Button } from '@metrolibre/ui'
import { PageMissing } from '@metrolibre/ui/parts'
import { Failed, Missing, BookingWaiting } from '../../features/booking/waiting.tsx'
import { bookingPath, calendarOf } from '../../property/paths.ts'
import { Calendar } from './calendar.tsx'

/** Chooses other dates for a paid booking of the user, or says why they can't be changed. */
export function ChangeDates({ id }: { id: string }) {
  const { formatMessage } = useIntl()
  const detail = useQuery(reservations.detail(id))
  usePageChrome({
    bottomBar: 'own',
    exit: { to: bookingPath(id), label: formatMessage({ id: 'tenants.booking.move.leave' }), leaves: true },
  })
  if (detail.data) return <Terms booking={detail.data} />
  if (isApiError(detail.error, 'not_found')) return <Missing />
  if (detail.isError) return <Failed error={detail.error} onRetry={() => void detail.refetch()} />
  return <BookingWaiting />
}

function Terms({ booking }: { booking: Reservation }) {
  const { pathname } = useLocation()
  const { id, property, room, rentalMode } = booking
  const terms = useQuery(dateChanges.terms(id))
  const path = calendarOf(booking)
  if (isApiError(terms.error, 'wrong_state')) return <Fixed booking={booking} reason="over" />
  if (!terms.data)
    return terms.isError ? (
      <Failed error={terms.error} onRetry={() => void terms.refetch()} />
    ) : (
      <BookingWaiting />
    )
  const { obstacle, pending } = terms.data
  if (pending) return <Navigate to={`${path}?reservation=${pending}`} replace />
  const isMonthly = obstacle === 'transfer' && booking.charges !== undefined && booking.charges.length > 0
  if (obstacle && obstacle !== 'pending')
    return <Fixed booking={booking} reason={isMonthly ? 'monthly' : obstacle} />
  if (pathname !== path) return <Navigate to={`${path}?change=${id}`} replace />
  return (
    <Calendar
      propertyId={property.id}
      roomId={room?.id ?? wholeProperty}
      mode={rentalMode}
      change={{ booking, terms: terms.data }}
    />
  )
}

/** Shown when the dates can't be changed. */
const Fixed = ({
  booking,
  reason,
}: {
  booking: Reservation
  reason: Exclude<DateChangeObstacle, 'pending'> | 'monthly' | 'over'
}) => (
  <PageMissing
    width="wizard"
    title={<FormattedMessage id="tenants.booking.fixed.title" />}
    text={<FormattedMessage id={`tenants.booking.fixed.${reason}`} />}
    action={
      <Button as={Link} to={bookingPath(booking.id)} variant="outline" size="lg">
        <FormattedMessage id="tenants.booking.move.back" />
      </Button>
    }
  />
)
