import { expect, it } from 'vitest'
import type { OwnerBooking } from './booking.ts'
import { byTime } from './by-time.ts'

const booking = (id: string, status: OwnerBooking['status'], startDate = '2026-12-07'): OwnerBooking =>
  ({
    id,
    status,
    startDate,
    serverTime: Date.parse('2026-12-01T12:00:00Z'),
    timeZone: 'America/Santiago',
  }) as OwnerBooking

it('sorts bookings into now, next and past: what is to be finished first, then what comes first', () => {
  const groups = byTime([
    booking('later', 'confirmed', '2027-03-01'),
    booking('over', 'completed', '2026-01-01'),
    booking('here', 'active', '2026-11-01'),
    booking('today', 'confirmed', '2026-12-01'),
    booking('soon', 'confirmed', '2026-12-02'),
    booking('held', 'held'),
    booking('gone', 'cancelled'),
    booking('money', 'refund_pending'),
  ])
  const ids = groups.map(({ time, bookings }) => [time, bookings.map(({ id }) => id)])
  expect(ids).toEqual([
    ['now', ['held', 'here', 'today', 'money']],
    ['next', ['soon', 'later']],
    ['past', ['over', 'gone']],
  ])
})

it('leaves out a time without bookings', () => {
  expect(byTime([booking('over', 'refunded')]).map(({ time }) => time)).toEqual(['past'])
  expect(byTime([])).toEqual([])
})
