import fc from 'fast-check'
import { Temporal } from 'temporal-polyfill'
import { expect, test } from 'vitest'
import { readStay, type StayRules } from './read-stay.ts'
import { rangeOfSlots } from './hour-slots.ts'
import { leaseWindow } from './lease-window.ts'
import { startOfDay, timeZones } from './time-zones.ts'

const zone = 'America/Santiago'
const now = Date.parse('2026-08-10T15:00:00Z')
const lease = { start: '2026-08-01', end: '2027-01-31' }
const monthly: StayRules = { rentalMode: 'month', timeZone: zone, lease }
const hourly: StayRules = { rentalMode: 'hour', timeZone: zone, lease }
const months = (start: string, end: string) => ({
  start: startOfDay(start, zone),
  end: startOfDay(end, zone),
})
const hours = (date: string, first: number, last: number) =>
  rangeOfSlots(date, first, last, zone) ?? expect.unreachable('the slots exist')

test('reads whole months across a change of the clock', () => {
  expect(readStay(months('2026-09-06', '2026-11-06'), monthly, now)).toEqual({
    ok: true,
    stay: {
      rentalMode: 'month',
      timeZone: zone,
      startDate: '2026-09-06',
      endDate: '2026-11-06',
      startSlot: null,
      endSlot: null,
      quantity: 2,
    },
  })
})

test.each([
  ['not_aligned', months('2026-09-01', '2026-09-30')],
  ['past', months('2026-08-09', '2026-09-09')],
  ['outside_lease', months('2027-01-01', '2027-02-01')],
  ['outside_lease', months('2026-09-01', '2027-03-01')],
  ['not_aligned', { start: startOfDay('2026-09-01', zone) + 3_600_000, end: startOfDay('2026-10-01', zone) }],
  ['not_aligned', { start: startOfDay('2026-09-01', zone), end: startOfDay('2026-10-01', zone) + 3_600_000 }],
])('refuses months: %s', (reason, range) => {
  expect(readStay(range, monthly, now)).toEqual({ ok: false, reason })
})

test('today can still be booked by month', () => {
  expect(readStay(months('2026-08-10', '2026-09-10'), monthly, now)).toMatchObject({ ok: true })
})

test('a lease can be booked from its first day on, but not a day earlier', () => {
  const place = { ...monthly, lease: { start: '2026-09-10', end: '2027-01-31' } }
  expect(readStay(months('2026-09-10', '2026-10-10'), place, now)).toMatchObject({ ok: true })
  expect(readStay(months('2026-09-09', '2026-10-09'), place, now)).toEqual({
    ok: false,
    reason: 'outside_lease',
  })
  const hourlyPlace = { ...place, rentalMode: 'hour' as const }
  expect(readStay(hours('2026-09-10', 10, 13), hourlyPlace, now)).toMatchObject({ ok: true })
  expect(readStay(hours('2026-09-09', 10, 13), hourlyPlace, now)).toEqual({
    ok: false,
    reason: 'outside_lease',
  })
})

test('an hour can be booked until it begins', () => {
  const range = hours('2026-08-11', 10, 13)
  expect(readStay(range, hourly, range.start)).toMatchObject({ ok: true })
  expect(readStay(range, hourly, range.start + 1)).toEqual({ ok: false, reason: 'past' })
})

test('a lease can be booked until its last day, but not beyond', () => {
  const place = { ...monthly, lease: { start: '2026-09-01', end: '2026-11-01' } }
  expect(readStay(months('2026-09-01', '2026-11-01'), place, now)).toMatchObject({ stay: { quantity: 2 } })
  const outside = { ok: false, reason: 'outside_lease' }
  expect(readStay(months('2026-10-02', '2026-11-02'), place, now)).toEqual(outside)
  const byHour = { ...place, rentalMode: 'hour' as const }
  expect(readStay(hours('2026-10-31', 10, 12), byHour, now)).toMatchObject({ stay: { quantity: 3 } })
  expect(readStay(hours('2026-11-01', 10, 12), byHour, now)).toEqual(outside)
})

test('reads consecutive hours and limits them to the opening hours', () => {
  expect(readStay(hours('2026-08-11', 10, 13), hourly, now)).toMatchObject({
    stay: { startSlot: 10, quantity: 4 },
  })
  const open = { ...hourly, openingHours: { from: 10, to: 19 } }
  expect(readStay(hours('2026-08-11', 9, 12), open, now)).toEqual({ ok: false, reason: 'closed' })
})

test.each([
  ['too_short', hours('2026-08-11', 10, 10)],
  ['not_aligned', { start: hours('2026-08-11', 10, 13).start + 1, end: hours('2026-08-11', 10, 13).end }],
  ['past', hours('2026-08-10', 10, 13)],
  ['outside_lease', hours('2027-01-31', 10, 13)],
])('refuses hours: %s', (reason, range) => {
  expect(readStay(range, hourly, now)).toEqual({ ok: false, reason })
})

