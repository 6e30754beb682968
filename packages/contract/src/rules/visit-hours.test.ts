import { expect, it } from 'vitest'
import { freeVisitTimes, usualVisitHours, visitMs } from './visit-hours.ts'

// A Friday in Santiago, two hours behind Lima's clock in this season.
const now = Date.parse('2026-12-04T12:00:00Z')

it('are every half an hour of the usual hours, from the next working day', () => {
  const times = freeVisitTimes({ hours: usualVisitHours, timeZone: 'America/Santiago', now, taken: [] })
  expect(new Date(times[0]!).toISOString()).toBe('2026-12-07T12:00:00.000Z')
  expect(new Date(times[19]!).toISOString()).toBe('2026-12-07T21:30:00.000Z')
  expect(times).toHaveLength(200)
})

it('follow the hours of the owner on the clock of the place', () => {
  const hours = [
    { day: 6, from: 16 * 60, to: 17 * 60 },
    { day: 6, from: 10 * 60, to: 11 * 60 + 30 },
  ]
  const times = freeVisitTimes({ hours, timeZone: 'America/Lima', now, taken: [] })
  expect(times.slice(0, 5).map((time) => new Date(time).toISOString())).toEqual(
    ['15:00', '15:30', '16:00', '21:00', '21:30'].map((time) => `2026-12-05T${time}:00.000Z`),
  )
})

it('leave out whatever overlaps an expected visit', () => {
  const hours = [{ day: 6, from: 600, to: 720 }]
  const start = Date.parse('2026-12-05T13:15:00Z')
  const times = freeVisitTimes({
    hours,
    timeZone: 'America/Santiago',
    now,
    taken: [{ start, end: start + visitMs }],
  })
  expect(times.slice(0, 2).map((time) => new Date(time).toISOString())).toEqual([
    '2026-12-05T14:00:00.000Z',
    '2026-12-05T14:30:00.000Z',
  ])
})
