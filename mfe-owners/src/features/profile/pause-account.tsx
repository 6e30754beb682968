import { session } from '@metrolibre/api-client'
import type { User } from '@metrolibre/contract'
import {
  FormattedMessage,
  useFeedback,
  useIntl,
  usePageMutation,
  useRuntimeConfig,
  useSession,
  type TextName,
} from '@metrolibre/platform'
import { Button, Heading, Panel, Text } from '@metrolibre/ui'

/** Deactivates the user's account after a confirmation, because only the team can activate it again. */
export function PauseAccount({ user }: { user: User }) {
  const { formatMessage } = useIntl()
  const { contactEmail } = useRuntimeConfig()
  const { confirm, alert, showError } = useFeedback()
  const { logout } = useSession()
  const toggle = usePageMutation(session.toggleActive(user.id))
  const say = (name: TextName<'mfe-owners.profile.pause'>) =>
    formatMessage({ id: `mfe-owners.profile.pause.${name}` }, { email: contactEmail })
  const pause = async () => {
    const sure = await confirm({
      title: say('askTitle'),
      text: say('askText'),
      confirm: say('action'),
      cancel: say('keep'),
      danger: true,
    })
    if (!sure) return
    try {
      await toggle.mutateAsync(false)
      await logout({ ended: true })
      await alert({ title: say('doneTitle'), text: say('doneText') })
    } catch (error) {
      await showError(error)
    }
  }
  return (
    <Panel as="section" padded>
      <Heading as="h2" textStyle="cardTitle" mb="2">
        <FormattedMessage id="mfe-owners.profile.pause.title" />
      </Heading>
      <Text textStyle="small" color="fg.muted" mb="4">
        <FormattedMessage id="mfe-owners.profile.pause.text" />
      </Text>
      <Button variant="danger" full loading={toggle.isPending} onClick={() => void pause()}>
        <FormattedMessage id="mfe-owners.profile.pause.action" />
      </Button>
    </Panel>
  )
}
