import { addDays, readStay, startOfDay } from '@metrolibre/contract'
import { describe, expect, it } from 'vitest'
import { noChoice } from './choice.ts'
import { monthRules, monthsOnTape } from './month-rules.ts'

const zone = 'America/Santiago'
const at = (day: string) => startOfDay(day, zone)
const facts = {
  timeZone: zone,
  lease: { start: '2026-01-15', end: '2026-12-31' },
  openingHours: null,
  busy: [{ start: at('2026-07-31'), end: at('2026-09-30') }],
  now: at('2026-01-20'),
} as const
const rules = monthRules(facts)

describe('a monthly rental', () => {
  it('does not start before today or before the lease window', () => {
    expect(rules.endsOf('2026-01-19')).toEqual([])
    expect(rules.endsOf('2026-01-20')).not.toEqual([])
    expect(monthRules({ ...facts, now: at('2025-12-01') }).endsOf('2026-01-14')).toEqual([])
  })

  it('ends at whole months counted from the first day, clamped to the length of each month', () => {
    expect(rules.endsOf('2026-01-31').slice(0, 3)).toEqual(['2026-02-28', '2026-03-31', '2026-04-30'])
  })

  it('may end on the day the next booking starts, but not later', () => {
    expect(rules.endsOf('2026-05-31')).toEqual(['2026-06-30', '2026-07-31'])
    expect(rules.endsOf('2026-07-15')).toEqual([])
  })

  it('does not start on a booked day, but may start on the day that booking ends', () => {
    expect(rules.endsOf('2026-09-29')).toEqual([])
    expect(rules.endsOf('2026-09-30')).toEqual(['2026-10-30', '2026-11-30', '2026-12-30'])
  })

  it('says why no stay can start on a day', () => {
    const reasons = ['2026-01-19', '2026-07-15', '2026-08-01', '2026-12-15', '2026-12-31', '2026-05-31'].map(
      (day) => rules.reasonOf(day),
    )
    expect(reasons).toEqual([
      { kind: 'past' },
      { kind: 'nextBooking', day: '2026-07-31' },
      { kind: 'taken', day: '2026-09-30' },
      { kind: 'leaseEnd', day: '2026-12-31' },
      { kind: 'leaseOver', day: '2026-12-31' },
      undefined,
    ])
    const soon = monthRules({ ...facts, now: at('2025-12-01') })
    expect(soon.reasonOf('2026-01-14')).toEqual({ kind: 'notYet', day: '2026-01-15' })
    const twice = monthRules({
      ...facts,
      busy: [...facts.busy, { start: at('2026-09-30'), end: at('2026-10-05') }],
    })
    expect(twice.reasonOf('2026-08-01')).toEqual({ kind: 'taken', day: '2026-10-05' })
  })

  it('treats a press on a possible last day as the last, and any other as a new start', () => {
    const begun = rules.press(noChoice, '2026-03-10')
    expect(begun).toEqual({ ...noChoice, startDate: '2026-03-10' })
    expect(rules.press(begun, '2026-05-09')).toEqual({ ...begun, endDate: '2026-05-10' })
    expect(rules.press(begun, '2026-04-01')).toEqual({ ...noChoice, startDate: '2026-04-01' })
    expect(rules.press(begun, '2026-02-01')).toEqual({ ...noChoice, startDate: '2026-02-01' })
    expect(rules.press(begun, '2026-08-15')).toEqual(begun)
  })

  it('shows the months until the end of the lease window, and marks booked ones', () => {
    const tape = monthsOnTape(rules, '2026-05-31')
    expect(tape.map(({ month, free, booked }) => [month.slice(5, 7), free, booked])).toEqual([
      ['05', true, false],
      ['06', true, false],
      ['07', false, true],
      ['08', false, true],
      ['09', false, false],
      ['10', false, false],
      ['11', false, false],
    ])
    expect(tape).toHaveLength(7)
  })

  it('offers exactly the stays that the server accepts', () => {
    const open = { ...facts, busy: [] }
    const place = { rentalMode: 'month', timeZone: zone, lease: facts.lease } as const
    const calendar = monthRules(open)
    for (let start = '2026-01-10'; start < '2026-12-31'; start = addDays(start, 7)) {
      const taken = []
      for (let end = addDays(start, 1); end <= '2027-01-05'; end = addDays(end, 1))
        if (readStay({ start: at(start), end: at(end) }, place, facts.now).ok) taken.push(end)
      expect(calendar.endsOf(start)).toEqual(taken)
    }
  })
})
