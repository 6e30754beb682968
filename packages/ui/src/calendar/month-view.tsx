import { Calendar } from 'react-calendar'
import { type ReactNode, useId, useRef } from 'react'
import { cx } from '../system/polymorphic.ts'
import {
  type PlainDate,
  type PlainMonth,
  dayName,
  fromBrowserDate,
  monthName,
  toBrowserDate,
  weekdayName,
  weeksOf,
} from './plain-date.ts'
import { dayId, headId, useDayGrid } from './use-day-grid.ts'

/** What the calendar shows about one day. */
export interface DayFacts {
  /** Booked: hatched, struck through and disabled. */
  booked?: boolean
  /** Can't be chosen. With a note it keeps the focus and the pointer, so that the note can be read. */
  disabled?: boolean
  /** Free itself, but no stay fits: drawn with dashes. */
  short?: boolean
  /** A day on which the stay could end, drawn with a ring. */
  validEnd?: boolean
  /** Shown next to the day on hover, focus and touch, and read aloud with it. */
  note?: string
  /** Why it can't be chosen, in a line of its own under the note. */
  reason?: string
}

/** Whether a day can't be chosen. */
export const isBlocked = ({ booked, disabled }: DayFacts): boolean => Boolean(booked || disabled)

/** First and last chosen day. */
export interface ChosenDays {
  start: PlainDate | null
  end: PlainDate | null
}

export interface MonthViewProps {
  month: PlainMonth
  locale: string
  today?: PlainDate
  stay: ChosenDays
  factsOf: (day: PlainDate) => DayFacts
  onDayPress: (day: PlainDate) => void
  before?: ReactNode
  after?: ReactNode
}

const classesOf = (day: PlainDate, facts: DayFacts, { start, end }: ChosenDays, today?: PlainDate) =>
  cx(
    'ml-day',
    day === today && 'ml-day--today',
    facts.booked && 'ml-day--booked',
    facts.short && 'ml-day--short',
    facts.validEnd && day !== end && 'ml-day--valid-end',
    start !== null && end !== null && day > start && day < end && 'ml-day--range',
    day === start && 'ml-day--start',
    day === start && !end && 'ml-day--open',
    day === end && 'ml-day--end',
  )

/**
 * A note is centred over its day, but aligned with the edge of the day at both ends of the week, where it
 * would leave a phone's screen.
 */
const noteSide = (date: Date) => {
  const fromMonday = (date.getDay() + 6) % 7
  return fromMonday < 2 ? 'ml-day__note--from' : fromMonday > 4 && 'ml-day__note--to'
}

/** The note of a day, which also says which day a button of the library is. */
const DayNote = ({ day, facts, side }: { day: PlainDate; facts: DayFacts; side: string | false }) => (
  <span className={cx('ml-day__note', side)} data-day={day}>
    {facts.note && <span>{facts.note}</span>}
    {facts.reason && <span className="ml-day__reason">{facts.reason}</span>}
  </span>
)

const isChosen = (day: PlainDate, { start, end }: ChosenDays): boolean =>
  day === start || (start !== null && end !== null && day > start && day <= end)

/** Remembers the facts of each day for one render, in which the library asks for them four times. */
const onceEach = (factsOf: MonthViewProps['factsOf']): MonthViewProps['factsOf'] => {
  const known = new Map<PlainDate, DayFacts>()
  return (day) => {
    const facts = known.get(day) ?? factsOf(day)
    known.set(day, facts)
    return facts
  }
}

const weekdays = [0, 1, 2, 3, 4, 5, 6]

/**
 * One month of days, as a grid of ARIA. A blocked day with a note is not `disabled`, because a disabled button has neither
 * focus nor touch.
 */
export function MonthView({
  month,
  locale,
  today,
  stay,
  factsOf: readFacts,
  onDayPress,
  before,
  after,
}: MonthViewProps) {
  const factsOf = onceEach(readFacts)
  const box = useRef<HTMLDivElement>(null)
  const id = useId()
  useDayGrid(box, id, (day) => ({
    selected: isChosen(day, stay),
    disabled: isBlocked(factsOf(day)),
    today: day === today,
  }))
  const weekday = (length: 'short' | 'long') => (_: string | undefined, date: Date) => {
    const name = weekdayName(fromBrowserDate(date), locale, length)
    return length === 'short' ? name.slice(0, 2) : name
  }
  return (
    <div ref={box} className="ml-month">
      <div className="ml-month__head">
        {before ?? <span />}
        <span id={`${id}-name`} aria-live="polite">
          {monthName(month, locale)}
        </span>
        {after ?? <span />}
      </div>
      <table
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- as the ARIA practices write it
        role="grid"
        className="ml-hidden"
        aria-labelledby={`${id}-name`}
        aria-colcount={weekdays.length}
        aria-multiselectable={stay.end !== null}
      >
        <tbody>
          <tr aria-owns={weekdays.map((one) => headId(id, one)).join(' ')} />
          {weeksOf(month).map((days) => (
            <tr key={days[0]} aria-owns={days.map((day) => dayId(id, day)).join(' ')} />
          ))}
        </tbody>
      </table>
      <Calendar
        locale={locale}
        calendarType="iso8601"
        activeStartDate={toBrowserDate(`${month}-01`)}
        showNavigation={false}
        showNeighboringMonth={false}
        minDetail="month"
        formatDay={(_, date) => String(date.getDate())}
        formatLongDate={(_, date) => dayName(fromBrowserDate(date), locale)}
        formatShortWeekday={weekday('short')}
        formatWeekday={weekday('long')}
        tileClassName={({ date }) => {
          const day = fromBrowserDate(date)
          return classesOf(day, factsOf(day), stay, today)
        }}
        tileDisabled={({ date }) => {
          const facts = factsOf(fromBrowserDate(date))
          return isBlocked(facts) && !facts.note
        }}
        tileContent={({ date }) => {
          const day = fromBrowserDate(date)
          return <DayNote day={day} facts={factsOf(day)} side={noteSide(date)} />
        }}
        onClickDay={(date) => {
          const day = fromBrowserDate(date)
          if (!isBlocked(factsOf(day))) onDayPress(day)
        }}
      />
    </div>
  )
}
