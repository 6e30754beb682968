import type { Availability } from '@metrolibre/api-client'
import { startOfDay } from '@metrolibre/contract'
import { expect, test } from 'vitest'
import { shownLease } from './lease-stretch.ts'

const zone = 'America/Santiago'
const at = (day: string) => startOfDay(day, zone)
const now = at('2026-11-11')
const calendar = (busy: [string, string][]): Availability => ({
  propertyId: 'p',
  roomId: null,
  rentalMode: 'month',
  timeZone: zone,
  lease: { start: '2026-01-01', end: '2026-11-21' },
  openingHours: null,
  busy: busy.map(([start, end]) => ({ start: at(start), end: at(end) })),
  serverTime: now,
})

test('starts today and ends with the last day of the window', () => {
  expect(shownLease(calendar([]), { byRoom: false })).toEqual({
    from: '2026-11-11',
    to: '2026-11-20',
    taken: [],
  })
})

test('is free from the end of the current booking, and shows that booking', () => {
  const lease = shownLease(calendar([['2026-10-01', '2026-11-16']]), { byRoom: false })
  expect(lease).toEqual({ from: '2026-11-16', to: '2026-11-20', taken: [{ from: 0, to: 0.5 }] })
})

test('ignores the bookings of single rooms', () => {
  expect(shownLease(calendar([['2026-10-01', '2026-11-21']]), { byRoom: true })?.taken).toEqual([])
})

test('is undefined without a window, after it, or when it is fully booked', () => {
  expect(shownLease({ ...calendar([]), lease: null }, { byRoom: false })).toBeUndefined()
  expect(shownLease({ ...calendar([]), serverTime: at('2026-12-01') }, { byRoom: false })).toBeUndefined()
  expect(shownLease(calendar([['2026-11-01', '2026-11-21']]), { byRoom: false })).toBeUndefined()
})
