import { visits, type OwnedProperty } from '@metrolibre/api-client'
import { usualVisitHours, visitMinutes, type VisitRange } from '@metrolibre/contract'
import {
  useDates,
  useErrorText,
  useFeedback,
  useIntl,
  usePageMutation,
  useUnsavedChanges,
  type TextName,
} from '@metrolibre/platform'
import { Alert, Box, Button, Flex, Heading, Stack, Text } from '@metrolibre/ui'
import { Select } from '@metrolibre/ui/form'
import { useState } from 'react'

const clock = (minutes: number) => `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`
const halves = Array.from({ length: (24 * 60) / visitMinutes + 1 }, (_, index) => index * visitMinutes)
const asOptions = (minutes: readonly number[]) =>
  minutes.map((each) => ({ value: String(each), label: clock(each) }))
const days = [1, 2, 3, 4, 5, 6, 7]

/** In the order of the week. */
const inOrder = (ranges: readonly VisitRange[]): VisitRange[] =>
  ranges.toSorted((one, other) => one.day - other.day || one.from - other.from)

/** The hours in which a property can be visited, each with its weekday. */
export function HoursForm({ property }: { property: OwnedProperty }) {
  const { formatMessage } = useIntl()
  const { date } = useDates()
  const errorText = useErrorText()
  const { toast } = useFeedback()
  const text = (name: TextName<'mfe-owners.visits.hours'>, values?: Record<string, string>) =>
    formatMessage({ id: `mfe-owners.visits.hours.${name}` }, values)
  // A Monday at noon, when it is the same day in both countries.
  const weekday = (day: number) => date(Date.UTC(2024, 0, day, 15), 'America/Lima', { weekday: 'long' })
  const save = usePageMutation(visits.setHours(property.id))
  const [ranges, setRanges] = useState(() => inOrder(property.visitHours ?? usualVisitHours))
  const [isChanged, setChanged] = useState(false)
  useUnsavedChanges(isChanged)
  const change = (next: VisitRange[]) => {
    setRanges(next)
    setChanged(true)
    save.reset()
  }
  const set = (at: number, part: Partial<VisitRange>) =>
    change(ranges.map((span, index) => (index === at ? { ...span, ...part } : span)))
  const send = (hours: VisitRange[] | null) =>
    save.mutate(hours, {
      onSuccess: () => {
        setChanged(false)
        toast(text('saved'))
      },
    })
  return (
    <Box as="section" aria-labelledby="visit-hours">
      <Heading as="h3" id="visit-hours" textStyle="label">
        {text('title')}
      </Heading>
      <Text textStyle="small" color="fg.muted" mt="4px">
        {text(property.visitHours ? 'own' : 'usual')}
      </Text>
      <Stack as="ul" gap="3" mt="12px" align="stretch" listStyle="none" p="0">
        {ranges.map((span, at) => (
          <li key={at}>
            <Flex gap="8px" align="flex-end" wrap="wrap">
              <Box flex={{ base: '1 1 100%', sm: '1 1 130px' }}>
                <Select
                  label={text('day')}
                  value={String(span.day)}
                  onChange={(event) => set(at, { day: Number(event.target.value) })}
                  options={days.map((day) => ({ value: String(day), label: weekday(day) }))}
                />
              </Box>
              <Box flex="1 1 96px">
                <Select
                  label={text('from')}
                  value={String(span.from)}
                  onChange={(event) => set(at, { from: Number(event.target.value) })}
                  options={asOptions(halves.slice(0, -1))}
                />
              </Box>
              <Box flex="1 1 96px">
                <Select
                  label={text('to')}
                  value={String(span.to)}
                  onChange={(event) => set(at, { to: Number(event.target.value) })}
                  options={asOptions(halves.slice(1))}
                />
              </Box>
              <Button
                variant="ghost"
                size="sm"
                aria-label={text('removeOf', { day: weekday(span.day), from: clock(span.from) })}
                onClick={() => change(ranges.filter((_, index) => index !== at))}
              >
                {text('remove')}
              </Button>
            </Flex>
          </li>
        ))}
      </Stack>
      {save.error && (
        <Box mt="12px">
          <Alert tone="bad" title={errorText(save.error).text} />
        </Box>
      )}
      <Flex gap="10px" wrap="wrap" mt="14px">
        <Button
          variant="outline"
          size="sm"
          onClick={() => change([...ranges, { day: 6, from: 10 * 60, to: 13 * 60 }])}
        >
          {text('add')}
        </Button>
        <Button
          size="sm"
          disabled={!isChanged}
          loading={save.isPending}
          onClick={() => send(inOrder(ranges))}
        >
          {text('save')}
        </Button>
        {property.visitHours && (
          <Button variant="ghost" size="sm" onClick={() => send(null)}>
            {text('reset')}
          </Button>
        )}
      </Flex>
    </Box>
  )
}
