import { hoursOfSlots } from '@metrolibre/contract'
import { useDates, useIntl, useLocale, type TextName } from '@metrolibre/platform'
import { Alert, Box, Grid, Heading, Panel, Text } from '@metrolibre/ui'
import { type DayFacts, HourSlots, Legend, MonthCalendar } from '@metrolibre/ui/calendar'
import { useState } from 'react'
import { noChoice, type Choice } from './choice.ts'
import type { HourRules } from './hour-rules.ts'

interface Props {
  rules: HourRules
  value: Choice
  onChange: (choice: Choice) => void
  /** The day near which another one is chosen. Default: the first that is free. */
  near?: string | undefined
}

const heading = { weekday: 'long', day: 'numeric', month: 'long' } as const

/** Chooses a day and hours on it. */
export function HourChoice({ rules, value, near, onChange }: Props) {
  const { formatMessage } = useIntl()
  const { locale } = useLocale()
  const dates = useDates()
  const text = (id: TextName<'tenants.booking'>) => formatMessage({ id: `tenants.booking.${id}` })
  const hours = (first: number, last: number) =>
    formatMessage({ id: 'tenants.booking.hours' }, hoursOfSlots(first, last))
  const { startDate: date, startSlot, endSlot } = value
  const run = startSlot !== null && endSlot !== null ? { first: startSlot, last: endSlot } : null
  const [opening] = useState(() => (date ?? near ?? rules.soonest())?.slice(0, 7))
  const chosen =
    run && rules.isValid(value)
      ? formatMessage(
          { id: 'tenants.booking.hoursChosen' },
          { count: run.last - run.first + 1, ...hoursOfSlots(run.first, run.last) },
        )
      : ''
  const factsOf = (day: string): DayFacts => {
    if (day < rules.first || day > rules.last) return { disabled: true }
    if (rules.hasRoom(day)) return { note: text('validDates') }
    const booked = rules.slotsOn(day).some(({ state }) => state === 'booked')
    return { booked, disabled: true, note: text('noValidDates'), reason: text('reason.noHours') }
  }
  const changed = date === null ? undefined : rules.slotsOn(date).find((slot) => slot.clock)
  const dayName = date && dates.day(date, heading).replace(',', '')
  return (
    <>
      <Panel padded>
        <Grid templateColumns={{ base: 'minmax(0, 1fr)', md: 'minmax(0, 1.25fr) minmax(0, 1fr)' }} gap="40px">
          <MonthCalendar
            locale={locale}
            months={1}
            value={{ start: date, end: null }}
            today={rules.today}
            min={rules.first}
            max={rules.last}
            initialMonth={opening}
            factsOf={factsOf}
            onDayPress={(day) => onChange({ ...noChoice, startDate: day, endDate: day })}
            announcement={dayName ?? ''}
            texts={{
              label: text('calendarLabel'),
              previousMonth: text('previousMonth'),
              nextMonth: text('nextMonth'),
            }}
          />
          <div>
            <Heading as="h2" textStyle="cardTitle" minH="44px" mb="10px" display="flex" alignItems="center">
              {dayName ?? text('chooseDay')}
            </Heading>
            {date === null ? (
              <Text color="fg.muted">{text('chooseDayText')}</Text>
            ) : (
              <>
                <HourSlots
                  label={formatMessage({ id: 'tenants.booking.hoursOf' }, { day: dayName })}
                  columns={rules.open.to - rules.open.from >= 16 ? 3 : 2}
                  value={run}
                  onChange={(next) =>
                    onChange({ ...value, startSlot: next?.first ?? null, endSlot: next?.last ?? null })
                  }
                  announcement={chosen}
                  slots={rules.slotsOn(date).map(({ slot, state }) => ({
                    slot,
                    state,
                    text: hours(slot, slot),
                    ...(state === 'booked' && { note: text('taken') }),
                  }))}
                />
                {changed?.clock && (
                  <Text textStyle="small" color="fg.muted" mt="12px">
                    {formatMessage(
                      { id: `tenants.booking.clock.${changed.clock}` },
                      hoursOfSlots(changed.slot, changed.slot),
                    )}
                  </Text>
                )}
              </>
            )}
          </div>
        </Grid>
        <Box mt="20px">
          <Legend
            items={[
              { id: 'yours', mark: 'tape', text: text('legend.yourHours') },
              { id: 'taken', mark: 'hatch', text: text('legend.takenHours') },
              {
                id: 'open',
                text: formatMessage(
                  { id: 'tenants.booking.openHours' },
                  {
                    ...hoursOfSlots(rules.open.from, rules.open.to),
                    city: rules.timeZone.split('/')[1],
                  },
                ),
              },
            ]}
          />
        </Box>
      </Panel>
      {chosen && (
        <Box mt="16px">
          <Alert tone="ok" role="none" title={chosen} />
        </Box>
      )}
    </>
  )
}
