import { ownProperties, type OwnedProperty } from '@metrolibre/api-client'
import { addDays, addMonths } from '@metrolibre/contract'
import { useDates, useFeedback, useIntl, usePageMutation } from '@metrolibre/platform'
import { Box, Button, Heading, Panel, Text } from '@metrolibre/ui'
import { MonthTape } from '@metrolibre/ui/calendar'
import { DateInput } from '@metrolibre/ui/form'
import { CalendarPlus } from '@metrolibre/ui/icons'
import { useState } from 'react'
import { useToday } from '../../panel/use-today.ts'
import { useHashTarget } from '../../panel/use-hash-target.ts'

interface Props {
  property: OwnedProperty
  startLease: string
  endLease: string
  /** The last booked day; null when nothing is booked. */
  bookedLast: string | null
}

const offered = 12

/** The rental window: extended by months, or moved to any day that no booking goes beyond. */
export function LeasePanel({ property, startLease, endLease, bookedLast }: Props) {
  useHashTarget('lease')
  const { formatMessage } = useIntl()
  const dates = useDates()
  const { toast, showError } = useFeedback()
  const extend = usePageMutation(ownProperties.extendLease(property.id))
  const [chosen, setChosen] = useState<string>()
  const today = useToday(property.timeZone)
  const base = endLease > today ? endLease : today
  const ends = Array.from({ length: offered }, (_, index) => addMonths(base, index + 1))
  const earliest = [addDays(startLease, 1), ...(bookedLast ? [addDays(bookedLast, 1)] : [])].sort().at(-1)!
  const wrong = chosen !== undefined && chosen < earliest
  // The window ends before this day, so its last day is the one before.
  const last = (end: string) => dates.day(addDays(end, -1))
  const save = () =>
    chosen &&
    extend.mutate(chosen, {
      onSuccess: () => {
        setChosen(undefined)
        toast(formatMessage({ id: 'mfe-owners.panel.lease.saved' }))
      },
      onError: (error) => void showError(error),
    })
  return (
    <Panel as="section" padded id="lease" aria-labelledby="lease-title">
      <Heading as="h2" id="lease-title" textStyle="sub">
        {formatMessage({ id: 'mfe-owners.panel.lease.title' })}
      </Heading>
      <Text textStyle="small" color="fg.muted" mt="4px" mb="16px">
        {formatMessage(
          { id: 'mfe-owners.panel.lease.text' },
          { days: dates.days(startLease, addDays(endLease, -1)) },
        )}
      </Text>
      <MonthTape
        label={formatMessage({ id: 'mfe-owners.panel.lease.months' })}
        count={chosen === undefined ? 0 : ends.indexOf(chosen) + 1}
        onCountChange={(count) => setChosen(ends[count - 1])}
        months={ends.map((end, index) => ({
          id: end,
          name: dates.day(addDays(end, -1), { month: 'short' }).replace('.', ''),
          note: formatMessage({ id: 'mfe-owners.panel.lease.more' }, { count: index + 1 }),
        }))}
      />
      <Box mt="16px" maxW="280px">
        <DateInput
          label={formatMessage({ id: 'mfe-owners.panel.lease.lastDay' })}
          min={addDays(earliest, -1)}
          value={addDays(chosen ?? endLease, -1)}
          error={
            wrong
              ? formatMessage({ id: 'mfe-owners.panel.lease.booked' }, { day: last(earliest) })
              : undefined
          }
          onChange={({ target }) => target.value && setChosen(addDays(target.value, 1))}
        />
      </Box>
      <Text textStyle="small" mt="14px" minH="3em" aria-live="polite">
        {chosen !== undefined &&
          chosen !== endLease &&
          !wrong &&
          formatMessage(
            { id: `mfe-owners.panel.lease.${chosen > endLease ? 'opens' : 'closes'}` },
            {
              from: dates.day(chosen > endLease ? endLease : chosen),
              to: last(chosen > endLease ? chosen : endLease),
            },
          )}
      </Text>
      <Button
        icon={<CalendarPlus />}
        aria-disabled={chosen === undefined || chosen === endLease || wrong}
        loading={extend.isPending}
        onClick={() => !wrong && chosen !== endLease && save()}
      >
        {chosen !== undefined && !wrong && chosen !== endLease
          ? formatMessage({ id: 'mfe-owners.panel.lease.until' }, { day: last(chosen) })
          : formatMessage({ id: 'mfe-owners.panel.lease.extend' })}
      </Button>
    </Panel>
  )
}
