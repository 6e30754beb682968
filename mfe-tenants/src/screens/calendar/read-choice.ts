import { addDays, wholeMonths, type Availability, type Range } from '@metrolibre/contract'
import type { Stay } from '../../features/booking/stay.ts'
import type { CalendarFacts } from '../../features/dates/calendar-facts.ts'
import { hourRange, hourRules, type HourRules } from '../../features/dates/hour-rules.ts'
import { monthRange, monthRules, type MonthRules } from '../../features/dates/month-rules.ts'
import type { DatesDraft } from './drafts.ts'
import type { Place } from './entry.ts'

export type Rules =
  | { kind: 'hours'; facts: CalendarFacts; hours: HourRules }
  | { kind: 'months'; facts: CalendarFacts; months: MonthRules }

interface Choice {
  /** Null while the choice cannot be booked. */
  readonly stay: Stay | null
  readonly range: Range | null
}

/** Whether somebody else has booked what was chosen, or a part of it. */
export const isGone = (rules: Rules, { start, end, run }: DatesDraft): boolean => {
  if (start === null) return false
  return rules.kind === 'hours'
    ? rules.hours.touchesBooking({ date: start, run })
    : rules.months.touchesBooking(start, end ?? addDays(start, 1))
}

/** The calendar of a place with what is known to be taken. */
export const readRules = ({ property, isDaily, lease }: Place, availability: Availability): Rules => {
  const { openingHours, busy, serverTime: now } = availability
  const facts = { timeZone: property.timeZone, lease, now, openingHours, busy }
  return isDaily
    ? { kind: 'hours', facts, hours: hourRules(facts) }
    : { kind: 'months', facts, months: monthRules(facts) }
}

const nothing: Choice = { stay: null, range: null }

/** What a choice comes to by the rules of its place. */
export const readChoice = (
  { property, isDaily, unitPrice }: Place,
  rules: Rules,
  choice: DatesDraft,
): Choice => {
  const { start, end, run } = choice
  const priced = { isDaily, unitPrice, currency: property.currency }
  if (rules.kind === 'hours') {
    if (start === null || run === null || !rules.hours.isValid({ date: start, run })) return nothing
    const { first, last } = run
    const timeQuantity = last - first + 1
    const when = { startDate: start, endDate: start, startSlot: first, endSlot: last, timeQuantity }
    return { stay: { ...priced, ...when }, range: hourRange(start, run, rules.facts) ?? null }
  }
  const timeQuantity = start !== null && end !== null ? wholeMonths(start, end) : undefined
  if (start === null || end === null || timeQuantity === undefined) return nothing
  if (!rules.months.isValid({ start, end })) return nothing
  const when = { startDate: start, endDate: end, startSlot: null, endSlot: null, timeQuantity }
  return { stay: { ...priced, ...when }, range: monthRange({ start, end }, rules.facts) }
}
