import { properties, type Reservation } from '@metrolibre/api-client'
import { Navigate, useIntl, usePageChrome, useQuery, useSearchParams, useSession } from '@metrolibre/platform'
import { WithTexts } from '@metrolibre/platform/texts'
import { useEffect } from 'react'
import { privateHead } from '../../features/booking/private-head.ts'
import { bookingTexts } from '../../features/booking/texts.ts'
import { placeOfReservation } from '../../features/booking/summary-place.ts'
import { Summary } from '../../features/booking/summary.tsx'
import { BookingWaiting } from '../../features/booking/waiting.tsx'
import { HoldBand } from '../../features/hold/hold-band.tsx'
import { isReservationOver, useReservation } from '../../features/hold/use-reservation.ts'
import { tellPaymentNews } from '../../features/payment/payment-news.ts'
import { calendarOf } from '../../property/paths.ts'
import { Retry } from './retry.tsx'
import { Sorry } from './sorry.tsx'

export const head = privateHead('tenants.booking.errorTitle')
export { prefetchBooking as prefetch } from '../../features/booking/texts.ts'

/** The page that the checkout redirects to when nothing was paid. */
export const Screen = () => (
  <WithTexts texts={bookingTexts}>
    <Stopped />
  </WithTexts>
)

function Stopped() {
  const [search] = useSearchParams()
  const { formatMessage } = useIntl()
  usePageChrome({
    exit: {
      to: '/my-locations/reservations',
      label: formatMessage({ id: 'tenants.booking.myReservations' }),
    },
  })
  const { status } = useSession()
  const id = search.get('reservation')
  if (status === 'loading') return <BookingWaiting />
  return id && status === 'signed-in' ? <Unpaid id={id} refused={search.has('refused')} /> : <Sorry />
}

interface UnpaidProps {
  id: string
  /** Whether the bank refused the payment after some time; otherwise the reason is unknown. */
  refused: boolean
}

function Unpaid({ id, refused }: UnpaidProps) {
  const { query, now } = useReservation(id)
  const reservation = query.data
  useEffect(() => tellPaymentNews({ reservation: id, outcome: 'stopped' }), [id])
  if (!reservation) return query.isError ? <Sorry /> : <BookingWaiting />
  return <Known reservation={reservation} refused={refused} now={now} onStale={() => void query.refetch()} />
}

interface KnownProps {
  reservation: Reservation
  refused: boolean
  now: () => number
  onStale: () => void
}

/** If the reservation has ended or was paid after all, the calendar's page shows it. */
function Known({ reservation, refused, now, onStale }: KnownProps) {
  const { id, property, status } = reservation
  const { data: known } = useQuery(properties.detail(property.id))
  const payable = status === 'contract_signed' || status === 'awaiting_payment'
  if (!payable || isReservationOver(reservation, now()))
    return <Navigate to={`${calendarOf(reservation)}?reservation=${id}`} replace />
  return (
    <Sorry
      actions={<Retry reservation={reservation} refused={refused} />}
      summary={
        <Summary
          place={placeOfReservation(reservation, known)}
          stay={reservation}
          picture={false}
          band={<HoldBand reservation={reservation} now={now} onExpire={onStale} />}
        />
      }
    />
  )
}
