import { cancellations, isApiError } from '@metrolibre/api-client'
import { Link, useQuery } from '@metrolibre/platform'
import { Box, Button, EmptyState } from '@metrolibre/ui'
import { bookingPartyName, placeName } from '../../features/reservations/booking.ts'
import { CancellationAnswer } from '../../features/reservations/cancellation/answer.tsx'
import { cancellationTexts } from '../../features/reservations/cancellation/texts.ts'
import { useCancellationTexts } from '../../features/reservations/cancellation/use-cancellation-texts.ts'
import { useReservationStayTexts } from '../../features/reservations/use-stay-texts.ts'
import { PanelWaiting } from '../../panel/waiting.tsx'
import { PropertyWords } from '../../parts/property-words.tsx'
import { BookingMissing } from './booking-missing.tsx'
import { CancellationFrame } from './frame.tsx'
import { ownerBookingPath } from '../../paths.ts'

/** The owner's side: a tenant's request and the answer to it. */
export function OwnerSide({ id }: { id: string }) {
  const { data } = useQuery(cancellations.asked(id))
  return (
    <PropertyWords country={data?.property.country} also={[cancellationTexts]}>
      <Request id={id} />
    </PropertyWords>
  )
}

function Request({ id }: { id: string }) {
  const { text, moment } = useCancellationTexts()
  const stay = useReservationStayTexts()
  const { data: booking, error, refetch } = useQuery(cancellations.asked(id))
  if (isApiError(error, 'not_found')) return <BookingMissing view="owner" />
  const cancellation = booking?.cancellation
  const backTo = ownerBookingPath('owner', id)
  const title =
    booking && cancellation
      ? text(cancellation.status === 'open' ? 'titleOwner' : 'titleOwnerDone', {
          who: bookingPartyName(booking.client),
        })
      : text('titleOwnerNone')
  const lead =
    booking &&
    (cancellation
      ? text('leadOwner', {
          place: placeName(booking),
          stay: stay.full(booking),
          moment: moment(cancellation.asked, booking.timeZone),
        })
      : placeName(booking))
  return (
    <CancellationFrame
      title={title}
      lead={lead}
      stage={booking && (cancellation?.status ?? 'none')}
      backTo={backTo}
    >
      {!booking ? (
        <PanelWaiting failed={text('failed')} error={error} onRetry={refetch} />
      ) : cancellation ? (
        <CancellationAnswer
          booking={booking}
          client={booking.client}
          cancellation={cancellation}
          backTo={backTo}
        />
      ) : (
        <Box mt="28px">
          <EmptyState
            title={text('noneTitle')}
            text={text('noneText')}
            action={
              <Button as={Link} to={backTo}>
                {text('toBooking')}
              </Button>
            }
          />
        </Box>
      )}
    </CancellationFrame>
  )
}
