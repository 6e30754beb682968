import { cancellations, isApiError, reservations } from '@metrolibre/api-client'
import { Link, useDates, useQuery, useSession } from '@metrolibre/platform'
import { Box, Button, EmptyState } from '@metrolibre/ui'
import { isExtendable, placeName } from '../../features/reservations/booking.ts'
import { AskForm } from '../../features/reservations/cancellation/ask-form.tsx'
import { AskedCancellation } from '../../features/reservations/cancellation/asked.tsx'
import { cancellationTexts } from '../../features/reservations/cancellation/texts.ts'
import { useCancellationTexts } from '../../features/reservations/cancellation/use-cancellation-texts.ts'
import { PanelWaiting } from '../../panel/waiting.tsx'
import { PropertyWords } from '../../parts/property-words.tsx'
import { BookingMissing } from './booking-missing.tsx'
import { CancellationFrame } from './frame.tsx'
import { OwnerSide } from './owner-side.tsx'
import { ownerBookingPath } from '../../paths.ts'

/** The tenant's side: the form, the request that was sent, or that there is nothing to cancel. */
export function TenantSide({ id }: { id: string }) {
  const { data } = useQuery(reservations.detail(id))
  return (
    <PropertyWords country={data?.property.country} also={[cancellationTexts]}>
      <OwnBooking id={id} />
    </PropertyWords>
  )
}

function OwnBooking({ id }: { id: string }) {
  const { text, moment } = useCancellationTexts()
  const dates = useDates()
  const isOwner = useSession().user?.isOwner ?? false
  const detail = useQuery(reservations.detail(id))
  const booking = detail.data
  const cancellation = booking?.cancellation
  const askable = booking !== undefined && !cancellation && isExtendable(booking)
  const quote = useQuery({ ...cancellations.quote(id), enabled: askable })
  if (isApiError(detail.error, 'not_found'))
    // The address of an owner's own booking may have lost its view.
    return isOwner ? <OwnerSide id={id} /> : <BookingMissing view="client" />
  const backTo = ownerBookingPath('client', id)
  const payment = booking?.payment
  const lead =
    booking &&
    (payment
      ? text('lead', {
          place: placeName(booking),
          moment: payment.receivedOn
            ? dates.day(payment.receivedOn)
            : moment(payment.paidAt, booking.timeZone),
        })
      : placeName(booking))
  return (
    <CancellationFrame
      title={text(cancellation ? 'titleAsked' : 'title')}
      lead={lead}
      stage={booking && (cancellation?.status ?? 'none')}
      backTo={backTo}
    >
      {!booking ? (
        <PanelWaiting failed={text('failed')} error={detail.error} onRetry={detail.refetch} />
      ) : cancellation ? (
        <AskedCancellation booking={booking} cancellation={cancellation} backTo={backTo} />
      ) : !askable ? (
        <Box mt="28px">
          <EmptyState
            title={text('nothingTitle')}
            text={text('nothingText')}
            action={
              <Button as={Link} to={backTo}>
                {text('toBooking')}
              </Button>
            }
          />
        </Box>
      ) : quote.data ? (
        <AskForm booking={booking} quote={quote.data} backTo={backTo} />
      ) : (
        <PanelWaiting failed={text('failed')} error={quote.error} onRetry={quote.refetch} />
      )}
    </CancellationFrame>
  )
}
