import { startOfDay } from '@metrolibre/contract'
import { expect, it } from 'vitest'
import { moveEdge, stepsFrom, type MoveRules } from './move.ts'

const timeZone = 'America/Santiago'
const rules: MoveRules = { timeZone, rentalMode: 'month', today: '2026-11-25' }
const day = (date: string) => startOfDay(date, timeZone)
const hour = 3_600_000
const block = { start: day('2026-12-07'), end: day('2026-12-21') }

it('moves an end to the nearest day, not before today and never past the other end', () => {
  expect(moveEdge(block, 'end', day('2026-12-28') + 11 * hour, rules).end).toBe(day('2026-12-28'))
  expect(moveEdge(block, 'end', day('2026-12-28') + 13 * hour, rules).end).toBe(day('2026-12-29'))
  expect(moveEdge(block, 'start', day('2026-11-01'), rules).start).toBe(day('2026-11-25'))
  expect(moveEdge(block, 'start', day('2027-02-01'), rules)).toEqual({ ...block, start: day('2026-12-20') })
  expect(moveEdge(block, 'end', day('2026-12-01'), rules)).toEqual({ ...block, end: day('2026-12-08') })
})

it('moves by days of the place over a clock change, and by hours where a place is rented by the hour', () => {
  expect(stepsFrom(day('2027-04-03'), 1, rules)).toBe(day('2027-04-04'))
  const hourly: MoveRules = { ...rules, rentalMode: 'hour' }
  const morning = { start: day('2026-12-07') + 9 * hour, end: day('2026-12-07') + 12 * hour }
  expect(moveEdge(morning, 'end', morning.end + 0.6 * hour, hourly).end).toBe(morning.end + hour)
  expect(moveEdge(morning, 'start', morning.end, hourly).start).toBe(morning.end - hour)
})
