import { FormattedMessage, useIntl } from '@metrolibre/platform'
import { Alert, Box, Container, Heading, Panel, Stack } from '@metrolibre/ui'
import { useMailedToken } from '../use-mailed-token.ts'
import { UseLink } from './use-link.tsx'

/** Where the mails about an address lead: `/confirmar-email#token=`. */
export function Screen() {
  const { formatMessage } = useIntl()
  const token = useMailedToken()
  return (
    <Container>
      <Box maxW="432px" mx="auto" py={16}>
        <Panel padded raised>
          <Stack gap={4}>
            <Heading as="h1" textStyle="sub">
              <FormattedMessage id="shell.confirmEmail.title" />
            </Heading>
            {token ? (
              <UseLink key={token} token={token} />
            ) : (
              <Alert tone="warn" title={formatMessage({ id: 'shell.confirmEmail.noToken' })} />
            )}
          </Stack>
        </Panel>
      </Box>
    </Container>
  )
}
