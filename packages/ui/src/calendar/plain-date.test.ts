import { afterEach, describe, expect, it } from 'vitest'
import { addDays, addMonths, fromBrowserDate, monthName, sameDayIn, toBrowserDate } from './plain-date.ts'

const zone = process.env.TZ
afterEach(() => {
  process.env.TZ = zone
})

describe('plain dates', () => {
  it.each(['America/Santiago', 'America/Lima', 'Asia/Tokyo', 'Pacific/Kiritimati'])(
    'survive the conversion to a browser date and back in %s',
    (name) => {
      process.env.TZ = name
      // In Santiago, midnight of 2026-09-06 does not exist: the clocks change then.
      for (const day of ['2026-09-06', '2027-04-04', '2026-12-31', '2028-02-29'])
        expect(fromBrowserDate(toBrowserDate(day))).toBe(day)
    },
  )

  it('add days and months across the ends of months and years', () => {
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01')
    expect(addDays('2026-03-01', -1)).toBe('2026-02-28')
    expect(addMonths('2026-12', 2)).toBe('2027-02')
  })

  it('use the last day of the month when it has no such day', () => {
    expect(sameDayIn('2026-01-31', 1)).toBe('2026-02-28')
    expect(sameDayIn('2026-01-31', 2)).toBe('2026-03-31')
  })

  it('name a month without the preposition in Spanish', () => {
    expect(monthName('2026-12', 'es')).toBe('diciembre 2026')
    expect(monthName('2026-12', 'en')).toBe('December 2026')
  })
})
