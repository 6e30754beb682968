import { Calendar } from 'react-calendar'
import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { cx } from '../system/polymorphic.ts'
import { type PlainDate, type PlainMonth, fromBrowserDate, monthName, toBrowserDate } from './plain-date.ts'

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
  /** Shown beside the day on hover, focus and touch, and read aloud with it. */
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

/**
 * The note of a day. The library gives days no attributes of ours, so their content does: a blocked day with a note is
 * not disabled, because a disabled button has neither focus nor touch.
 */
function DayNote({ day, facts, side }: { day: PlainDate; facts: DayFacts; side: string | false }) {
  const box = useRef<HTMLSpanElement>(null)
  const { note, reason } = facts
  const isStill = isBlocked(facts) && Boolean(note)
  useLayoutEffect(() => {
    const button = box.current?.closest('button')
    if (isStill) button?.setAttribute('aria-disabled', 'true')
    else button?.removeAttribute('aria-disabled')
  }, [isStill])
  return (
    <span ref={box} className={cx('ml-day__note', side)} data-day={day}>
      {note}
      {reason && <span>{reason}</span>}
    </span>
  )
}

/** One month of days. */
export function MonthView({
  month,
  locale,
  today,
  stay,
  factsOf,
  onDayPress,
  before,
  after,
}: MonthViewProps) {
  const weekday = (format: 'short' | 'long') => (_: string | undefined, date: Date) => {
    const name = new Intl.DateTimeFormat(locale, { weekday: format }).format(date)
    return format === 'short' ? name.slice(0, 2) : name
  }
  return (
    <div className="ml-month">
      <div className="ml-month__head">
        {before ?? <span />}
        <span id={`month-${month}`}>{monthName(month, locale)}</span>
        {after ?? <span />}
      </div>
      <Calendar
        locale={locale}
        calendarType="iso8601"
        activeStartDate={toBrowserDate(`${month}-01`)}
        showNavigation={false}
        showNeighboringMonth={false}
        minDetail="month"
        formatDay={(_, date) => String(date.getDate())}
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
