import { lastDayBefore } from '@metrolibre/contract'
import { FormattedMessage, useDates, useIntl, useLocale, type TextName } from '@metrolibre/platform'
import { Box, Heading, Panel, Text } from '@metrolibre/ui'
import { type DayFacts, Legend, MonthCalendar, MonthTape } from '@metrolibre/ui/calendar'
import { useState } from 'react'
import { noChoice, type Choice } from './choice.ts'
import { type DayReason, monthsOnTape, type MonthRules } from './month-rules.ts'

interface Props {
  rules: MonthRules
  /** Writes what so many months cost. */
  priceOf: (count: number) => string
  value: Choice
  onChange: (choice: Choice) => void
  /** The day near which another one is chosen. Default: the first that is free. */
  near?: string | undefined
}

const marks = [
  ['ends', 'tape'],
  ['yours', 'range'],
  ['possible', 'ring'],
  ['taken', 'hatch'],
  ['short', 'dash'],
] as const

const endings: readonly DayReason['kind'][] = ['taken', 'leaseEnd', 'leaseOver']

/** Chooses the first day and the number of months. */
export function MonthChoice({ rules, priceOf, value, near, onChange }: Props) {
  const { formatMessage } = useIntl()
  const { locale } = useLocale()
  const dates = useDates()
  const text = (id: TextName<'tenants.booking'>) => formatMessage({ id: `tenants.booking.${id}` })
  const { startDate: start, endDate: end } = value
  const [opening] = useState(() => (start ?? near ?? rules.soonest())?.slice(0, 7))
  const ends = start === null ? [] : rules.endsOf(start)
  const lastDays = ends.map(lastDayBefore)
  const lastDay = end === null ? null : lastDayBefore(end)
  const [soonest] = lastDays
  const shortDay = (day: string) => dates.day(day, { day: 'numeric', month: 'short' }).replace('.', '')
  const noteOf = (day: string): string => {
    if (lastDays.includes(day)) return text('validDates')
    if (start !== null && soonest !== undefined && day > start && day < soonest)
      return text('oneMonthMinimum')
    return rules.endsOf(day).length > 0 ? text('validDates') : text('noValidDates')
  }
  const factsOf = (day: string): DayFacts => {
    const note = noteOf(day)
    if (lastDays.includes(day)) return { validEnd: true, note }
    const reason = rules.reasonOf(day)
    if (!reason) return { note }
    const { kind } = reason
    const named = kind === 'past' ? '' : endings.includes(kind) ? lastDayBefore(reason.day) : reason.day
    return {
      disabled: true,
      booked: kind === 'taken',
      short: kind === 'nextBooking' || kind === 'leaseEnd',
      note,
      reason: formatMessage({ id: `tenants.booking.reason.${kind}` }, { day: named && dates.day(named) }),
    }
  }
  const announcement =
    start === null
      ? ''
      : end === null || lastDay === null
        ? formatMessage({ id: 'tenants.booking.startChosen' }, { day: dates.day(start) })
        : formatMessage(
            { id: 'tenants.booking.stayChosen' },
            { count: ends.indexOf(end) + 1, days: dates.days(start, lastDay) },
          )
  return (
    <>
      <Panel padded>
        {/* The calendar turns to the month of the last day, away from the first one. */}
        <Text fontWeight={620} minH="1.5em" mb="12px" aria-hidden>
          {announcement || <FormattedMessage id="tenants.booking.chooseStart" />}
        </Text>
        <MonthCalendar
          locale={locale}
          value={{ start, end: lastDay }}
          today={rules.today}
          min={rules.first}
          max={lastDayBefore(rules.last)}
          initialMonth={opening}
          follow={lastDay ?? soonest}
          factsOf={factsOf}
          onDayPress={(day) => onChange(rules.press(value, day))}
          announcement={announcement}
          texts={{
            label: text('calendarLabel'),
            previousMonth: text('previousMonth'),
            nextMonth: text('nextMonth'),
          }}
        />
        <Box mt="20px">
          <Legend items={marks.map(([id, mark]) => ({ id, mark, text: text(`legend.${id}`) }))} />
        </Box>
      </Panel>
      {start !== null && ends.length > 0 && (
        <Box mt="28px">
          <Heading as="h2" textStyle="cardTitle" mb="12px">
            <FormattedMessage id="tenants.booking.howLong" />
          </Heading>
          <MonthTape
            label={text('howLong')}
            count={end === null ? 0 : ends.indexOf(end) + 1}
            onCountChange={(count) =>
              onChange({ ...noChoice, startDate: start, endDate: ends[count - 1] ?? null })
            }
            months={monthsOnTape(rules, start).map(({ month, end, free, booked }, index) => ({
              id: end,
              name: dates.day(month, { month: 'short' }).replace('.', ''),
              note: free
                ? formatMessage({ id: 'tenants.booking.monthCount' }, { count: index + 1 })
                : text(booked ? 'taken' : 'afterBooking'),
              ...(free && {
                details: [
                  formatMessage({ id: 'tenants.booking.untilDay' }, { day: shortDay(lastDayBefore(end)) }),
                  <span key="price" translate="no">
                    {priceOf(index + 1)}
                  </span>,
                ],
              }),
              booked: !free,
            }))}
          />
        </Box>
      )}
    </>
  )
}
