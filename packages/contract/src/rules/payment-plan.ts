import { addDays, addMonths } from './lease-months.ts'
import { payable } from './payable.ts'
import type { CurrencyCode } from './money.ts'
import type { Stay } from './stay.ts'
import { instantsOf, type TimeZone } from './time-zones.ts'

/** The times of a plan (RULES.md §6.63, §6.70, §6.202, §6.212, §6.260). */
export const planTimes = {
  /** The fewest months of a stay that can be paid month by month. */
  leastMonths: 2,
  /** The hour of its day at which a charge becomes due, by the clock of the place. */
  hour: 6,
  /** How many days before it is due a charge is announced. */
  announcedDays: 3,
  /** How many days after its day an unpaid charge becomes overdue. */
  overdueDays: 5,
  /** The most days after its day to which the office can move the last day to pay it. */
  grantedDays: 60,
  /** How many days a charge has to be overdue before the office may end its stay. */
  endableDays: 15,
  /** The days after its day on which a saved card is charged, each once: the first time on the day itself. */
  tryDays: [0, 2, 4],
} as const

/** A stay with its agreed price, in minor units. */
export type PricedTerm = Pick<Stay, 'rentalMode' | 'startDate' | 'quantity'> & {
  readonly unitPrice: number
  readonly currency: CurrencyCode
}

/** One month of a plan. */
export interface ScheduledCharge {
  /** 1 for the month that is paid at booking. */
  readonly number: number
  /** The first day of the month that it pays. */
  readonly dueOn: string
  /** In minor units. */
  readonly amount: number
}

/** Tells whether a stay is long enough to be paid month by month, and its months are amounts that a card can pay. */
export const canBePaidMonthly = ({
  rentalMode,
  quantity,
  unitPrice: amount,
  currency,
}: PricedTerm): boolean =>
  rentalMode === 'month' && quantity >= planTimes.leastMonths && payable({ amount, currency }) === 'yes'

/** Returns the months of a plan, which add up to the total of the quote. The first one is paid at booking. */
export const paymentSchedule = ({ startDate, quantity, unitPrice: amount }: PricedTerm): ScheduledCharge[] =>
  Array.from({ length: quantity }, (_, index) => ({
    number: index + 1,
    dueOn: addMonths(startDate, index),
    amount,
  }))

/** Returns when a charge becomes due: at six in the morning of its day at the place, in epoch milliseconds. */
export const chargeDueAt = (dueOn: string, timeZone: TimeZone): number =>
  instantsOf(dueOn, planTimes.hour, timeZone)[0]!

/** Returns from when an unpaid charge is overdue, in epoch milliseconds. */
export const chargeOverdueAt = (dueOn: string, timeZone: TimeZone): number =>
  chargeDueAt(addDays(dueOn, planTimes.overdueDays), timeZone)

/** Returns the last day on which a charge can be paid before it is overdue, where the office gave it no more days. */
export const lastDayToPay = (dueOn: string): string => addDays(dueOn, planTimes.overdueDays - 1)

/** Returns the last day that the office can give a charge (RULES.md §6.202). */
export const lastGrantableDay = (dueOn: string): string => addDays(dueOn, planTimes.grantedDays)

/** Returns how many days a charge is late on a day of the place: 0 on its own day. */
export const daysLate = (dueOn: string, today: string): number =>
  Math.max(0, Math.round((Date.parse(today) - Date.parse(dueOn)) / 86_400_000))

/** What becomes of the money of a plan whose stay ends early, in minor units. */
export interface PlanEnd {
  /** What is not charged any more. */
  readonly dropped: number
  /** What is paid and comes back. */
  readonly back: number
  /** What is not paid and stays owed. */
  readonly owed: number
}

/**
 * Returns what becomes of the money of a plan when its stay ends early. `released` is what the rule of cancelling would give
 * back of a stay that was paid at once: first the charges that are not paid go, and only the rest comes back, never more than
 * `left` of what was paid (RULES.md §6.73, §6.74).
 */
export const endOfPlan = ({
  released,
  unpaid,
  left,
}: Readonly<Record<'released' | 'unpaid' | 'left', number>>): PlanEnd => {
  const dropped = Math.min(released, unpaid)
  return { dropped, back: Math.max(0, Math.min(released - dropped, left)), owed: unpaid - dropped }
}
