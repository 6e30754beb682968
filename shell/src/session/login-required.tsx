import { FormattedMessage, useIntl, useSession } from '@metrolibre/platform'
import { Button } from '@metrolibre/ui'
import { useEffect, useRef } from 'react'
import { GuardNotice } from './guard-notice.tsx'

interface Props {
  returnTo: string
  /** The user was signed in here a moment ago: the login is offered but not opened. */
  unasked: boolean
}

/** Opens the login dialog once, and shows a button that opens it again after it was closed. */
export function LoginRequired({ returnTo, unasked }: Props) {
  const { openLogin } = useSession()
  const { formatMessage } = useIntl()
  const asked = useRef(false)
  useEffect(() => {
    if (asked.current || unasked) return
    asked.current = true
    openLogin({ returnTo })
  }, [openLogin, returnTo, unasked])
  return (
    <GuardNotice
      title={formatMessage({ id: 'shell.guard.loginTitle' })}
      text={formatMessage({ id: 'shell.guard.loginText' })}
    >
      <Button onClick={() => openLogin({ returnTo })}>
        <FormattedMessage id="shell.login.submit" />
      </Button>
    </GuardNotice>
  )
}
