import { expect, test } from 'vitest'
import { readBookingRange, type BookingPlace } from './booking-range.ts'
import { rangeOfSlots } from './hour-slots.ts'
import { leaseWindow } from './lease-window.ts'
import { startOfDay } from './time-zones.ts'

const zone = 'America/Santiago'
const now = Date.parse('2026-08-10T15:00:00Z')
const lease = { start: '2026-08-01', end: '2027-01-31' }
const monthly: BookingPlace = { isDaily: false, timeZone: zone, lease }
const hourly: BookingPlace = { isDaily: true, timeZone: zone, lease }
const months = (start: string, end: string) => ({
  start: startOfDay(start, zone),
  end: startOfDay(end, zone),
})
const hours = (date: string, first: number, last: number) =>
  rangeOfSlots(date, first, last, zone) ?? expect.unreachable('the slots exist')

test('reads whole months across a change of the clock', () => {
  expect(readBookingRange(months('2026-09-06', '2026-11-06'), monthly, now)).toEqual({
    ok: true,
    startDate: '2026-09-06',
    endDate: '2026-11-06',
    startSlot: null,
    endSlot: null,
    quantity: 2,
  })
})

test.each([
  ['not_aligned', months('2026-09-01', '2026-09-30')],
  ['past', months('2026-08-09', '2026-09-09')],
  ['outside_lease', months('2027-01-01', '2027-02-01')],
  ['not_aligned', { start: startOfDay('2026-09-01', zone) + 3_600_000, end: startOfDay('2026-10-01', zone) }],
])('refuses months: %s', (reason, range) => {
  expect(readBookingRange(range, monthly, now)).toEqual({ ok: false, reason })
})

test('today can still be booked by month', () => {
  expect(readBookingRange(months('2026-08-10', '2026-09-10'), monthly, now)).toMatchObject({ ok: true })
})

test('reads a run of hours and bounds it by the opening hours', () => {
  expect(readBookingRange(hours('2026-08-11', 10, 13), hourly, now)).toMatchObject({
    ok: true,
    startSlot: 10,
    quantity: 4,
  })
  const open = { ...hourly, openingHours: { from: 10, to: 19 } }
  expect(readBookingRange(hours('2026-08-11', 9, 12), open, now)).toEqual({ ok: false, reason: 'closed' })
})

test.each([
  ['too_short', hours('2026-08-11', 10, 10)],
  ['past', hours('2026-08-10', 10, 13)],
  ['outside_lease', hours('2027-01-31', 10, 13)],
])('refuses hours: %s', (reason, range) => {
  expect(readBookingRange(range, hourly, now)).toEqual({ ok: false, reason })
})

test("the window of a room is cut by its property's", () => {
  const property = { startLease: '2026-08-01', endLease: '2027-01-31' }
  expect(leaseWindow(property)).toEqual(lease)
  expect(leaseWindow(property, { startLease: '2026-01-01', endLease: '2026-12-01' })).toEqual({
    start: '2026-08-01',
    end: '2026-12-01',
  })
  expect(leaseWindow(property, { startLease: '2027-02-01', endLease: null })).toBeUndefined()
  expect(leaseWindow({ startLease: null, endLease: '2027-01-31' })).toBeUndefined()
})
