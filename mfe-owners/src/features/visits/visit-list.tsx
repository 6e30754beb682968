import type { Visit } from '@metrolibre/api-client'
import { Link, useDates, useIntl, type TextName } from '@metrolibre/platform'
import { Badge, Box, Button, Flex, Heading, Panel, Picture, Stack, Text, TextLink } from '@metrolibre/ui'
import { shownPhone } from '@metrolibre/contract/phones'
import { publicPath } from '../../paths.ts'
import { ChangeVisit } from './change-visit.tsx'

interface Props {
  title: string
  visits: readonly Visit[]
  /** True for past visits, which can't be changed. */
  past?: boolean
}

/** A list of visits with a title; renders nothing when there are none. */
export function VisitList({ title, visits, past = false }: Props) {
  if (visits.length === 0) return null
  return (
    <Box as="section" mt="7">
      <Heading as="h2" textStyle="sub" mb="3">
        {title}
      </Heading>
      <Stack as="ul" gap="3" align="stretch" listStyle="none" p="0">
        {visits.map((visit) => (
          <li key={visit.id}>
            <Row visit={visit} past={past} />
          </li>
        ))}
      </Stack>
    </Box>
  )
}

const dayParts = { weekday: 'long', day: 'numeric', month: 'long' } as const

function Row({ visit, past }: { visit: Visit; past: boolean }) {
  const { formatMessage } = useIntl()
  const { date, time } = useDates()
  const text = (name: TextName<'mfe-owners.visits'>, values?: Record<string, string>) =>
    formatMessage({ id: `mfe-owners.visits.${name}` }, values)
  const {
    property,
    start,
    end,
    timeZone,
    status,
    visitorName,
    visitorPhone,
    reason,
    cancelUrl,
    rescheduleUrl,
  } = visit
  const scheduled = status === 'scheduled'
  return (
    <Panel padded>
      <Flex gap="4" align="center" wrap="wrap">
        <Box w="112px" flex="none">
          <Picture
            src={property.image}
            variants={property.imageVariants}
            alt=""
            sizes="112px"
            drained={!scheduled}
          />
        </Box>
        <Box flex="1" minW="200px">
          <Flex gap="2" align="center" wrap="wrap">
            <Heading as="h3" textStyle="cardTitle">
              {date(start, timeZone, dayParts)}, {time(start, timeZone)}–{time(end, timeZone)}
            </Heading>
            {!scheduled && <Badge mark="hollow">{text('cancelled')}</Badge>}
          </Flex>
          <Text mt="1">
            <TextLink as={Link} to={publicPath(property.id)} translate="no">
              {property.name}
            </TextLink>
          </Text>
          <Text textStyle="small" color="fg.muted">
            {visitorName === null
              ? [property.address, property.zone.zone].join(', ')
              : text('from', { name: visitorName })}
            {visitorPhone && (
              <>
                {' · '}
                <TextLink href={`tel:${visitorPhone}`}>
                  {shownPhone(visitorPhone, property.zone.country)}
                </TextLink>
              </>
            )}
          </Text>
          {reason && (
            <Text textStyle="small" color="fg.muted">
              {text('reasonGiven', { reason })}
            </Text>
          )}
        </Box>
        {visit.canChange && <ChangeVisit visit={visit} />}
        {scheduled && !past && (rescheduleUrl || cancelUrl) && (
          <Flex gap="2" wrap="wrap">
            {rescheduleUrl && (
              <Button
                as="a"
                href={rescheduleUrl}
                target="_blank"
                rel="noreferrer"
                variant="outline"
                size="sm"
              >
                {text('move')}
              </Button>
            )}
            {cancelUrl && (
              <Button as="a" href={cancelUrl} target="_blank" rel="noreferrer" variant="ghost" size="sm">
                {text('cancel')}
              </Button>
            )}
          </Flex>
        )}
      </Flex>
    </Panel>
  )
}
