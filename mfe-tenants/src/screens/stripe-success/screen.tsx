import { properties, reservations } from '@metrolibre/api-client'
import { bookedStates, type Reservation } from '@metrolibre/contract'
import { useIntl, usePageChrome, useQuery, useSearchParams, useSession } from '@metrolibre/platform'
import { useEffect, useState } from 'react'
import { PaidNote } from '../../features/booking/paid-note.tsx'
import { placeOfReservation } from '../../features/booking/summary-place.ts'
import { Summary } from '../../features/booking/summary.tsx'
import { Failed, Waiting } from '../../features/booking/waiting.tsx'
import { Outcome } from '../../features/hold/outcome.tsx'
import { forgetAttempt } from '../../features/payment/attempt-key.ts'
import { tellPaymentNews } from '../../features/payment/payment-news.ts'
import { Booked } from '../../features/receipt/booked.tsx'
import { Pending } from './pending.tsx'

const second = 1000
const patience = 20 * second

const isBooked = (reservation: Reservation): boolean => bookedStates.includes(reservation.status)
const isRefunded = ({ status }: Reservation): boolean =>
  status === 'refund_pending' || status === 'refunded' || status === 'needs_review'

/** Where the checkout sends its payer: asks the server until the payment has had its effect, then shows it. */
export function Screen() {
  const [search] = useSearchParams()
  const { formatMessage } = useIntl()
  usePageChrome({
    exit: {
      to: '/my-locations/reservations',
      label: formatMessage({ id: 'tenants.booking.myReservations' }),
    },
  })
  const sessionId = search.get('session_id') ?? ''
  const result = useQuery({
    ...reservations.bySession(sessionId),
    enabled: sessionId !== '',
    refetchInterval: ({ state }) =>
      state.data && (isBooked(state.data.reservation) || isRefunded(state.data.reservation))
        ? false
        : 2.5 * second,
  })
  if (sessionId === '') return <Pending slow noSession />
  if (result.data) return <Result reservation={result.data.reservation} />
  if (result.isError) return <Failed error={result.error} onRetry={() => void result.refetch()} />
  return <Waiting />
}

function Result({ reservation }: { reservation: Reservation }) {
  const { user } = useSession()
  const [slow, setSlow] = useState(false)
  const { data: property } = useQuery(properties.detail(reservation.location.id))
  const { id } = reservation
  const booked = isBooked(reservation)
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
      <Booked
        reservation={reservation}
        property={property ?? null}
        email={user?.email ?? ''}
        summary={summary}
      />
    )
  if (isRefunded(reservation))
    return (
      <Outcome
        kind={reservation.status === 'needs_review' ? 'review' : 'refund'}
        propertyPath={`/propietario/${reservation.location.id}/details`}
        summary={summary}
      />
    )
  return <Pending slow={slow} summary={summary} />
}
