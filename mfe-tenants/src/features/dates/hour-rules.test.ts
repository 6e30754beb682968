import { slotOf } from '@metrolibre/contract'
import { describe, expect, it } from 'vitest'
import { hourRules } from './hour-rules.ts'

const zone = 'America/Lima'
const hour = (date: string, slot: number) => slotOf(date, slot, zone)!
const facts = {
  timeZone: zone,
  lease: { start: '2026-11-01', end: '2026-12-01' },
  openingHours: { from: 10, to: 19 },
  busy: [{ start: hour('2026-11-25', 17).start, end: hour('2026-11-25', 18).end }],
  now: hour('2026-11-20', 12).start + 1,
} as const
const rules = hourRules(facts)
const states = (date: string) =>
  Object.fromEntries(rules.slotsOn(date).map(({ slot, state }) => [slot, state]))

const chosen = (date: string, startSlot: number | null, endSlot: number | null) => ({
  startDate: date,
  endDate: date,
  startSlot,
  endSlot,
})

describe('an hourly rental', () => {
  it('shows the opening hours, or all 24 hours', () => {
    expect(rules.slotsOn('2026-11-25')).toHaveLength(10)
    expect(hourRules({ ...facts, openingHours: null }).slotsOn('2026-11-25')).toHaveLength(24)
  })

  it('marks hours that overlap a booking, and hours that have begun', () => {
    expect(states('2026-11-25')).toMatchObject({ 16: 'free', 17: 'booked', 18: 'booked', 19: 'free' })
    expect(states('2026-11-20')).toMatchObject({ 12: 'closed', 13: 'free' })
  })

  it('needs at least two consecutive hours on one day', () => {
    const valid = (first: number, last: number) => rules.isValid(chosen('2026-11-25', first, last))
    expect(valid(11, 11)).toBe(false)
    expect(valid(11, 12)).toBe(true)
    expect(valid(16, 19)).toBe(false)
    expect(valid(18, 19)).toBe(false)
  })

  it('stays inside the lease window, which excludes its end', () => {
    expect(rules.last).toBe('2026-11-30')
    expect(rules.hasRoom('2026-12-01')).toBe(false)
  })

  it('closes the hour that is skipped when the clocks go forward', () => {
    const spring = hourRules({
      ...facts,
      timeZone: 'America/Santiago',
      lease: { start: '2026-09-01', end: '2026-10-01' },
      openingHours: null,
      busy: [],
      now: 0,
    })
    expect(spring.slotsOn('2026-09-06')[0]).toEqual({ slot: 1, state: 'closed', clock: 'skipped' })
  })

  it('marks the hour that occurs twice when the clocks go back, and is paid once', () => {
    const autumn = hourRules({
      ...facts,
      timeZone: 'America/Santiago',
      lease: { start: '2027-04-01', end: '2027-05-01' },
      openingHours: null,
      busy: [],
    })
    expect(autumn.slotsOn('2027-04-03').at(-1)).toEqual({ slot: 24, state: 'free', clock: 'twice' })
  })

  it('detects that the chosen hours were booked by somebody else', () => {
    const touched = (first: number, last: number) => rules.touchesBooking(chosen('2026-11-25', first, last))
    expect([touched(15, 16), touched(15, 17), touched(19, 20)]).toEqual([false, true, false])
    expect(rules.touchesBooking(chosen('2026-11-25', null, null))).toBe(false)
  })
})
