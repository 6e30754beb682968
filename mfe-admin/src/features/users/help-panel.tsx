import { adminUsers } from '@metrolibre/api-client'
import type { AdminUserDetail } from '@metrolibre/contract'
import { useFeedback } from '@metrolibre/platform'
import { Button, Heading, Panel, Stack, Text } from '@metrolibre/ui'
import { EnvelopeSimple, SignOut } from '@metrolibre/ui/icons'
import { useState } from 'react'
import { useRefreshUsers } from './use-refresh-users.ts'
import { useUserTexts } from './use-user-texts.ts'
import { userName } from './user-name.ts'

const tasks = { sendReset: adminUsers.sendReset, endSessions: adminUsers.endSessions }
type Task = keyof typeof tasks

/** Helps somebody who can't get into their account, or whose account somebody else uses. */
export function HelpPanel({ user }: { user: AdminUserDetail }) {
  const text = useUserTexts()
  const { confirm, showError, toast } = useFeedback()
  const refresh = useRefreshUsers()
  const [busy, setBusy] = useState<Task>()
  const { id, email, isActive } = user
  const run = async (task: Task) => {
    const words = { name: userName(user), email }
    const sure = await confirm({
      title: text(`${task}Title`, words),
      text: text(`${task}Text`, words),
      confirm: text(`${task}Confirm`),
      cancel: text('cancel'),
    })
    if (!sure) return
    setBusy(task)
    try {
      toast((await tasks[task](id)).message)
      await refresh()
    } catch (error) {
      await showError(error)
    } finally {
      setBusy(undefined)
    }
  }
  return (
    <Panel padded as="section" aria-labelledby="user-help">
      <Heading as="h2" id="user-help" textStyle="cardTitle" mb="1">
        {text('help')}
      </Heading>
      <Text textStyle="small" color="fg.muted" mb="4">
        {text('helpText')}
      </Text>
      <Stack gap="2" align="stretch">
        <Button
          variant="outline"
          full
          icon={<EnvelopeSimple />}
          disabled={!isActive}
          loading={busy === 'sendReset'}
          onClick={() => void run('sendReset')}
        >
          {text('sendReset')}
        </Button>
        <Button
          variant="outline"
          full
          icon={<SignOut />}
          loading={busy === 'endSessions'}
          onClick={() => void run('endSessions')}
        >
          {text('endSessions')}
        </Button>
      </Stack>
    </Panel>
  )
}
