import { teamAdmin } from '@metrolibre/api-client'
import type { TeamMember } from '@metrolibre/contract'
import { useFeedback, useIntl, usePageMutation } from '@metrolibre/platform'
import { List, ListItem, Panel, VisuallyHidden } from '@metrolibre/ui'
import { useState } from 'react'
import { MemberRow } from './member-row.tsx'

/** The members in the order of the page of the team. The order is saved at each move. */
export function TeamList({ members }: { members: readonly TeamMember[] }) {
  const { formatMessage } = useIntl()
  const { showError } = useFeedback()
  const { mutateAsync, isPending } = usePageMutation(teamAdmin.order())
  // Shown at once; the server's answer follows.
  const [wanted, setWanted] = useState<readonly TeamMember[]>()
  const [said, setSaid] = useState('')
  const shown = wanted ?? members
  const move = async (index: number, by: -1 | 1) => {
    const moved = shown[index]
    if (!moved || isPending) return
    const next = shown.toSpliced(index, 1).toSpliced(index + by, 0, moved)
    setWanted(next)
    try {
      await mutateAsync(next.map(({ id }) => id))
      setSaid(formatMessage({ id: 'mfe-admin.team.moved' }, { name: moved.name, place: index + by + 1 }))
    } catch (error) {
      await showError(error)
    } finally {
      setWanted(undefined)
    }
  }
  return (
    <Panel clip style={{ marginTop: 16 }}>
      <output>
        <VisuallyHidden>{said}</VisuallyHidden>
      </output>
      <List aria-label={formatMessage({ id: 'mfe-admin.team.caption' })}>
        {shown.map((member, index) => (
          <ListItem key={member.id} borderTop={index > 0 ? '1px solid' : undefined} borderColor="border">
            <MemberRow
              member={member}
              isFirst={index === 0}
              isLast={index === shown.length - 1}
              onMove={(by) => void move(index, by)}
            />
          </ListItem>
        ))}
      </List>
    </Panel>
  )
}
