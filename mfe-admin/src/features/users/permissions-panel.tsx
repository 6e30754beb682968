import { adminUsers } from '@metrolibre/api-client'
import type { AdminUserDetail } from '@metrolibre/contract'
import { useFeedback, useSession } from '@metrolibre/platform'
import { Alert, Box, Flex, Heading, Panel, Text } from '@metrolibre/ui'
import { Switch } from '@metrolibre/ui/form'
import { useSwitch } from '../../list/use-switch.ts'
import { useRefreshUsers } from './use-refresh-users.ts'
import { useUserTexts } from './use-user-texts.ts'
import { userName } from './user-name.ts'

const changes = {
  isActive: adminUsers.setActive,
  isOwner: adminUsers.setOwner,
  isAdmin: adminUsers.setAdmin,
  isVerified: adminUsers.setVerified,
}
type Flag = keyof typeof changes
const flags = Object.keys(changes) as Flag[]

/** What a user may do, as switches that act at once. */
export function PermissionsPanel({ user }: { user: AdminUserDetail }) {
  const text = useUserTexts()
  return (
    <Panel padded as="section" aria-labelledby="user-permissions">
      <Heading as="h2" id="user-permissions" textStyle="cardTitle" mb="3">
        {text('permissions')}
      </Heading>
      {flags.map((flag) => (
        <FlagLine key={flag} user={user} flag={flag} />
      ))}
      <Box mt="3">
        <Alert tone="warn" role="none">
          {text('adminNote')}
        </Alert>
      </Box>
    </Panel>
  )
}

function FlagLine({ user, flag }: { user: AdminUserDetail; flag: Flag }) {
  const text = useUserTexts()
  const { confirm } = useFeedback()
  const { user: me } = useSession()
  const refresh = useRefreshUsers()
  const name = userName(user)
  const control = useSwitch({
    checked: user[flag],
    change: (on) => changes[flag](user.id, on),
    refresh,
    said: (on) => text(`said.${flag}.${on}`, { name }),
  })
  // Who takes the administration from themselves can't take that back.
  const endsOwn = user.id === me?.id && user[flag] && (flag === 'isActive' || flag === 'isAdmin')
  const flip = async () => {
    const sure =
      !endsOwn ||
      (await confirm({
        title: text('self.title'),
        text: text('self.text'),
        confirm: text('self.confirm'),
        cancel: text('cancel'),
        danger: true,
      }))
    if (sure) control.onChange()
  }
  return (
    <Flex justify="space-between" align="center" gap="4" py="3" borderTop="1px solid" borderColor="border">
      <Box minW="0">
        <b>{text(flag)}</b>
        <Text textStyle="small" color="fg.muted">
          {text(`${flag}Note`)}
        </Text>
      </Box>
      <Switch {...control} label={text('flagOf', { flag: text(flag), name })} onChange={() => void flip()} />
    </Flex>
  )
}
