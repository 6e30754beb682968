import { describe, expect, it } from 'vitest'
import { createDates } from './create-dates.ts'

describe('dates', () => {
  it('writes a pure date the same in every zone', () => {
    expect(createDates('es').day('2026-12-07')).toBe('7 de diciembre de 2026')
    expect(createDates('en').day('2026-12-07')).toBe('7 December 2026')
  })

  it('writes instants in the place’s zone', () => {
    const instant = Date.UTC(2026, 11, 7, 2, 30)
    expect(createDates('es').time(instant, 'America/Lima')).toBe('21:30')
    expect(createDates('es').date(instant, 'America/Lima')).toBe('6 de diciembre de 2026')
    expect(createDates('es').time(instant, 'America/Santiago')).toBe('23:30')
  })

  it('groups thousands from four digits on', () => {
    expect(createDates('es').number(1234.5)).toBe('1.234,5')
    expect(createDates('en').number(1234.5)).toBe('1,234.5')
  })

  it('writes whole numbers as the browser would', () => {
    for (const value of [0, 7, -7, 999, 1000, -1000, 45_000, 1_234_567, -987_654_321_000])
      for (const [locale, tag] of [
        ['es', 'es-CL'],
        ['en', 'en-GB'],
      ] as const)
        expect(createDates(locale).number(value)).toBe(
          new Intl.NumberFormat(tag, { useGrouping: 'always' }).format(value),
        )
  })
})
