import { FormattedMessage, Link, useSession } from '@metrolibre/platform'
import { Button } from '@metrolibre/ui'

/** A link to the profile, which can send another link, or the login that leads there. */
export function WayOn() {
  const { user, openLogin } = useSession()
  return user ? (
    <Button as={Link} to="/profile/main" size="lg" full>
      <FormattedMessage id="shell.confirmEmail.profile" />
    </Button>
  ) : (
    <Button size="lg" full onClick={() => openLogin({ returnTo: '/profile/main' })}>
      <FormattedMessage id="shell.confirmEmail.login" />
    </Button>
  )
}
