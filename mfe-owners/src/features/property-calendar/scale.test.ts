import { startOfDay } from '@metrolibre/contract'
import { describe, expect, it } from 'vitest'
import { scaleColumnsOf, firstDay, stepFrom } from './scale.ts'

const zone = 'America/Santiago'

describe('the sections of the calendar', () => {
  it('begin with the month, with Monday, or with the day', () => {
    expect(firstDay('months', '2026-11-25')).toBe('2026-11-01')
    // A Wednesday, a Sunday and a Monday.
    expect(firstDay('weeks', '2026-11-25')).toBe('2026-11-23')
    expect(firstDay('weeks', '2026-11-29')).toBe('2026-11-23')
    expect(firstDay('weeks', '2026-11-30')).toBe('2026-11-30')
    expect(firstDay('hours', '2026-11-25')).toBe('2026-11-25')
  })

  it('move by three months, four weeks or a day', () => {
    expect(stepFrom('months', '2026-11-01', 1)).toBe('2027-02-01')
    expect(stepFrom('weeks', '2026-11-23', -1)).toBe('2026-10-26')
    expect(stepFrom('hours', '2026-11-30', 1)).toBe('2026-12-01')
  })

  it('have columns without a gap between them, as long as the calendar of the place says', () => {
    const months = scaleColumnsOf({ scale: 'months', from: '2026-11-01', columns: 3 }, zone)
    expect(months.starts).toEqual(
      ['2026-11-01', '2026-12-01', '2027-01-01'].map((day) => startOfDay(day, zone)),
    )
    expect(months.end).toBe(startOfDay('2027-02-01', zone))
    const weeks = scaleColumnsOf({ scale: 'weeks', from: '2026-11-23', columns: 2 }, zone)
    expect(weeks.starts[1]).toBe(startOfDay('2026-11-30', zone))
    expect(weeks.end).toBe(startOfDay('2026-12-07', zone))
  })

  it('show an hour less or more on a day on which clocks change', () => {
    const hoursOf = (from: string) => scaleColumnsOf({ scale: 'hours', from, columns: 12 }, zone)
    expect(hoursOf('2026-11-25').starts).toHaveLength(24)
    expect(hoursOf('2026-09-06').starts).toHaveLength(23)
    expect(hoursOf('2026-04-04').starts).toHaveLength(25)
    expect(hoursOf('2026-09-06').end).toBe(startOfDay('2026-09-07', zone))
  })
})
