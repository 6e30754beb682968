import { isApiError, properties, type Reservation } from '@metrolibre/api-client'
import { bookedStates } from '@metrolibre/contract'
import {
  Navigate,
  useIntl,
  useLocation,
  useNavigate,
  usePageChrome,
  useQuery,
  useQueryClient,
  useSession,
} from '@metrolibre/platform'
import { useEffect } from 'react'
import { PaidNote } from '../../features/booking/paid-note.tsx'
import { Summary } from '../../features/booking/summary.tsx'
import { MovingCostsOfReservation } from '../../property/moving-costs.tsx'
import { isReservationOver, useReservation } from '../../features/hold/use-reservation.ts'
import { HoldOutcome, type OutcomeKind } from '../../features/hold/outcome.tsx'
import { BookingReceipt } from '../../features/receipt/booked.tsx'
import { useContractDraft, useKeptChoice } from './drafts.ts'
import { LiveSteps } from './live-steps.tsx'
import { useBookingSteps } from './use-steps.ts'
import { bookingTexts } from '../../features/booking/texts.ts'
import { bookingPath, calendarOf } from '../../property/paths.ts'
import { PropertyWords } from '../../property/words.tsx'
import { placeOfReservation } from '../../features/booking/summary-place.ts'
import { Failed, Missing, BookingWaiting } from '../../features/booking/waiting.tsx'

const outcomes: Partial<Record<Reservation['status'], OutcomeKind>> = {
  expired: 'expired',
  cancelled: 'cancelled',
  refund_pending: 'refund',
  refunded: 'refund',
  needs_review: 'review',
  awaiting_transfer: 'transfer',
}

/** A started reservation; its state on the server determines the next step. */
export function CalendarBooking({ id }: { id: string }) {
  const { formatMessage } = useIntl()
  const { pathname } = useLocation()
  const { query, now } = useReservation(id)
  const reservation = query.data
  const changed = reservation?.dateChange?.from
  const page = reservation ? `/propietario/${reservation.property.id}/details` : '/propietario'
  const back = changed ? bookingPath(changed) : page
  const isBooked = reservation !== undefined && bookedStates.includes(reservation.status)
  const leave = reservation?.dateChange ? 'tenants.booking.move.leave' : 'tenants.booking.leave'
  usePageChrome({
    bottomBar: 'own',
    exit: isBooked
      ? {
          to: '/my-locations/reservations',
          label: formatMessage({ id: 'tenants.booking.myReservations' }),
        }
      : { to: back, label: formatMessage({ id: leave }), leaves: true },
  })
  if (!reservation && isApiError(query.error, 'not_found')) return <Missing />
  if (!reservation)
    return query.isError ? (
      <Failed error={query.error} onRetry={() => void query.refetch()} />
    ) : (
      <BookingWaiting />
    )
  const path = calendarOf(reservation)
  if (pathname !== path) return <Navigate to={`${path}?reservation=${id}`} replace />
  return (
    <PropertyWords country={reservation.property.country} also={[bookingTexts]}>
      <Stage reservation={reservation} now={now} onStale={() => void query.refetch()} path={path} />
    </PropertyWords>
  )
}

interface StageProps {
  reservation: Reservation
  now: () => number
  onStale: () => void
  path: string
}

function Stage({ reservation, now, onStale, path }: StageProps) {
  const navigate = useNavigate()
  const { backToDates } = useBookingSteps()
  const client = useQueryClient()
  const { user } = useSession()
  const { data: property } = useQuery(properties.detail(reservation.property.id))
  const place = placeOfReservation(reservation, property)
  const { room, startDate, endDate, startSlot, endSlot } = reservation
  const propertyId = reservation.property.id
  const changed = reservation.dateChange?.from
  const keptChoice = useKeptChoice(propertyId, room?.id ?? null, changed)
  const contractDraft = useContractDraft(reservation)
  const keepDates = () => {
    keptChoice.write({ startDate, endDate, startSlot, endSlot })
  }
  const restart = () => {
    // The dates of an extension follow from the booking it extends, not from the calendar.
    if (reservation.extends) return navigate(bookingPath(reservation.extends))
    keepDates()
    // The cached availability still shows this reservation as booked.
    client.removeQueries({ queryKey: properties.keys.availability(propertyId) })
    navigate(changed ? `${path}?change=${changed}` : path)
  }
  const booked = bookedStates.includes(reservation.status)
  const over = isReservationOver(reservation, now())
  const outcome = over ? 'expired' : outcomes[reservation.status]
  const closed = booked || outcome !== undefined
  useEffect(() => {
    if (closed) contractDraft.forget()
    if (booked) contractDraft.forgetPlace()
    // Other dates at this place may have been chosen since, so the stored choice is removed only if it is the
    // one booked.
    if (booked && keptChoice.read()?.startDate === startDate) keptChoice.forget()
  }, [closed, booked, contractDraft, keptChoice, startDate])
  if (outcome)
    return (
      <HoldOutcome
        kind={outcome}
        isChange={changed !== undefined}
        propertyPath={`/propietario/${propertyId}/details`}
        {...((outcome === 'expired' || outcome === 'cancelled') && { onRestart: restart })}
        summary={<Summary place={place} stay={reservation} picture={false} />}
      />
    )
  if (booked)
    return (
      <BookingReceipt
        reservation={reservation}
        property={property ?? null}
        email={user?.email ?? ''}
        summary={
          <Summary
            place={place}
            stay={reservation}
            picture={false}
            note={<PaidNote reservation={reservation} />}
            costs={<MovingCostsOfReservation reservation={reservation} />}
          />
        }
      />
    )
  // Of a change or an extension, other dates can only be chosen once these are given up.
  const isOwn = changed === undefined && !reservation.extends
  const leaveForDates = () => {
    keepDates()
    backToDates()
  }
  return (
    <LiveSteps
      reservation={reservation}
      place={place}
      now={now}
      onStale={onStale}
      onRestart={restart}
      {...(isOwn && { onDates: leaveForDates })}
    />
  )
}
