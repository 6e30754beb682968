import { FormattedMessage, useIntl, useSession } from '@metrolibre/platform'
import { Button, Container, Stack, Text, Heading } from '@metrolibre/ui'
import { useEffect, useRef } from 'react'
import { useTitle } from '../locale/use-title.ts'

interface Props {
  returnTo: string
  /** The user was signed in here a moment ago: the login is offered but not opened. */
  unasked: boolean
}

/** Opens the login dialog once, and shows a button that opens it again after it was closed. */
export function LoginRequired({ returnTo, unasked }: Props) {
  const { openLogin } = useSession()
  // The screen behind the guard, which titles its page, is not loaded yet.
  useTitle(useIntl().formatMessage({ id: 'shell.guard.loginTitle' }))
  const asked = useRef(false)
  useEffect(() => {
    if (asked.current || unasked) return
    asked.current = true
    openLogin({ returnTo })
  }, [openLogin, returnTo, unasked])
  return (
    <Container>
      <Stack gap={4} py={20} align="flex-start">
        <Heading as="h1" textStyle="section">
          <FormattedMessage id="shell.guard.loginTitle" />
        </Heading>
        <Text color="fg.muted">
          <FormattedMessage id="shell.guard.loginText" />
        </Text>
        <Button onClick={() => openLogin({ returnTo })}>
          <FormattedMessage id="shell.login.submit" />
        </Button>
      </Stack>
    </Container>
  )
}
