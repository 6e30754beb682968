import { FormattedMessage, Link } from '@metrolibre/platform'
import { Box, Button, Container, Skeleton, Stack } from '@metrolibre/ui'
import { PageMissing, Placeholder } from '@metrolibre/ui/parts'
import { LoadFailed } from '../parts/load-failed.tsx'
import { listingFormPath } from '../paths.ts'

/** The placeholder of a page that is loading. */
export const ListingWaiting = () => (
  <Container width="wizard">
    <Placeholder label={<FormattedMessage id="mfe-owners.listing.loading" />}>
      <Stack gap="28px" py="28px">
        <Skeleton height={22} radius={5} />
        <Skeleton height={40} width="60%" />
        <Skeleton height={420} radius={20} />
      </Stack>
    </Placeholder>
  </Container>
)

/** Shown when a page could not be loaded. */
export const ListingFailed = (failure: { error: unknown; onRetry: () => unknown }) => (
  <Container width="wizard">
    <Box py="48px">
      <LoadFailed {...failure} />
    </Box>
  </Container>
)

/** Shown when there is no such property, or it belongs to somebody else. */
export const ListingMissing = () => (
  <PageMissing
    width="wizard"
    title={<FormattedMessage id="mfe-owners.listing.missing" />}
    text={<FormattedMessage id="mfe-owners.listing.missingText" />}
    action={
      <Button as={Link} to={listingFormPath()} variant="outline" size="lg">
        <FormattedMessage id="mfe-owners.listing.begin" />
      </Button>
    }
  />
)
