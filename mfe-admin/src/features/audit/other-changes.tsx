import { audit } from '@metrolibre/api-client'
import { officeZone, type AuditEntry, type AuditEntityName } from '@metrolibre/contract'
import { FormattedMessage, Link, useDates, useQuery } from '@metrolibre/platform'
import { Heading, List, ListItem, Panel, Text, TextLink } from '@metrolibre/ui'
import { useChangeText } from './use-change-text.ts'

const shown = 5

interface Props {
  entry: AuditEntry
  entity: AuditEntityName
}

/** What else was changed of the same thing, newest first. Each leads to its details. */
export function OtherChanges({ entry, entity }: Props) {
  const dates = useDates()
  const words = useChangeText()
  const { id, entityId } = entry
  const { data } = useQuery(audit.list({ entity, entityId, limit: shown + 1 }))
  const others = data?.entries.filter((one) => one.id !== id).slice(0, shown) ?? []
  if (others.length === 0) return null
  const all = `/admin/audit?entity=${entity}&entityId=${encodeURIComponent(entityId)}`
  return (
    <Panel as="section" padded style={{ marginTop: 20 }}>
      <Heading as="h2" textStyle="cardTitle" mb="3">
        <FormattedMessage id="mfe-admin.changes.others" />
      </Heading>
      <List borderInlineStart="1px solid" borderColor="border.control" mb="3">
        {others.map((other) => (
          <ListItem key={other.id} ps="4" pb="3">
            <TextLink as={Link} to={`${all}&change=${other.id}`}>
              {words.actor(other)} {words.action(other)} {words.nameOf(other)}
            </TextLink>
            <Text textStyle="small" color="fg.muted">
              {dates.dateTime(other.at, officeZone)}
            </Text>
          </ListItem>
        ))}
      </List>
      <TextLink as={Link} to={all}>
        <FormattedMessage id="mfe-admin.changes.othersAll" />
      </TextLink>
    </Panel>
  )
}
