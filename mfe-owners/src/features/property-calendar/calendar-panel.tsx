import type { OwnedProperty } from '@metrolibre/api-client'
import { addMonths } from '@metrolibre/contract'
import { useIntl, type TextName } from '@metrolibre/platform'
import { useMedia } from '@metrolibre/platform/browser'
import { Button, Flex, Heading, IconButton, Panel, Text } from '@metrolibre/ui'
import { CaretLeft, CaretRight, Prohibit } from '@metrolibre/ui/icons'
import { type ReactNode, useState } from 'react'
import { BlockForm } from './block-form.tsx'
import type { Entry } from './entries.ts'
import { EntryList } from './entry-list.tsx'
import { Marks } from './marks.tsx'
import { TapeCalendar } from './tape-calendar.tsx'
import { useToday } from '../../panel/use-today.ts'

interface Props {
  property: OwnedProperty
  /** Everything that is not over, in order. */
  entries: readonly Entry[]
  /** Shown beside the button that blocks a period. */
  actions?: ReactNode
}

/** When the property is booked or blocked, and the way to block a period. */
export function CalendarPanel({ property, entries, actions }: Props) {
  const { formatMessage } = useIntl()
  const wide = useMedia('(min-width: 760px)')
  const months = wide ? 12 : 5
  const today = useToday(property.timeZone)
  const thisMonth = `${today.slice(0, 7)}-01`
  const [from, setFrom] = useState(thisMonth)
  const [blocking, setBlocking] = useState(false)
  const text = (name: TextName<'mfe-owners.panel.calendar'>) =>
    formatMessage({ id: `mfe-owners.panel.calendar.${name}` })
  return (
    <Panel as="section" padded id="calendar" aria-labelledby="calendar-title">
      <Flex justify="space-between" align="flex-start" gap="12px" wrap="wrap">
        <div>
          <Heading as="h2" id="calendar-title" textStyle="sub">
            {text('title')}
          </Heading>
          <Text textStyle="small" color="fg.muted" mt="4px">
            {text('text')}
          </Text>
        </div>
        <Flex gap="8px" wrap="wrap">
          {actions}
          <Button variant="outline" icon={<Prohibit />} onClick={() => setBlocking(true)}>
            {text('blockDates')}
          </Button>
        </Flex>
      </Flex>
      <Flex gap="4px" align="center" mt="14px" mb="10px">
        <IconButton
          label={text('earlier')}
          icon={<CaretLeft />}
          disabled={from <= thisMonth}
          onClick={() => setFrom(addMonths(from, -3))}
        />
        <Button variant="outline" size="sm" onClick={() => setFrom(thisMonth)}>
          {text('backToToday')}
        </Button>
        <IconButton label={text('later')} icon={<CaretRight />} onClick={() => setFrom(addMonths(from, 3))} />
      </Flex>
      <TapeCalendar property={property} entries={entries} from={from} months={months} today={today} />
      <Marks />
      <Heading as="h3" textStyle="cardTitle" mt="24px" mb="10px">
        {text('list')}
      </Heading>
      <EntryList property={property} entries={entries} />
      {blocking && (
        <BlockForm property={property} entries={entries} today={today} onClose={() => setBlocking(false)} />
      )}
    </Panel>
  )
}
