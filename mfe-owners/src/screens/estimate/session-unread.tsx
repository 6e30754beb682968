import { FormattedMessage } from '@metrolibre/platform'
import { Container, Heading, Stack, Text } from '@metrolibre/ui'

/** Shown instead of an own estimate while the stored session can't be read. */
export const EstimateSessionUnread = () => (
  <Container width="wizard">
    <Stack gap="16px" py="72px">
      <Heading as="h1" textStyle="section">
        <FormattedMessage id="mfe-owners.listing.unread" />
      </Heading>
      <Text color="fg.muted">
        <FormattedMessage id="mfe-owners.listing.unreadText" />
      </Text>
    </Stack>
  </Container>
)
