import { isApiError, properties } from '@metrolibre/api-client'
import { calendarPath, startOfDay, wholeProperty, type RentalMode } from '@metrolibre/contract'
import { Navigate, usePageChrome, useIntl, useQuery } from '@metrolibre/platform'
import { useMemo } from 'react'
import { bookingTexts } from '../../features/booking/texts.ts'
import { bookingPath } from '../../property/paths.ts'
import { PropertyWords } from '../../property/words.tsx'
import type { ChangedBooking } from './change.ts'
import { DatesStep } from './dates-step.tsx'
import { enter, type CalendarPlace } from './entry.ts'
import { HoldRefusal } from './refusal.tsx'
import { Failed, BookingWaiting } from '../../features/booking/waiting.tsx'

const refetchMs = 20_000

interface Props {
  propertyId: string
  roomId: string
  /** The rental mode in the address; undefined if it is neither of the two. */
  mode: RentalMode | undefined
  /** The paid booking whose dates are changed. */
  change?: ChangedBooking
}

/** The calendar of a place. A visitor who may not open it is told why and redirected. */
export function Calendar({ propertyId, roomId, mode, change }: Props) {
  const { formatMessage } = useIntl()
  const detailPath = `/propietario/${propertyId}/details`
  usePageChrome({
    bottomBar: 'own',
    exit: {
      to: change ? bookingPath(change.booking.id) : detailPath,
      label: formatMessage({ id: change ? 'tenants.booking.move.leave' : 'tenants.booking.leave' }),
      leaves: true,
    },
  })
  const detail = useQuery(properties.detail(propertyId))
  const entry = useMemo(() => detail.data && enter(detail.data, roomId, mode), [detail.data, roomId, mode])
  const isMissing = isApiError(detail.error, 'not_found')
  // Loaded once, the place stays: a connection that is lost for a moment takes no chosen dates away.
  if (isMissing || (detail.isError && !entry))
    return <Failed error={detail.error} onRetry={() => void detail.refetch()} />
  if (!entry) return <BookingWaiting />
  if (entry.kind === 'redirect') {
    const room = roomId === wholeProperty ? null : roomId
    const path = calendarPath({ propertyId, roomId: room, rentalMode: entry.mode })
    return <Navigate to={change ? `${path}?change=${change.booking.id}` : path} replace />
  }
  if (entry.kind === 'refuse') return <HoldRefusal reason={entry.reason} to={detailPath} />
  return (
    <PropertyWords country={entry.place.property.zone.country} also={[bookingTexts]}>
      <LiveDates place={entry.place} change={change} />
    </PropertyWords>
  )
}

/** Reloads the availability repeatedly, because others book in the meantime. */
function LiveDates({ place, change }: { place: CalendarPlace; change: ChangedBooking | undefined }) {
  const { property, room, lease } = place
  const availability = useQuery({
    ...properties.availability(property.id, {
      ...(room && { roomId: room.id }),
      to: startOfDay(lease.end, property.timeZone),
    }),
    refetchInterval: refetchMs,
    refetchOnWindowFocus: true,
  })
  if (availability.data) return <DatesStep place={place} availability={availability.data} change={change} />
  if (availability.isError)
    return <Failed error={availability.error} onRetry={() => void availability.refetch()} />
  return <BookingWaiting />
}
