import { FormattedMessage, Link, useIntl } from '@metrolibre/platform'
import { Box, Button, Container, Skeleton, Stack } from '@metrolibre/ui'
import { PageMissing, Placeholder } from '@metrolibre/ui/parts'
import { LoadFailed } from '../parts/load-failed.tsx'
import { propertiesPath } from '../paths.ts'

/** The placeholder of a property that is loading. */
export const PropertyWaiting = () => (
  <Container>
    <Placeholder label={<FormattedMessage id="mfe-owners.panel.loadingOne" />}>
      <Stack gap="20px" align="stretch" py="40px">
        <Skeleton height={52} width="60%" />
        <Skeleton height={360} radius={20} />
        <Skeleton height={260} radius={20} />
      </Stack>
    </Placeholder>
  </Container>
)

/** Shown when a property could not be loaded. */
export function PropertyFailed(failure: { error: unknown; loading: boolean; onRetry: () => unknown }) {
  const { formatMessage } = useIntl()
  return (
    <Container>
      <Box py="48px">
        <LoadFailed title={formatMessage({ id: 'mfe-owners.panel.failedOne' })} {...failure} />
      </Box>
    </Container>
  )
}

/** Shown when there is no such property, or it belongs to somebody else. */
export const PropertyMissing = () => (
  <PageMissing
    title={<FormattedMessage id="mfe-owners.panel.missing" />}
    text={<FormattedMessage id="mfe-owners.panel.missingText" />}
    action={
      <Button as={Link} to={propertiesPath} variant="outline" size="lg">
        <FormattedMessage id="mfe-owners.panel.toList" />
      </Button>
    }
  />
)
