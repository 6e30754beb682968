import { visits, type OwnedProperty } from '@metrolibre/api-client'
import { Link, useIntl, useQuery, type TextName } from '@metrolibre/platform'
import { Box, Flex, Heading, Panel, Text, TextLink } from '@metrolibre/ui'
import { HoursForm } from './hours-form.tsx'
import { VisitList } from './visit-list.tsx'

/** Who visits a property next, and when it can be visited. */
export function PropertyVisits({ property }: { property: OwnedProperty }) {
  const { formatMessage } = useIntl()
  const text = (name: TextName<'mfe-owners.visits'>) => formatMessage({ id: `mfe-owners.visits.${name}` })
  const query = useQuery(visits.mine({ view: 'owner' }))
  const expected = query.data
    ?.filter(
      (visit) =>
        visit.property.id === property.id && visit.status === 'scheduled' && visit.end > query.dataUpdatedAt,
    )
    .toReversed()
  return (
    <Panel as="section" padded aria-labelledby="visits-title">
      <Flex justify="space-between" align="baseline" gap="8px 16px" wrap="wrap">
        <Heading as="h2" id="visits-title" textStyle="sub">
          {formatMessage({ id: 'mfe-owners.workspace.visits' })}
        </Heading>
        <TextLink as={Link} to="/my-locations/visits?view=owner">
          {text('all')}
        </TextLink>
      </Flex>
      {expected?.length === 0 && (
        <Text color="fg.muted" mt="8px">
          {text('nobody')}
        </Text>
      )}
      {expected && <VisitList title={text('coming')} visits={expected} />}
      <Box mt="20px">
        {property.calendlyLink ? (
          <Text color="fg.muted">{text('hours.ownLink')}</Text>
        ) : (
          <HoursForm key={JSON.stringify(property.visitHours)} property={property} />
        )}
      </Box>
    </Panel>
  )
}
