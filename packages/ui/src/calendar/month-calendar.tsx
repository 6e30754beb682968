import { useEffect, useRef, useState } from 'react'
import { IconButton } from '../core/button/icon-button.tsx'
import { KeyGroup } from '../core/key-group.tsx'
import { cx } from '../system/polymorphic.ts'
import { CaretLeft } from '../icons/drawn/caret-left.tsx'
import { CaretRight } from '../icons/drawn/caret-right.tsx'
import { useNarrow } from '../system/use-narrow.ts'
import { useStyles } from '../system/use-styles.ts'
import { calendarStyles } from './calendar.styles.ts'
import { type DayFacts, isBlocked, MonthView, type ChosenDays } from './month-view.tsx'
import { type PlainDate, type PlainMonth, addDays, addMonths, monthOf } from './plain-date.ts'
import { useDayKeys } from './use-day-keys.ts'
import { useQuietNotes } from './use-quiet-notes.ts'

export interface MonthCalendarProps {
  /** 'es' or 'en', for the names of days and months. */
  locale: string
  /** The chosen days. In hourly bookings only `start` is used. */
  value: ChosenDays
  onDayPress: (day: PlainDate) => void
  /** First and last day that can be chosen. */
  min?: PlainDate
  max?: PlainDate
  /** Today in the time zone of the place. */
  today: PlainDate
  /** Returns what is known about a day: whether it is booked or a possible end, and its note. */
  factsOf?: (day: PlainDate) => DayFacts
  /** How many months are shown side by side; a narrow screen shows one. Default 2. */
  months?: 1 | 2
  /** A day that comes into view when it becomes another one, such as the first on which the stay could end. */
  follow?: PlainDate | undefined
  /** The month shown first. Default: the month of the stay, else of `min`, else of today. */
  initialMonth?: PlainMonth
  texts: { label: string; previousMonth: string; nextMonth: string }
  /** Announced to screen readers when it changes: a summary of the chosen days. */
  announcement?: string
}

const nothing: DayFacts = {}

const isDayShown = (box: HTMLElement, day: PlainDate) => box.querySelector(`[data-day="${day}"]`) !== null

/**
 * The days of a stay. Start and end are drawn as tape; it also shows the days between, possible ends and
 * booked days.
 */
export function MonthCalendar(props: MonthCalendarProps) {
  const { locale, value, onDayPress, min, max, today, factsOf = () => nothing, texts } = props
  useStyles(calendarStyles)
  const isNarrow = useNarrow()
  const months = isNarrow ? 1 : (props.months ?? 2)
  const box = useRef<HTMLFieldSetElement>(null)
  const opening = props.initialMonth ?? monthOf(value.start ?? min ?? today)
  const [month, setMonth] = useState(opening)
  const isOut = (day: PlainDate) => (min !== undefined && day < min) || (max !== undefined && day > max)
  const facts = (day: PlainDate): DayFacts =>
    isOut(day) ? { ...factsOf(day), disabled: true } : factsOf(day)
  const isShown = (target: PlainMonth) =>
    (min === undefined || target >= monthOf(min)) && (max === undefined || target <= monthOf(max))
  const isReachable = (day: PlainDate) => {
    const known = facts(day)
    return !isBlocked(known) || (known.note !== undefined && isShown(monthOf(day)))
  }
  const show = (target: PlainMonth) => {
    setMonth(target < month ? target : addMonths(target, 1 - months))
  }
  const { onKeyDown, focusNext } = useDayKeys(box, {
    preferred: value.end ?? value.start,
    isReachable,
    onMonth: show,
  })
  useQuietNotes(box)
  const { follow } = props
  const followed = useRef(follow)
  useEffect(() => {
    if (followed.current === follow) return
    followed.current = follow
    const grid = box.current
    if (!follow || !grid || isDayShown(grid, follow)) return
    show(monthOf(follow))
    // The pressed day may no longer be shown.
    if (grid.contains(document.activeElement)) focusNext(months === 1 || !value.start ? follow : value.start)
    // eslint-disable-next-line react-hooks/exhaustive-deps -- runs once for each day that is followed
  }, [follow])
  const view = { locale, today, stay: value, factsOf: facts, onDayPress }
  const last = addMonths(month, months - 1)
  const back = (
    <IconButton
      label={texts.previousMonth}
      icon={<CaretLeft size={20} />}
      disabled={min !== undefined && month <= monthOf(min)}
      onClick={() => setMonth(addMonths(month, -1))}
    />
  )
  const forth = (className?: string) => (
    <IconButton
      label={texts.nextMonth}
      icon={<CaretRight size={20} />}
      className={className}
      disabled={max !== undefined && addDays(`${addMonths(last, 1)}-01`, 0) > max}
      onClick={() => setMonth(addMonths(month, 1))}
    />
  )
  return (
    <div>
      <KeyGroup
        ref={box}
        label={texts.label}
        className={cx('ml-months', months === 2 && 'ml-months--2')}
        onKeyDown={onKeyDown}
      >
        <MonthView
          {...view}
          month={month}
          before={back}
          after={forth(months === 2 ? 'ml-month__only-narrow' : undefined)}
        />
        {months === 2 && <MonthView {...view} month={last} after={forth()} />}
      </KeyGroup>
      <span className="ml-hidden" aria-live="polite">
        {props.announcement}
      </span>
    </div>
  )
}
