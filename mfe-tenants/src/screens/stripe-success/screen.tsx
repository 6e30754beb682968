import { isApiError, properties, reservations, staleTimes, type Reservation } from '@metrolibre/api-client'
import { bookedStates } from '@metrolibre/contract'
import {
  Navigate,
  useIntl,
  usePageChrome,
  useQuery,
  useSearchParams,
  useSession,
  type PrefetchContext,
} from '@metrolibre/platform'
import { WithTexts } from '@metrolibre/platform/texts'
import { useEffect, useState } from 'react'
import { privateHead } from '../../features/booking/private-head.ts'
import { bookingTexts, prefetchBooking } from '../../features/booking/texts.ts'
import { PaidNote } from '../../features/booking/paid-note.tsx'
import { placeOfReservation } from '../../features/booking/summary-place.ts'
import { Summary } from '../../features/booking/summary.tsx'
import { Failed, BookingWaiting } from '../../features/booking/waiting.tsx'
import { forgetAttempt } from '../../features/payment/attempt-key.ts'
import { tellPaymentNews } from '../../features/payment/payment-news.ts'
import { BookingReceipt } from '../../features/receipt/booked.tsx'
import { calendarOf } from '../../property/paths.ts'
import { PropertyWords } from '../../property/words.tsx'
import { KnownPayment } from './known-payment.tsx'
import { Pending } from './pending.tsx'
import { WithoutSession } from './without-session.tsx'

const second = 1000
const patience = 20 * second

const sessionParameter = 'session_id'

const isBooked = ({ status }: Reservation): boolean => bookedStates.includes(status)

interface PaymentResult {
  reservation: Reservation
  paid: boolean
  refused: boolean
}

/** Whether the result of the payment is still open: that of a booking, or that of a month of one that goes on. */
const isOpen = ({ reservation, paid, refused }: PaymentResult): boolean =>
  !refused &&
  (reservation.status === 'awaiting_payment' ||
    reservation.status === 'contract_signed' ||
    (isBooked(reservation) && !paid))

export const head = privateHead('tenants.booking.successTitle')

/** What is known of the payment without a login is drawn by the server. */
export const prefetch = (context: PrefetchContext): Promise<unknown> => {
  const sessionId = context.url.searchParams.get(sessionParameter)
  return Promise.all([
    prefetchBooking(context),
    sessionId && context.queryClient.prefetchQuery(reservations.paymentStatus(sessionId)),
  ])
}

/**
 * The page that the checkout redirects to after a payment: it shows what the address tells about it, polls the server until
 * the payment is processed, and then shows the booking to its tenant.
 */
export const Screen = () => (
  <WithTexts texts={bookingTexts}>
    <Payment />
  </WithTexts>
)

function Payment() {
  const [search] = useSearchParams()
  const { formatMessage } = useIntl()
  usePageChrome({
    exit: {
      to: '/my-locations/reservations',
      label: formatMessage({ id: 'tenants.booking.myReservations' }),
    },
  })
  const { status: session } = useSession()
  const sessionId = search.get(sessionParameter) ?? ''
  const result = useQuery({
    ...reservations.bySession(sessionId),
    enabled: sessionId !== '' && session === 'signed-in',
    refetchInterval: ({ state }) => {
      const over = state.data ? !isOpen(state.data) : isApiError(state.error, 'not_found')
      return over ? false : 2.5 * second
    },
    // The user may look at another tab while waiting.
    refetchIntervalInBackground: true,
  })
  const { data: known } = useQuery({
    ...reservations.paymentStatus(sessionId),
    enabled: sessionId !== '',
    staleTime: staleTimes.own,
  })
  if (sessionId === '') return <Pending slow noSession />
  if (session === 'anonymous') return <WithoutSession sessionId={sessionId} />
  if (result.data) {
    const { reservation, refused } = result.data
    // The bank refused the payment after some time: shows the same page as after a cancelled checkout.
    if (refused) return <Navigate to={`/stripe/error?reservation=${reservation.id}&refused=1`} replace />
    // Refunded, released or under review: the calendar's page shows the state.
    if (!isBooked(reservation) && !isOpen(result.data))
      return <Navigate to={`${calendarOf(reservation)}?reservation=${reservation.id}`} replace />
    return (
      <PropertyWords country={reservation.property.country} also={[bookingTexts]}>
        <Result reservation={reservation} open={isOpen(result.data)} />
      </PropertyWords>
    )
  }
  if (isApiError(result.error, 'not_found')) return <WithoutSession sessionId={sessionId} />
  if (result.isError) return <Failed error={result.error} onRetry={() => void result.refetch()} />
  return known ? <KnownPayment payment={known} /> : <BookingWaiting />
}

function Result({ reservation, open }: { reservation: Reservation; open: boolean }) {
  const { user } = useSession()
  const [slow, setSlow] = useState(false)
  const { data: property } = useQuery(properties.detail(reservation.property.id))
  const { id } = reservation
  const booked = isBooked(reservation) && !open
  useEffect(() => {
    if (!booked) return
    forgetAttempt(id)
    tellPaymentNews({ reservation: id, outcome: 'paid' })
  }, [booked, id])
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), patience)
    return () => clearTimeout(timer)
  }, [])
  const summary = (
    <Summary
      place={placeOfReservation(reservation, property)}
      stay={reservation}
      picture={false}
      {...(booked && { note: <PaidNote reservation={reservation} /> })}
    />
  )
  if (booked)
    return (
      <BookingReceipt
        reservation={reservation}
        property={property ?? null}
        email={user?.email ?? ''}
        summary={summary}
      />
    )
  return <Pending slow={slow} summary={summary} />
}