test('the lease window of a room is limited by its property’s', () => {
  const property = { startLease: '2026-08-01', endLease: '2027-01-31' }
  expect(leaseWindow(property)).toEqual(lease)
  expect(leaseWindow(property, { startLease: '2026-01-01', endLease: '2026-12-01' })).toEqual({
    start: '2026-08-01',
    end: '2026-12-01',
  })
  expect(leaseWindow(property, { startLease: '2026-09-01', endLease: '2028-12-01' })).toEqual({
    start: '2026-09-01',
    end: '2027-01-31',
  })
  expect(leaseWindow(property, { startLease: '2027-02-01', endLease: null })).toBeUndefined()
  expect(leaseWindow({ startLease: '2027-01-31', endLease: '2027-01-31' })).toBeUndefined()
})

test('a room has no lease window when its property has none', () => {
  const room = { startLease: '2026-08-01', endLease: '2027-01-31' }
  expect(leaseWindow({ startLease: null, endLease: '2027-01-31' }, room)).toBeUndefined()
  expect(leaseWindow({ startLease: '2026-08-01', endLease: null }, room)).toBeUndefined()
  expect(leaseWindow({ startLease: null, endLease: null }, room)).toBeUndefined()
})

const zones = fc.constantFrom(...timeZones)
// Days around every change of Santiago's clock within the lease, and any other day.
const days = fc.oneof(
  fc.constantFrom('2026-09-05', '2026-09-06', '2027-04-03', '2027-04-04', '2026-08-10', '2028-02-29'),
  fc
    .integer({ min: 0, max: 700 })
    .map((offset) => Temporal.PlainDate.from('2026-07-20').add({ days: offset }).toString()),
)
const longLease = { start: '2026-08-01', end: '2028-04-30' }

test('months are accepted exactly when an independent calendar counts them', () => {
  fc.assert(
    fc.property(days, fc.integer({ min: 1, max: 200 }), zones, (first, length, timeZone) => {
      const start = Temporal.PlainDate.from(first)
      const end = start.add({ days: length })
      const at = (day: Temporal.PlainDate) => day.toZonedDateTime(timeZone).epochMilliseconds
      const today = Temporal.Instant.fromEpochMilliseconds(now).toZonedDateTimeISO(timeZone).toPlainDate()
      const months = [1, 2, 3, 4, 5, 6, 7].find((count) => start.add({ months: count }).equals(end))
      const inside =
        Temporal.PlainDate.compare(start, today) >= 0 &&
        Temporal.PlainDate.compare(start, longLease.start) >= 0 &&
        Temporal.PlainDate.compare(end, longLease.end) <= 0
      const read = readStay(
        { start: at(start), end: at(end) },
        { rentalMode: 'month', timeZone, lease: longLease },
        now,
      )
      expect(read.ok ? read.stay.quantity : undefined).toBe(inside ? months : undefined)
    }),
    { numRuns: 500 },
  )
})

const hour = fc.integer({ min: 0, max: 24 })

test('hours are accepted exactly when an independent clock shows two consecutive ones', () => {
  fc.assert(
    fc.property(days, hour, hour, hour, hour, zones, (date, from, to, opens, closes, timeZone) => {
      const day = Temporal.PlainDate.from(date)
      const moments: number[] = []
      const midnight = day.add({ days: 1 }).toZonedDateTime(timeZone).epochMilliseconds
      for (let at = day.toZonedDateTime(timeZone).epochMilliseconds; at < midnight; at += 3_600_000)
        moments.push(at)
      const hourOf = (at: number) =>
        Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(timeZone).hour
      const inRun = moments.filter((at) => hourOf(at) >= from && hourOf(at) < to)
      fc.pre(inRun.length > 0 && hourOf(inRun[0]!) === from)
      const range = { start: inRun[0]!, end: inRun.at(-1)! + 3_600_000 }
      const shown = new Set(inRun.map(hourOf))
      const openingHours = { from: Math.min(opens, closes) + 1, to: Math.max(opens, closes) }
      const fits =
        shown.size >= 2 &&
        range.start >= now &&
        date >= longLease.start &&
        date < longLease.end &&
        from + 1 >= openingHours.from &&
        Math.max(...shown) + 1 <= openingHours.to
      const read = readStay(range, { rentalMode: 'hour', timeZone, lease: longLease, openingHours }, now)
      expect(read.ok ? read.stay.quantity : undefined).toBe(fits ? shown.size : undefined)
    }),
    { numRuns: 500 },
  )
})
