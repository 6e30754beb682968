import { FormattedMessage, Link, useErrorText, useIntl } from '@metrolibre/platform'
import { Box, Button, Container, ErrorPanel, Grid, Skeleton, Stack } from '@metrolibre/ui'
import { PageMissing, Placeholder } from '@metrolibre/ui/parts'

/** The placeholder of a step that is loading. */
export const BookingWaiting = () => (
  <Container width="wizard">
    <Placeholder label={<FormattedMessage id="tenants.booking.loading" />}>
      <Stack gap="28px" py="28px">
        <Skeleton height={22} radius={5} />
        <Grid gap="40px" templateColumns={{ base: '1fr', lg: '1fr 376px' }}>
          <Stack gap="16px">
            <Skeleton height={40} width="70%" />
            <Skeleton height={420} radius={20} />
          </Stack>
          <Skeleton height={420} radius={20} />
        </Grid>
      </Stack>
    </Placeholder>
  </Container>
)

/** Shown when a step could not be loaded. */
export function Failed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { formatMessage } = useIntl()
  const { title, text, reference } = useErrorText()(error)
  return (
    <Container width="wizard">
      <Box py="48px">
        <ErrorPanel
          title={title}
          text={text}
          retry={{ text: formatMessage({ id: 'tenants.booking.retry' }), onRetry }}
          detail={reference}
        />
      </Box>
    </Container>
  )
}

/** Shown when there is no such reservation, or it belongs to somebody else. */
export const Missing = () => (
  <PageMissing
    width="wizard"
    title={<FormattedMessage id="tenants.booking.missing.title" />}
    text={<FormattedMessage id="tenants.booking.missing.text" />}
    action={
      <Button as={Link} to="/my-locations/reservations" variant="outline" size="lg">
        <FormattedMessage id="tenants.booking.myReservations" />
      </Button>
    }
  />
)
