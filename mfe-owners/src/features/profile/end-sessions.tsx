import { FormattedMessage, useFeedback, useIntl, useSession, type TextName } from '@metrolibre/platform'
import { Button } from '@metrolibre/ui'
import { SignOut } from '@metrolibre/ui/icons'

/** Logs the user out on all devices, including this one. */
export function EndSessions() {
  const { formatMessage } = useIntl()
  const { logout } = useSession()
  const { confirm, showError } = useFeedback()
  const text = (name: TextName<'mfe-owners.profile.settings.sessions'>) =>
    formatMessage({ id: `mfe-owners.profile.settings.sessions.${name}` })
  const end = async () => {
    const sure = await confirm({
      title: text('askTitle'),
      text: text('askText'),
      confirm: text('action'),
      cancel: text('keep'),
    })
    if (sure) await logout({ orFail: true }).catch(showError)
  }
  return (
    <Button variant="outline" icon={<SignOut />} onClick={() => void end()}>
      <FormattedMessage id="mfe-owners.profile.settings.sessions.action" />
    </Button>
  )
}
