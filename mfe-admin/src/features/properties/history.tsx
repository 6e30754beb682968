import { adminProperties, type AdminProperty } from '@metrolibre/api-client'
import type { CurrencyCode, PropertyEvent } from '@metrolibre/contract'
import { useInfiniteQuery } from '@metrolibre/platform'
import { Box, Button, List, ListItem, Panel, Text } from '@metrolibre/ui'
import { ListFailed, ListWaiting } from '../../page/list-states.tsx'
import { useFieldName } from '../../properties/use-field-name.ts'
import { useRecordedValue } from '../../properties/use-recorded-value.ts'
import { usePropertyTexts } from '../../properties/use-text.ts'
import { joinedList } from '../../words/joined.ts'
import { useMoment } from '../../words/use-moment.ts'

/** What happened to a property and its rooms, newest first. */
export function PropertyHistory({ property: { id, timeZone, currency } }: { property: AdminProperty }) {
  const { text } = usePropertyTexts()
  const moment = useMoment()
  const describe = useDescription(currency)
  const query = useInfiniteQuery(adminProperties.history(id))
  if (!query.data)
    return query.isError ? <ListFailed error={query.error} onRetry={query.refetch} /> : <ListWaiting />
  const events = query.data.pages.flatMap((page) => page.events)
  if (events.length === 0) return <Text color="fg.muted">{text('history.none')}</Text>
  return (
    <Panel clip>
      <List aria-label={text('tab.history')}>
        {events.map((event, index) => {
          const { title, rows } = describe(event)
          const who = event.actor && `${event.actor.firstName} ${event.actor.lastName}`.trim()
          return (
            <ListItem
              key={event.id}
              px="4"
              py="3"
              borderTop={index > 0 ? '1px solid' : undefined}
              borderColor="border"
            >
              <Text fontWeight="640">{title}</Text>
              <Text textStyle="small" color="fg.muted">
                {joinedList(moment(event.at, timeZone), who)}
              </Text>
              {event.reason && (
                <Text textStyle="small" overflowWrap="anywhere" mt="1">
                  <q>{event.reason}</q>
                </Text>
              )}
              {rows.length > 0 && (
                <List mt="1">
                  {rows.map(([name, change]) => (
                    <ListItem key={name} textStyle="small" overflowWrap="anywhere">
                      {name}: {change}
                    </ListItem>
                  ))}
                </List>
              )}
            </ListItem>
          )
        })}
      </List>
      {query.hasNextPage && (
        <Box p="4">
          <Button
            variant="outline"
            full
            loading={query.isFetchingNextPage}
            onClick={() => void query.fetchNextPage()}
          >
            {text('history.more')}
          </Button>
        </Box>
      )}
    </Panel>
  )
}

/** The texts of recorded actions. */
const actions = {
  offer: 'action.offer',
  price: 'action.price',
  'property.create': 'action.property.create',
  'property.update': 'action.property.update',
  'property.setActive': 'action.property.setActive',
  'property.setCover': 'action.property.setCover',
  'property.arrangeImages': 'action.property.arrangeImages',
  'property.markSeen': 'action.property.markSeen',
  'property.inspect': 'action.property.inspect',
  'property.trash': 'action.property.trash',
  'property.restore': 'action.property.restore',
  'room.create': 'action.room.create',
  'room.update': 'action.room.update',
  'room.setActive': 'action.room.setActive',
  'room.setCover': 'action.room.setCover',
  'room.arrangeImages': 'action.room.arrangeImages',
  'room.remove': 'action.room.remove',
  'image.add': 'action.image.add',
  'image.remove': 'action.image.remove',
  'image.show': 'action.image.show',
  'image.hide': 'action.image.hide',
  'image.add3d': 'action.image.add3d',
  'image.update3d': 'action.image.update3d',
  'image.remove3d': 'action.image.remove3d',
} as const

/** Fields whose values say nothing to a reader. */
const withoutValues = new Set([
  // It stands by itself.
  'reason',
  'image',
  'images',
  'order',
  'zoneId',
  'ownerId',
  'admins',
  'changedSinceVisit',
  'publicLatitude',
  'publicLongitude',
  'propertyId',
  'currency',
  'measures',
])

/** Returns a function that says what an entry is about, and which fields changed. */
const useDescription = (currency: CurrencyCode) => {
  const { text } = usePropertyTexts()
  const fieldName = useFieldName()
  const recorded = useRecordedValue()
  const value = (name: string, shown: unknown): string => {
    const known = recorded(name, shown, currency)
    if (known !== undefined) return known || '–'
    if (shown === null || shown === undefined || shown === '') return '–'
    if (typeof shown === 'boolean') return text(shown ? 'yes' : 'no')
    return typeof shown === 'string' || typeof shown === 'number' ? String(shown) : JSON.stringify(shown)
  }
  const titleOf = (action: string): string =>
    text(Object.hasOwn(actions, action) ? actions[action as keyof typeof actions] : 'action.other')
  return ({ action, before, after }: PropertyEvent): { title: string; rows: [string, string][] } => {
    const stage = after?.['stage']
    if (action.startsWith('stage.') && typeof stage === 'string')
      return { title: text('action.stage', { stage: text(`stage.${stage as 'draft'}`) }), rows: [] }
    const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])]
    const rows = names
      .filter((name) => !withoutValues.has(name))
      .map((name): [string, string] => [
        fieldName(name),
        before ? `${value(name, before[name])} → ${value(name, after?.[name])}` : value(name, after?.[name]),
      ])
    return { title: titleOf(action), rows: rows.slice(0, 12) }
  }
}
