import type { OwnedProperty, Visit } from '@metrolibre/api-client'
import { addressLine } from '@metrolibre/contract'
import { useDates, useIntl, useSession, type TextName } from '@metrolibre/platform'
import { calendarFile, saveBlob } from '@metrolibre/platform/browser'
import { Badge, Button, Flex, Heading, Panel, Text } from '@metrolibre/ui'
import { CalendarPlus } from '@metrolibre/ui/icons'
import { HaveAtHand } from './have-at-hand.tsx'
import { WhatFollows } from './what-follows.tsx'

interface Props {
  property: OwnedProperty
  visit: Visit
}

const dayParts = { weekday: 'long', day: 'numeric', month: 'long' } as const

/** When the inspector comes, with a calendar file and the ways to move or cancel it, and what follows. */
export function VisitConfirmation({ property, visit }: Props) {
  const { formatMessage } = useIntl()
  const { date, time } = useDates()
  const { user } = useSession()
  const { start, end, timeZone, rescheduleUrl, cancelUrl } = visit
  const text = (name: TextName<'mfe-owners.listing.visit'>, values?: Record<string, string>) =>
    formatMessage({ id: `mfe-owners.listing.visit.${name}` }, values)
  const save = () =>
    saveBlob(
      calendarFile(
        [
          {
            // A visit that was moved is another one in the widget, and the same appointment.
            id: `visit-${property.id}`,
            title: text('event', { name: property.name }),
            place: addressLine(property.address, property.zone.zone, property.zone.city),
            when: { start, end },
            remind: 'P1D',
          },
        ],
        Date.now(),
      ),
      `${text('file')}.ics`,
    )
  return (
    <>
      <Panel padded>
        <Flex justify="space-between" align="flex-start" gap="12px" wrap="wrap">
          <div>
            <Heading as="h2" textStyle="sub">
              {date(start, timeZone, dayParts)}
            </Heading>
            <Text color="fg.muted">
              {text('hours', {
                start: time(start, timeZone),
                end: time(end, timeZone),
                city: timeZone === 'America/Lima' ? 'Lima' : 'Santiago',
              })}
            </Text>
          </div>
          <Badge tone="ok" mark="filled">
            {text('confirmed')}
          </Badge>
        </Flex>
        <Flex gap="8px" wrap="wrap" mt="20px">
          <Button icon={<CalendarPlus />} onClick={save}>
            {text('calendar')}
          </Button>
          {rescheduleUrl && (
            <Button as="a" href={rescheduleUrl} target="_blank" rel="noreferrer" variant="outline">
              {text('move')}
            </Button>
          )}
          {cancelUrl && (
            <Button as="a" href={cancelUrl} target="_blank" rel="noreferrer" variant="ghost">
              {text('cancel')}
            </Button>
          )}
        </Flex>
        {user && (
          <Text textStyle="small" color="fg.muted" mt="14px">
            {text('mailed', { email: user.email })}
          </Text>
        )}
      </Panel>
      <WhatFollows day={date(start, timeZone, { weekday: 'long', day: 'numeric' })} />
      <HaveAtHand />
    </>
  )
}
