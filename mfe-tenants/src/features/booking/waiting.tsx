import { FormattedMessage, Link, useErrorText, useIntl } from '@metrolibre/platform'
import {
  Box,
  Button,
  Container,
  Delayed,
  ErrorPanel,
  Grid,
  Heading,
  Skeleton,
  Stack,
  Text,
  VisuallyHidden,
} from '@metrolibre/ui'

/** The placeholder of a step that is loading. */
export function Waiting() {
  return (
    <Container width="wizard">
      <Delayed>
        <VisuallyHidden aria-live="polite">
          <FormattedMessage id="tenants.booking.loading" />
        </VisuallyHidden>
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
      </Delayed>
    </Container>
  )
}

/** Shown when a step could not be loaded. */
export function Failed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { formatMessage } = useIntl()
  const { title, text, requestId } = useErrorText()(error)
  return (
    <Container width="wizard">
      <Box py="48px">
        <ErrorPanel
          title={title}
          text={text}
          retry={{ text: formatMessage({ id: 'tenants.booking.retry' }), onRetry }}
          {...(requestId && {
            detail: { text: formatMessage({ id: 'tenants.booking.detail' }), content: requestId },
          })}
        />
      </Box>
    </Container>
  )
}

/** Shown when there is no such reservation, or it belongs to somebody else. */
export function Missing() {
  return (
    <Container width="wizard">
      <Stack gap="16px" align="flex-start" py={{ base: '40px', md: '72px' }}>
        <Heading as="h1" textStyle="pageTitle">
          <FormattedMessage id="tenants.booking.missing.title" />
        </Heading>
        <Text textStyle="lead" color="fg.muted" maxW="52ch">
          <FormattedMessage id="tenants.booking.missing.text" />
        </Text>
        <Button as={Link} to="/my-locations/reservations" variant="outline" size="lg">
          <FormattedMessage id="tenants.booking.myReservations" />
        </Button>
      </Stack>
    </Container>
  )
}
