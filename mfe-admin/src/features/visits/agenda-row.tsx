import type { InspectorVisit } from '@metrolibre/api-client'
import { callLink } from '@metrolibre/contract'
import { shownPhone } from '@metrolibre/contract/phones'
import { Link, useDates, useIntl, type TextName } from '@metrolibre/platform'
import { Box, Flex, Heading, Panel, Text, TextLink } from '@metrolibre/ui'

/** A map of another site, which the phone opens in its own app. */
const mapAddress = ({ lat, long, address, zone }: InspectorVisit['property']): string =>
  lat === null || long === null
    ? `https://www.openstreetmap.org/search?${new URLSearchParams({ query: `${address}, ${zone}` })}`
    : `https://www.openstreetmap.org/?${new URLSearchParams({ mlat: String(lat), mlon: String(long) })}#map=17/${lat}/${long}`

/** A visit of an inspector: when, where, whom to call, and the way to the sheet. */
export function AgendaRow({ visit }: { visit: InspectorVisit }) {
  const { formatMessage } = useIntl()
  const { time } = useDates()
  const text = (name: TextName<'mfe-admin.visits'>, values?: Record<string, string>) =>
    formatMessage({ id: `mfe-admin.visits.${name}` }, values)
  const { property, owner, start, end, timeZone, inspector } = visit
  return (
    <Panel padded>
      <Flex gap="8px 20px" align="flex-start" wrap="wrap">
        <Heading as="h3" textStyle="cardTitle" flex="none" w="120px">
          {time(start, timeZone)}–{time(end, timeZone)}
        </Heading>
        <Box flex="1 1 240px" minW="0" overflowWrap="anywhere">
          <TextLink as={Link} to={`/admin/locations/detail/${property.id}`} translate="no">
            {property.name || text('unnamed')}
          </TextLink>
          <Text textStyle="small">{[property.address, property.zone].filter(Boolean).join(', ')}</Text>
          <Text textStyle="small" color="fg.muted">
            {inspector ?? text('nobody')}
          </Text>
        </Box>
        <Box flex="1 1 180px" minW="0">
          <Text textStyle="small">{owner.name}</Text>
          <Text textStyle="small">
            {property.phone ? (
              <TextLink href={callLink(property.phone)}>
                {shownPhone(property.phone, property.country)}
              </TextLink>
            ) : (
              text('noPhone')
            )}
          </Text>
        </Box>
        <Flex gap="6px 16px" wrap="wrap">
          <TextLink href={mapAddress(property)} target="_blank" rel="noreferrer">
            {text('map')}
          </TextLink>
          <TextLink as={Link} to={`/admin/locations/inspection/${property.id}`}>
            {text('sheet')}
          </TextLink>
        </Flex>
      </Flex>
    </Panel>
  )
}
