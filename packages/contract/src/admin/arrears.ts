import * as v from 'valibot'
import { ShownEmail } from '../primitives/email.ts'
import { Id } from '../primitives/id.ts'
import { Amount, Country, CurrencyCode } from '../primitives/money.ts'
import { CalendarDate, Instant } from '../primitives/time.ts'
import { AdminReservation, ReservationStatus } from '../reservations/schemas.ts'
import { chargeActors, chargeStates } from '../rules/charge-states.ts'

/** How a month in the list stands: not paid in time, its time is running, it has more days, or its tenant asked to transfer. */
export const arrearsStandings = ['overdue', 'due', 'granted', 'asked'] as const
export type ArrearsStanding = (typeof arrearsStandings)[number]

const wholeNumber = v.pipe(v.number(), v.integer())

/** What happened to a month. `announced`: its tenant was told before its day. `granted`: it got more days. */
export const arrearsSteps = [...chargeStates, 'announced', 'granted', 'asked'] as const

export const ArrearsStep = v.object({
  number: wholeNumber,
  what: v.picklist(arrearsSteps),
  at: Instant,
  actor: v.picklist(chargeActors),
  by: v.nullable(v.object({ firstName: v.string(), lastName: v.string() })),
  reason: v.nullable(v.string()),
  /** The last day to pay that the office gave. */
  grantedTo: v.nullable(CalendarDate),
})
export type ArrearsStep = v.InferOutput<typeof ArrearsStep>

const party = v.object({ id: Id, name: v.string(), email: ShownEmail })

/** A month whose day has come and that is not paid (RULES.md §6.200). Amounts are in minor units. */
export const ArrearsMonth = v.object({
  id: Id,
  number: wholeNumber,
  /** Of how many months of the booking. */
  count: wholeNumber,
  dueOn: CalendarDate,
  /** The last day to pay it before it is overdue. */
  lastDay: CalendarDate,
  /** How many days ago its day was, by the clock of the place. */
  days: wholeNumber,
  amount: Amount,
  currency: CurrencyCode,
  standing: v.picklist(chargeStates),
  isGranted: v.boolean(),
  transferAskedAt: v.nullable(Instant),
  /** What happened to it last. */
  last: v.nullable(v.object({ at: Instant, reason: v.nullable(v.string()) })),
  country: Country,
  client: party,
  owner: party,
  /** The booking, with the name of its place at that time. */
  reservation: v.object({ id: Id, name: v.string(), status: ReservationStatus }),
})
export type ArrearsMonth = v.InferOutput<typeof ArrearsMonth>

/** What the months of a filter add up to in one currency, over all pages. */
export const ArrearsTotal = v.object({ currency: CurrencyCode, amount: Amount, months: wholeNumber })
export type ArrearsTotal = v.InferOutput<typeof ArrearsTotal>

/** A booking with its months and what happened to each, oldest first. */
export const ArrearsOfBooking = v.object({
  reservation: AdminReservation,
  steps: v.array(ArrearsStep),
  /** Today at the place, which is the first day that can be named. */
  today: CalendarDate,
  /** From which day on the office may end the stay, because a month is overdue; null while none is. */
  endableFrom: v.nullable(CalendarDate),
  /** From which day the place is free again, where the office ends the stay, and why. */
  stayEnd: v.nullable(v.object({ freeFrom: CalendarDate, reason: v.string(), isDone: v.boolean() })),
})
export type ArrearsOfBooking = v.InferOutput<typeof ArrearsOfBooking>
