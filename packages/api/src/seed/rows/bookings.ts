import {
  addDays,
  addMonths,
  currencyOf,
  rangeOfSlots,
  startOfDay,
  placeTimeZone,
  type CurrencyCode,
  type ReservationState,
  type TimeZone,
} from '@metrolibre/contract'
import {
  dateChangeSeed,
  hourlySeries,
  monthlyBookings,
  type HourlySeriesSeed,
  type MonthlyBookingSeed,
} from '../data/bookings.ts'
import { properties as demo } from '../data/properties/index.ts'
import type { PropertySeed } from '../data/properties/property-seed.ts'
import { demoId, drawn } from '../ids.ts'
import { daysAgo, minutesAfter, type Moment } from '../moment.ts'
import { zoneOf } from './zone-of.ts'

/** A booking with its dates and quote, before its history is generated. */
export interface DemoBooking {
  readonly id: string
  readonly property: PropertySeed
  readonly room: string | null
  readonly tenant: string
  readonly state: ReservationState
  readonly transfer: boolean
  /** Whether it is paid month by month. */
  readonly monthly?: true
  readonly timeZone: TimeZone
  readonly startDate: string
  readonly endDate: string
  readonly startSlot: number | null
  readonly endSlot: number | null
  readonly period: { readonly start: Date; readonly end: Date }
  readonly quantity: number
  readonly unitPrice: number
  readonly currency: CurrencyCode
  readonly createdAt: Date
  /** The booking whose dates this one changed, without a payment of its own. */
  readonly replaces?: DemoBooking
  /** When the dates were changed and another booking took the place of this one. */
  readonly replaced?: { readonly by: string; readonly at: Date }
}

/** Returns what was paid for a booking when it was confirmed. */
export const paidAtBooking = ({ unitPrice, quantity, monthly }: DemoBooking): number =>
  monthly ? unitPrice : unitPrice * quantity

/** Minutes or days before now at which bookings that are not finished were begun. */
const begun: Partial<Record<ReservationState, { readonly minutes?: number; readonly days?: number }>> = {
  held: { minutes: 2 },
  contract_signed: { minutes: 6 },
  awaiting_payment: { minutes: 8 },
  awaiting_transfer: { days: 0.2 },
  expired: { days: 3 },
  cancelled: { days: 8 },
  refund_pending: { days: 5 },
  refunded: { days: 12 },
  needs_review: { days: 6 },
}

const createdAt = (moment: Moment, key: string, state: ReservationState, start: Date): Date => {
  const ago = begun[state]
  if (ago) return daysAgo(moment, (ago.days ?? 0) + (ago.minutes ?? 0) / 1440)
  const before = 4 + drawn(`${key} notice`) * 9
  const booked = new Date(start.getTime() - before * 86_400_000)
  const latest = daysAgo(moment, 0.5 + drawn(`${key} lately`) * 4)
  return booked < latest ? booked : latest
}

const placeOf = (key: string, room: string | undefined) => {
  const property = demo.find((each) => each.key === key)!
  const unitPrice = room ? property.rooms!.find(({ name }) => name === room)!.price : property.price
  const zone = zoneOf(property)
  return {
    property,
    room: room ?? null,
    unitPrice,
    currency: currencyOf(zone.country),
    timeZone: placeTimeZone(zone),
  }
}

/**
 * Returns the first day of a booking. Past bookings must end before today, whatever the length of their
 * months.
 */
const firstDay = ({ start, months, state }: MonthlyBookingSeed, { today }: Moment): string => {
  const date = addDays(today, start)
  return state === 'completed' && addMonths(date, months) >= today
    ? addDays(addMonths(today, -months), -3)
    : date
}

const monthly = (moment: Moment, seed: MonthlyBookingSeed): DemoBooking => {
  const place = placeOf(seed.property, seed.room)
  const startDate = firstDay(seed, moment)
  const endDate = addMonths(startDate, seed.months)
  const period = {
    start: new Date(startOfDay(startDate, place.timeZone)),
    end: new Date(startOfDay(endDate, place.timeZone)),
  }
  const key = `${seed.property}/${seed.room ?? ''}/${seed.tenant}/${seed.start}`
  return {
    ...place,
    id: demoId('reservation', key),
    tenant: seed.tenant,
    state: seed.state,
    transfer: seed.transfer ?? false,
    ...(seed.monthly && { monthly: true }),
    startDate,
    endDate,
    startSlot: null,
    endSlot: null,
    period,
    quantity: seed.months,
    createdAt: createdAt(moment, key, seed.state, period.start),
  }
}

/** Returns a paid booking that ended because its dates were changed, and the one with the new dates. */
const dateChange = (moment: Moment): DemoBooking[] => {
  const { movedTo, ...seed } = dateChangeSeed
  const former = monthly(moment, { ...seed, state: 'confirmed' })
  const moved = monthly(moment, { ...seed, start: movedTo, state: 'confirmed' })
  const replacing = { ...moved, createdAt: minutesAfter(seedStepsOf(former).paid, 60), replaces: former }
  const replaced = { by: replacing.id, at: seedStepsOf(replacing).paid }
  return [{ ...former, state: 'cancelled', replaced }, replacing]
}

const hourly = (moment: Moment, seed: HourlySeriesSeed, turn: number, days: number): DemoBooking => {
  const place = placeOf(seed.property, seed.room)
  const key = `${seed.property}/${seed.room ?? ''}/${turn}`
  const startDate = addDays(moment.today, days)
  const startSlot = seed.slots[turn % seed.slots.length]!
  const quantity = 2 + Math.floor(drawn(`${key} hours`) * 3)
  const endSlot = Math.min(startSlot + quantity - 1, place.property.opening?.to ?? 24)
  const range = rangeOfSlots(startDate, startSlot, endSlot, place.timeZone)!
  const period = { start: new Date(range.start), end: new Date(range.end) }
  const state = period.end <= moment.now ? 'completed' : 'confirmed'
  return {
    ...place,
    id: demoId('reservation', key),
    tenant: seed.tenants[turn % seed.tenants.length]!,
    state,
    transfer: false,
    startDate,
    endDate: startDate,
    startSlot,
    endSlot,
    period,
    quantity: endSlot - startSlot + 1,
    createdAt: createdAt(moment, key, state, period.start),
  }
}

const series = (moment: Moment, seed: HourlySeriesSeed): DemoBooking[] => {
  const past = Math.floor(seed.since / seed.every)
  // There is no booking today: whether it is over would depend on the hour at which the demo is made.
  return Array.from({ length: past + seed.ahead }, (_, turn) => {
    const days = turn < past ? -seed.since + turn * seed.every - 1 : 3 + (turn - past) * seed.every
    return hourly(moment, seed, turn, days)
  })
}

/** Returns all bookings of the demo, oldest first. */
export const demoBookings = (moment: Moment): DemoBooking[] =>
  [
    ...monthlyBookings.map((seed) => monthly(moment, seed)),
    ...dateChange(moment),
    ...hourlySeries.flatMap((seed) => series(moment, seed)),
  ].toSorted((left, right) => left.createdAt.getTime() - right.createdAt.getTime())

/** Returns when each step of a booking happened. Times of steps that it never reached are not used. */
export const seedStepsOf = ({ createdAt: held, transfer }: DemoBooking) => {
  const signed = minutesAfter(held, 3)
  const paying = minutesAfter(held, 5)
  return { held, signed, paying, paid: minutesAfter(held, transfer ? 60 * 20 : 7) }
}
