import type { OwnedProperty } from '@metrolibre/api-client'
import { useDates, useIntl, type TextName } from '@metrolibre/platform'
import { useMedia } from '@metrolibre/platform/browser'
import { Button, Flex, Heading, IconButton, Panel, Text } from '@metrolibre/ui'
import { CaretLeft, CaretRight, Prohibit } from '@metrolibre/ui/icons'
import { SegmentedControl } from '@metrolibre/ui/form'
import { useRef, useState } from 'react'
import { BlockForm } from './block-form.tsx'
import type { CalendarEntry } from './entries.ts'
import { EntryList } from './entry-list.tsx'
import { Marks } from './marks.tsx'
import { MoveBar } from './move-bar.tsx'
import { firstDay, type CalendarScale, scales, stepFrom } from './scale.ts'
import { TapeCalendar } from './tape-calendar.tsx'
import { useToday } from '../../panel/use-today.ts'

interface Props {
  property: OwnedProperty
  /** Everything that is not over, in order. */
  entries: readonly CalendarEntry[]
}

/** When the property is booked or blocked, and the way to block a period. */
export function CalendarPanel({ property, entries }: Props) {
  const { formatMessage } = useIntl()
  const wide = useMedia('(min-width: 760px)')
  const dates = useDates()
  const today = useToday(property.timeZone)
  const [scale, setScale] = useState<CalendarScale>('months')
  const [from, setFrom] = useState(firstDay(scale, today))
  const isByHour = [property, ...property.rooms].some(({ rentalMode }) => rentalMode === 'hour')
  const offered = scales.filter((one) => one !== 'hours' || isByHour)
  const show = (wanted: CalendarScale, day: string) => {
    setScale(wanted)
    setFrom(firstDay(wanted, day))
  }
  /** The days that are shown, or today if it is among them: where another scale begins. */
  const inView = today >= from && today < stepFrom(scale, from, 1) ? today : from
  const [now] = useState(Date.now)
  const [blocking, setBlocking] = useState(false)
  const [moved, setMoved] = useState<CalendarEntry>()
  const handle = useRef<Element>(null)
  const move = (block: CalendarEntry) => {
    handle.current = document.activeElement
    setMoved(block)
  }
  const leave = () => {
    // What had the focus may be the bar, which goes away.
    if (handle.current instanceof HTMLElement) handle.current.focus()
    setMoved(undefined)
  }
  const listTitle = useRef<HTMLHeadingElement>(null)
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
        <Button variant="outline" icon={<Prohibit />} onClick={() => setBlocking(true)}>
          {text('blockDates')}
        </Button>
      </Flex>
      <Flex gap="8px 12px" align="flex-start" wrap="wrap" mt="14px" mb="14px">
        <SegmentedControl
          label={text('scale')}
          labelHidden
          compact
          value={scale}
          onValueChange={(wanted) => show(wanted, inView)}
          options={offered.map((one) => ({ value: one, label: text(`scale.${one}`) }))}
        />
        <Flex gap="4px" align="center">
          <IconButton
            label={text(`earlier.${scale}`)}
            icon={<CaretLeft />}
            disabled={from <= firstDay(scale, today)}
            onClick={() => setFrom(stepFrom(scale, from, -1))}
          />
          <Button variant="outline" size="sm" onClick={() => show(scale, today)}>
            {text('backToToday')}
          </Button>
          <IconButton
            label={text(`later.${scale}`)}
            icon={<CaretRight />}
            onClick={() => setFrom(stepFrom(scale, from, 1))}
          />
        </Flex>
        {scale === 'hours' && (
          <Text aria-live="polite" textStyle="label" lineHeight="44px">
            {dates.day(from, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' })}
          </Text>
        )}
      </Flex>
      <TapeCalendar
        property={property}
        entries={entries}
        section={{ scale, from, columns: wide ? 12 : 5 }}
        today={today}
        now={now}
        moved={moved}
        onMove={move}
        onMoveBack={leave}
      />
      {moved && <MoveBar property={property} entries={entries} moved={moved} onDone={leave} />}
      <Marks />
      <Heading as="h3" ref={listTitle} tabIndex={-1} textStyle="cardTitle" mt="24px" mb="10px">
        {text('list')}
      </Heading>
      <EntryList property={property} entries={entries} onFreed={() => listTitle.current?.focus()} />
      {blocking && (
        <BlockForm property={property} entries={entries} today={today} onClose={() => setBlocking(false)} />
      )}
    </Panel>
  )
}
