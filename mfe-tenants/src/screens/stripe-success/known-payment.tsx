import { formatExact, type PaymentStatus } from '@metrolibre/contract'
import { FormattedMessage, useLocale } from '@metrolibre/platform'
import { Container, Heading, Stack, Text } from '@metrolibre/ui'
import type { ReactNode } from 'react'

/** What became of a payment, of which amount and for which place; `children` say how it goes on. */
export function KnownPayment({ payment, children }: { payment: PaymentStatus; children?: ReactNode }) {
  const { locale } = useLocale()
  const { status, place } = payment
  const values = { place, amount: <b key="amount">{formatExact(payment, locale)}</b> }
  return (
    <Container width="wizard">
      <Stack gap="16px" align="flex-start" py={{ base: '40px', md: '72px' }} aria-live="polite">
        <Heading as="h1" textStyle="pageTitle">
          <FormattedMessage id={`tenants.booking.payment.${status}.title`} />
        </Heading>
        <Text textStyle="lead" maxW="52ch">
          <FormattedMessage id={`tenants.booking.payment.${status}.text`} values={values} />
        </Text>
        {children}
      </Stack>
    </Container>
  )
}
