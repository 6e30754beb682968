import { FormattedMessage, Link, useErrorText, useIntl } from '@metrolibre/platform'
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
import { propertiesPath } from '../paths.ts'

/** The placeholder of a property that is loading. */
export function PropertyWaiting() {
  const { formatMessage } = useIntl()
  return (
    <Container>
      <Delayed>
        <Stack gap="20px" align="stretch" py="40px">
          <output>
            <VisuallyHidden>{formatMessage({ id: 'mfe-owners.panel.loadingOne' })}</VisuallyHidden>
          </output>
          <Skeleton height={52} width="60%" />
          <Skeleton height={360} radius={20} />
          <Skeleton height={260} radius={20} />
        </Stack>
      </Delayed>
    </Container>
  )
}

interface FailedProps {
  error: unknown
  loading: boolean
  onRetry: () => void
}

/** Shown when a property could not be loaded. */
export function PropertyFailed({ error, loading, onRetry }: FailedProps) {
  const { formatMessage } = useIntl()
  const { text, requestId } = useErrorText()(error)
  return (
    <Container>
      <Box py="48px">
        <ErrorPanel
          title={formatMessage({ id: 'mfe-owners.panel.failedOne' })}
          text={text}
          retry={{ text: formatMessage({ id: 'mfe-owners.retry' }), onRetry, loading }}
          detail={
            requestId ? { text: formatMessage({ id: 'mfe-owners.detail' }), content: requestId } : undefined
          }
        />
      </Box>
    </Container>
  )
}

/** Shown when there is no such property, or it belongs to somebody else. */
export const PropertyMissing = () => (
  <Container>
    <Stack gap="16px" align="flex-start" py={{ base: '40px', md: '72px' }}>
      <Heading as="h1" textStyle="pageTitle">
        <FormattedMessage id="mfe-owners.panel.missing" />
      </Heading>
      <Text textStyle="lead" color="fg.muted" maxW="52ch">
        <FormattedMessage id="mfe-owners.panel.missingText" />
      </Text>
      <Button as={Link} to={propertiesPath} variant="outline" size="lg">
        <FormattedMessage id="mfe-owners.panel.toList" />
      </Button>
    </Stack>
  </Container>
)
