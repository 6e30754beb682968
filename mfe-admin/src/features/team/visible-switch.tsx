import { teamAdmin } from '@metrolibre/api-client'
import type { TeamMember } from '@metrolibre/contract'
import { useIntl, usePageMutation } from '@metrolibre/platform'
import { Switch } from '@metrolibre/ui/form'
import { useSwitch } from '../../list/use-switch.ts'

/** Shows a member on the page of the team, or hides them. */
export function VisibleSwitch({ member: { id, name, isVisible } }: { member: TeamMember }) {
  const { formatMessage } = useIntl()
  const { mutateAsync } = usePageMutation(teamAdmin.update())
  const control = useSwitch({
    checked: isVisible,
    change: (on) => mutateAsync({ id, isVisible: on }),
    said: (on) => formatMessage({ id: `mfe-admin.team.said.${on}` }, { name }),
  })
  return <Switch label={formatMessage({ id: 'mfe-admin.team.visibleOf' }, { name })} {...control} />
}
