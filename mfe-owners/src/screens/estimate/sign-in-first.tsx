import { FormattedMessage } from '@metrolibre/platform'
import { Button, Container, Heading, Stack, Text } from '@metrolibre/ui'

/** The estimate of a property is only for its owner. */
export const SignInFirst = ({ onSignIn }: { onSignIn: () => void }) => (
  <Container width="wizard">
    <Stack gap="16px" py="72px" align="flex-start">
      <Heading as="h1" textStyle="section">
        <FormattedMessage id="mfe-owners.listing.signIn" />
      </Heading>
      <Text color="fg.muted">
        <FormattedMessage id="mfe-owners.listing.signInText" />
      </Text>
      <Button onClick={onSignIn}>
        <FormattedMessage id="mfe-owners.listing.signInAction" />
      </Button>
    </Stack>
  </Container>
)
