import { adminProperties, type AdminProperty } from '@metrolibre/api-client'
import { Link, useFeedback } from '@metrolibre/platform'
import { Alert, Box, Button, List, ListItem, TextLink } from '@metrolibre/ui'
import { useState } from 'react'
import { roomsPath } from '../../properties/paths.ts'
import { useRefresh } from '../../properties/use-refresh.ts'
import { useFieldName } from '../../properties/use-field-name.ts'
import { usePropertyTexts } from '../../properties/use-text.ts'
import { useMoment } from '../../words/use-moment.ts'

/** What the owner changed after the inspector had seen it, and rooms that wait to be offered. */
export function ChangesPanel({ property }: { property: AdminProperty }) {
  const { text } = usePropertyTexts()
  const { showError } = useFeedback()
  const refresh = useRefresh()
  const moment = useMoment()
  const fieldName = useFieldName()
  const [busy, setBusy] = useState(false)
  const { id, changedSinceVisit: changes, timeZone, rooms } = property
  const waiting = rooms.filter(({ awaitsReview }) => awaitsReview)
  if (changes.length === 0 && waiting.length === 0) return null
  const confirmSeen = async () => {
    setBusy(true)
    try {
      await adminProperties.markSeen(
        id,
        changes
          .map(({ at }) => at)
          .toSorted()
          .at(-1)!,
      )
      await refresh()
    } catch (error) {
      await showError(error)
    } finally {
      setBusy(false)
    }
  }
  return (
    <Alert tone="warn" title={text('changed.title')}>
      <List mt="1">
        {changes.map(({ field, at }) => (
          <ListItem key={field}>
            {text('changed.field', { field: fieldName(field), at: moment(at, timeZone) })}
          </ListItem>
        ))}
        {waiting.map((room) => (
          <ListItem key={room.id}>
            <TextLink as={Link} to={roomsPath(id)}>
              {text('changed.room', { room: room.name })}
            </TextLink>
          </ListItem>
        ))}
      </List>
      {changes.length > 0 && (
        <Box mt="2">
          <Button variant="outline" size="sm" loading={busy} onClick={() => void confirmSeen()}>
            {text('changed.seen')}
          </Button>
        </Box>
      )}
    </Alert>
  )
}
