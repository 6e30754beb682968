import { describe, expect, it } from 'vitest'
import { createDates } from './create-dates.ts'

describe('dates', () => {
  it('writes a date without a time the same in every time zone', () => {
    expect(createDates('es').day('2026-12-07')).toBe('7 de diciembre de 2026')
    expect(createDates('en').day('2026-12-07')).toBe('7 December 2026')
  })

  it('writes days as Intl.DateTimeFormat does, with or without the name of the weekday', () => {
    const usual = [
      { day: 'numeric', month: 'long', year: 'numeric' },
      { day: 'numeric', month: 'short', year: 'numeric' },
      { day: 'numeric', month: 'long' },
      { day: 'numeric', month: 'short' },
      { month: 'long', year: 'numeric' },
      { month: 'short', year: 'numeric' },
      { month: 'short' },
      { weekday: 'long', day: 'numeric', month: 'long' },
      { day: '2-digit', month: '2-digit', year: 'numeric' },
    ] as const
    const days = Array.from({ length: 12 }, (_, month) => `2027-${String(month + 1).padStart(2, '0')}-05`)
    for (const [locale, tag] of [
      ['es', 'es-CL'],
      ['en', 'en-GB'],
    ] as const)
      for (const options of usual)
        for (const day of days)
          expect(createDates(locale).day(day, options)).toBe(
            new Intl.DateTimeFormat(tag, { ...options, timeZone: 'UTC' }).format(
              new Date(`${day}T00:00:00Z`),
            ),
          )
  })

  it('writes an instant in the time zone of the place', () => {
    const instant = Date.UTC(2026, 11, 7, 2, 30)
    expect(createDates('es').time(instant, 'America/Lima')).toBe('21:30')
    expect(createDates('es').date(instant, 'America/Lima')).toBe('6 de diciembre de 2026')
    expect(createDates('es').time(instant, 'America/Santiago')).toBe('23:30')
  })

  it('separates thousands from four digits on', () => {
    expect(createDates('es').number(1234.5)).toBe('1.234,5')
    expect(createDates('en').number(1234.5)).toBe('1,234.5')
  })

  it('writes a minus sign before negative numbers, as amounts of money do', () => {
    expect(createDates('es').number(-7)).toBe('−7')
    expect(createDates('en').number(-0.5)).toBe('−0.5')
    expect(createDates('es').number(-12, { signDisplay: 'exceptZero' })).toBe('−12')
  })

  it('writes whole numbers as Intl.NumberFormat does', () => {
    for (const value of [0, 7, -7, 999, 1000, -1000, 45_000, 1_234_567, -987_654_321_000])
      for (const [locale, tag] of [
        ['es', 'es-CL'],
        ['en', 'en-GB'],
      ] as const)
        expect(createDates(locale).number(value)).toBe(
          new Intl.NumberFormat(tag, { useGrouping: 'always' }).format(value).replace('-', '−'),
        )
  })
})
