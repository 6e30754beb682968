import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { freeFrom, freeOf, type PlaceCalendar } from './free-from.ts'
import { slotsOf } from './hour-slots.ts'
import { addDays, addMonths, monthEnds } from './lease-months.ts'
import { startOfDay } from './time-zones.ts'

const timeZone = 'America/Santiago'
const at = (day: string) => startOfDay(day, timeZone)
const month: PlaceCalendar = {
  rentalMode: 'month',
  timeZone,
  lease: { start: '2026-01-15', end: '2026-12-31' },
  openingHours: null,
  busy: [],
}
const hour: PlaceCalendar = { ...month, rentalMode: 'hour', openingHours: { from: 10, to: 18 } }

describe('by month', () => {
  it('is free today, from the start of the lease, or not any more', () => {
    expect(freeFrom(month, at('2026-03-10'))).toBe('2026-03-10')
    expect(freeFrom(month, at('2026-01-02'))).toBe('2026-01-15')
    expect(freeFrom(month, at('2026-12-02'))).toBeUndefined()
  })

  it('is free after what is taken, if a month is left there', () => {
    const busy = [
      { start: at('2026-03-01'), end: at('2026-05-01') },
      { start: at('2026-05-20'), end: at('2026-07-01') },
    ]
    expect(freeFrom({ ...month, busy }, at('2026-03-10'))).toBe('2026-07-01')
    expect(freeFrom({ ...month, busy }, at('2026-02-10'))).toBe('2026-07-01')
    expect(freeOf({ ...month, busy }, at('2026-03-10'))).toEqual({ now: false, from: '2026-07-01' })
  })

  it('is the first day of all on which a month is free', () => {
    const day = fc.integer({ min: 0, max: 500 }).map((days) => addDays('2026-01-01', days))
    const period = fc
      .tuple(day, fc.integer({ min: 1, max: 90 }), fc.integer({ min: 0, max: 23 }))
      .map(([start, days, hours]) => ({
        start: at(start) + hours * 3_600_000,
        end: at(addDays(start, days)) + hours * 3_600_000,
      }))
    fc.assert(
      fc.property(
        day,
        day,
        fc.integer({ min: 1, max: 400 }),
        fc.array(period, { maxLength: 8 }),
        (today, start, days, busy) => {
          const lease = { start, end: addDays(start, days) }
          const isFree = (one: string) =>
            monthEnds(one, lease.end).length > 0 &&
            !busy.some((taken) => taken.start < at(addMonths(one, 1)) && at(one) < taken.end)
          let first: string | undefined = today > start ? today : start
          while (first < lease.end && !isFree(first)) first = addDays(first, 1)
          expect(freeFrom({ ...month, lease, busy }, at(today))).toBe(first < lease.end ? first : undefined)
        },
      ),
    )
  })
})

describe('by hour', () => {
  it('is free on the first day with two hours in a row within the opening hours', () => {
    expect(freeFrom(hour, at('2026-03-10') + 15 * 3_600_000)).toBe('2026-03-10')
    expect(freeFrom(hour, at('2026-03-10') + 17 * 3_600_000)).toBe('2026-03-11')
    const gap = [
      { start: at('2026-03-11'), end: at('2026-03-11') + 12 * 3_600_000 },
      { start: at('2026-03-11') + 13 * 3_600_000, end: at('2026-03-20') },
    ]
    expect(freeFrom({ ...hour, busy: gap }, at('2026-03-10') + 17 * 3_600_000)).toBe('2026-03-20')
  })

  it('is the first day of all on which two hours in a row are free', () => {
    const instant = fc
      .tuple(fc.integer({ min: 0, max: 60 }), fc.integer({ min: 0, max: 24 }))
      .map(([days, hours]) => at(addDays('2026-03-20', days)) + hours * 3_600_000)
    const period = fc
      .tuple(instant, instant)
      .filter(([one, other]) => one !== other)
      .map(([one, other]) => ({ start: Math.min(one, other), end: Math.max(one, other) }))
    const hours = fc.tuple(fc.integer({ min: 1, max: 24 }), fc.integer({ min: 0, max: 23 }))
    fc.assert(
      fc.property(instant, fc.array(period, { maxLength: 6 }), hours, (now, busy, [from, more]) => {
        const openingHours = { from, to: Math.min(24, from + more) }
        const lease = { start: '2026-03-25', end: '2026-05-30' }
        const isFree = (day: string) => {
          const free = slotsOf(day, timeZone).filter(
            ({ slot, start, end }) =>
              slot >= from &&
              slot <= openingHours.to &&
              start >= now &&
              !busy.some((taken) => taken.start < end && start < taken.end),
          )
          return free.some(({ slot }) => free.some((next) => next.slot === slot + 1))
        }
        let first = lease.start
        while (first < lease.end && !isFree(first)) first = addDays(first, 1)
        const place = { ...hour, lease, openingHours, busy }
        expect(freeFrom(place, now)).toBe(first < lease.end ? first : undefined)
      }),
    )
  })

  it('is found without a look at every day that is taken or never long enough open', () => {
    let looks = 0
    const years = {
      start: at('2026-03-01'),
      get end() {
        looks += 1
        return at('2036-03-01')
      },
    }
    const long = { ...hour, lease: { start: '2026-01-15', end: '2100-12-31' }, busy: [years] }
    expect(freeFrom(long, at('2026-03-10'))).toBe('2036-03-01')
    const short = { ...long, openingHours: { from: 5, to: 5 } }
    expect(freeFrom(short, at('2026-03-10'))).toBeUndefined()
    expect(looks).toBeLessThan(200)
  })

  it('counts as free now for a week ahead', () => {
    const busy = [{ start: at('2026-03-01'), end: at('2026-03-20') }]
    expect(freeOf({ ...hour, busy }, at('2026-03-13'))).toEqual({ now: true, from: '2026-03-20' })
    expect(freeOf({ ...hour, busy }, at('2026-03-12'))).toEqual({ now: false, from: '2026-03-20' })
  })
})
