import { describe, expect, it } from 'vitest'
import { calendarFile } from './calendar-file.ts'

const booked = {
  id: 'r1',
  rentalMode: 'month',
  period: { start: Date.parse('2026-12-07T03:00:00Z'), end: Date.parse('2027-03-07T03:00:00Z') },
  startDate: '2026-12-07',
  endDate: '2027-03-07',
} as const
const texts = { start: 'Entrada: Pieza, norte', end: 'Término: Pieza, norte', place: 'Calle Uno 1; fondo' }

describe('the calendar file', () => {
  it('contains the first and the last day of a monthly rental, with a reminder 30 days before the end', () => {
    const file = calendarFile(booked, texts, 0)
    expect(file).toContain('DTSTART;VALUE=DATE:20261207\r\n')
    expect(file).toContain('DTSTART;VALUE=DATE:20270307\r\n')
    expect(file).toContain('TRIGGER:-P30D')
    expect(file.match(/BEGIN:VEVENT/g)).toHaveLength(2)
  })

  it('contains one appointment for an hourly rental, in UTC', () => {
    const file = calendarFile({ ...booked, rentalMode: 'hour' }, texts, 0)
    expect(file).toContain('DTSTART:20261207T030000Z')
    expect(file.match(/BEGIN:VEVENT/g)).toHaveLength(1)
  })

  it('escapes special characters, and folds long lines between characters', () => {
    const file = calendarFile(booked, { ...texts, place: `${'ñ'.repeat(80)}; x` }, 0)
    expect(file).toContain(String.raw`Entrada: Pieza\, norte`)
    for (const line of file.split('\r\n'))
      expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75)
    expect(file.replaceAll('\r\n ', '')).toContain(String.raw`${'ñ'.repeat(80)}\; x`)
  })
})
