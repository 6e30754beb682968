import type { Availability } from '@metrolibre/api-client'
import { addDays, wholeMonths } from '@metrolibre/contract'
import type { PricedStay } from '../../features/booking/stay.ts'
import type { CalendarFacts } from '../../features/dates/calendar-facts.ts'
import type { Choice } from '../../features/dates/choice.ts'
import { hourRules, type HourRules } from '../../features/dates/hour-rules.ts'
import { monthRules, type MonthRules } from '../../features/dates/month-rules.ts'
import type { CalendarPlace } from './entry.ts'

export type Rules =
  | { kind: 'hours'; facts: CalendarFacts; hours: HourRules }
  | { kind: 'months'; facts: CalendarFacts; months: MonthRules }

/** Whether somebody else has booked the chosen dates or a part of them. */
export const isGone = (rules: Rules, choice: Choice): boolean => {
  const { startDate, endDate } = choice
  if (startDate === null) return false
  return rules.kind === 'hours'
    ? rules.hours.touchesBooking(choice)
    : rules.months.touchesBooking(startDate, endDate ?? addDays(startDate, 1))
}

/** Creates the rules of a place from its availability. */
export const readRules = (
  { property, rentalMode, lease }: CalendarPlace,
  availability: Availability,
): Rules => {
  const { openingHours, busy, serverTime: now } = availability
  const facts = { timeZone: property.timeZone, lease, now, openingHours, busy }
  return rentalMode === 'hour'
    ? { kind: 'hours', facts, hours: hourRules(facts) }
    : { kind: 'months', facts, months: monthRules(facts) }
}

/** Returns the number of months or hours of a choice; undefined while it can't be booked. */
const quantityOf = (rules: Rules, choice: Choice): number | undefined => {
  const { startDate, endDate, startSlot, endSlot } = choice
  if (rules.kind === 'months')
    return startDate !== null && endDate !== null && rules.months.isValid(choice)
      ? wholeMonths(startDate, endDate)
      : undefined
  return startSlot !== null && endSlot !== null && rules.hours.isValid(choice)
    ? endSlot - startSlot + 1
    : undefined
}

/** Returns the chosen stay with its price; null while it can't be booked. */
export const readChoice = (
  { property, rentalMode, unitPrice }: CalendarPlace,
  rules: Rules,
  choice: Choice,
): PricedStay | null => {
  const { startDate, endDate, startSlot, endSlot } = choice
  const quantity = quantityOf(rules, choice)
  if (startDate === null || endDate === null || quantity === undefined) return null
  const { timeZone, currency } = property
  const quote = { unitPrice, total: unitPrice * quantity, currency }
  return { rentalMode, timeZone, startDate, endDate, startSlot, endSlot, quantity, ...quote }
}
