import { isApiError, reservations } from '@metrolibre/api-client'
import { formatExact } from '@metrolibre/contract'
import { FormattedMessage, useQuery, useSession, useLocale } from '@metrolibre/platform'
import { Alert, Button, Container, Heading, Stack, Text } from '@metrolibre/ui'
import { Failed, BookingWaiting } from '../../features/booking/waiting.tsx'
import { Pending } from './pending.tsx'

const pollMs = 2_500
const tones = { paid: 'ok', pending: 'info', refused: 'warn', refunded: 'info', ended: 'warn' } as const

/**
 * What is known about a payment without a login: apps open the checkout in a browser of their own, which comes back
 * without the session of the one before.
 */
export function WithoutSession({ sessionId }: { sessionId: string }) {
  const { locale } = useLocale()
  const { openLogin } = useSession()
  const { data, error, isError, refetch } = useQuery({
    ...reservations.paymentStatus(sessionId),
    refetchInterval: ({ state }) => (state.data?.status === 'pending' ? pollMs : false),
    refetchIntervalInBackground: true,
  })
  if (isApiError(error, 'not_found')) return <Pending slow noSession />
  if (isError && !data) return <Failed error={error} onRetry={() => void refetch()} />
  if (!data) return <BookingWaiting />
  const { status, place } = data
  const values = { place, amount: <b key="amount">{formatExact(data, locale)}</b> }
  return (
    <Container width="wizard">
      <Stack gap="16px" align="flex-start" py={{ base: '40px', md: '72px' }} aria-live="polite">
        <Heading as="h1" textStyle="pageTitle">
          <FormattedMessage id={`tenants.booking.payment.${status}.title`} />
        </Heading>
        <Text textStyle="lead" maxW="52ch">
          <FormattedMessage id={`tenants.booking.payment.${status}.text`} values={values} />
        </Text>
        <Alert tone={tones[status]} title={<FormattedMessage id="tenants.booking.payment.elsewhere.title" />}>
          <FormattedMessage id="tenants.booking.payment.elsewhere.text" />
        </Alert>
        <Button variant="outline" size="lg" onClick={() => openLogin()}>
          <FormattedMessage id="tenants.booking.payment.login" />
        </Button>
      </Stack>
    </Container>
  )
}
