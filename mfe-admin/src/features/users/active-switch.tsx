import { adminUsers } from '@metrolibre/api-client'
import type { AdminUser } from '@metrolibre/contract'
import { useIntl, useQueryClient } from '@metrolibre/platform'
import { Box } from '@metrolibre/ui'
import { Switch } from '@metrolibre/ui/form'
import { useSwitch } from '../../list/use-switch.ts'
import { userName } from './user-name.ts'

interface Props {
  user: AdminUser
  /** Shows next to it what it is for, where no column does. */
  captioned?: boolean
}

/** Switches an account on or off in a list. */
export function UserActiveSwitch({ user, captioned }: Props) {
  const { formatMessage } = useIntl()
  const client = useQueryClient()
  const name = userName(user)
  const control = useSwitch({
    checked: user.isActive,
    change: (on) => adminUsers.setActive(user.id, on),
    refresh: () => client.invalidateQueries({ queryKey: adminUsers.keys.all }),
    said: (on) => formatMessage({ id: `mfe-admin.users.said.active.${on}` }, { name }),
  })
  return (
    <Box w="fit-content" onClick={(event) => event.stopPropagation()}>
      <Switch
        label={formatMessage({ id: 'mfe-admin.users.activeOf' }, { name })}
        caption={captioned ? formatMessage({ id: 'mfe-admin.users.active' }) : undefined}
        {...control}
      />
    </Box>
  )
}
