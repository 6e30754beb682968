import { isApiError, reservations } from '@metrolibre/api-client'
import { FormattedMessage, useQuery, useSession } from '@metrolibre/platform'
import { Alert, Button } from '@metrolibre/ui'
import { Failed, BookingWaiting } from '../../features/booking/waiting.tsx'
import { KnownPayment } from './known-payment.tsx'
import { Pending } from './pending.tsx'

const pollMs = 2_500
const tones = { paid: 'ok', pending: 'info', refused: 'warn', refunded: 'info', ended: 'warn' } as const

/**
 * What is known about a payment without a login: apps open the checkout in a browser of their own, which comes back
 * without the session of the one before.
 */
export function WithoutSession({ sessionId }: { sessionId: string }) {
  const { openLogin } = useSession()
  const { data, error, isError, refetch } = useQuery({
    ...reservations.paymentStatus(sessionId),
    refetchInterval: ({ state }) => (state.data?.status === 'pending' ? pollMs : false),
    refetchIntervalInBackground: true,
  })
  if (isApiError(error, 'not_found')) return <Pending slow noSession />
  if (isError && !data) return <Failed error={error} onRetry={() => void refetch()} />
  if (!data) return <BookingWaiting />
  return (
    <KnownPayment payment={data}>
      <Alert
        tone={tones[data.status]}
        title={<FormattedMessage id="tenants.booking.payment.elsewhere.title" />}
      >
        <FormattedMessage id="tenants.booking.payment.elsewhere.text" />
      </Alert>
      <Button variant="outline" size="lg" onClick={() => openLogin()}>
        <FormattedMessage id="tenants.booking.payment.login" />
      </Button>
    </KnownPayment>
  )
}
