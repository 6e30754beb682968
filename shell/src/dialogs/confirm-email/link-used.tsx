import type { EmailLinkUsed } from '@metrolibre/contract'
import { FormattedMessage, Link, useIntl, useSession } from '@metrolibre/platform'
import { Alert, Button } from '@metrolibre/ui'

/** What the link did, and the way on. */
export function LinkUsed({ used: { outcome, email } }: { used: EmailLinkUsed }) {
  const { formatMessage } = useIntl()
  const { user, openLogin } = useSession()
  return (
    <>
      <Alert tone="ok" title={formatMessage({ id: `shell.confirmEmail.${outcome}` }, { email })} />
      {user ? (
        <Button as={Link} to="/profile/main" size="lg" full>
          <FormattedMessage id="shell.confirmEmail.profile" />
        </Button>
      ) : (
        <Button size="lg" full onClick={() => openLogin()}>
          <FormattedMessage id="shell.confirmEmail.login" />
        </Button>
      )}
    </>
  )
}
