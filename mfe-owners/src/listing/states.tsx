import { FormattedMessage, Link, useIntl } from '@metrolibre/platform'
import {
  Box,
  Button,
  Container,
  Delayed,
  ErrorPanel,
  Heading,
  Skeleton,
  Stack,
  Text,
  VisuallyHidden,
} from '@metrolibre/ui'
import { formPath } from '../paths.ts'

/** The placeholder of a page that is loading. */
export function ListingWaiting() {
  const { formatMessage } = useIntl()
  return (
    <Container width="wizard">
      <Delayed>
        <Stack gap="28px" py="28px">
          <VisuallyHidden aria-live="polite">
            {formatMessage({ id: 'mfe-owners.listing.loading' })}
          </VisuallyHidden>
          <Skeleton height={22} radius={5} />
          <Skeleton height={40} width="60%" />
          <Skeleton height={420} radius={20} />
        </Stack>
      </Delayed>
    </Container>
  )
}

interface FailedProps {
  problem: { title: string; text: string; requestId?: string }
  onRetry: () => void
}

/** Shown when a page could not be loaded. */
export function ListingFailed({ problem: { title, text, requestId }, onRetry }: FailedProps) {
  const { formatMessage } = useIntl()
  return (
    <Container width="wizard">
      <Box py="48px">
        <ErrorPanel
          title={title}
          text={text}
          retry={{ text: formatMessage({ id: 'mfe-owners.retry' }), onRetry }}
          {...(requestId && {
            detail: { text: formatMessage({ id: 'mfe-owners.detail' }), content: requestId },
          })}
        />
      </Box>
    </Container>
  )
}

/** Shown when there is no such property, or it belongs to somebody else. */
export function ListingMissing() {
  return (
    <Container width="wizard">
      <Stack gap="16px" align="flex-start" py={{ base: '40px', md: '72px' }}>
        <Heading as="h1" textStyle="pageTitle">
          <FormattedMessage id="mfe-owners.listing.missing" />
        </Heading>
        <Text textStyle="lead" color="fg.muted" maxW="52ch">
          <FormattedMessage id="mfe-owners.listing.missingText" />
        </Text>
        <Button as={Link} to={formPath()} variant="outline" size="lg">
          <FormattedMessage id="mfe-owners.listing.begin" />
        </Button>
      </Stack>
    </Container>
  )
}
