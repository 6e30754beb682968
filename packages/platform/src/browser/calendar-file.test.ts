import { expect, it } from 'vitest'
import { calendarFile, type CalendarEvent } from './calendar-file.ts'

const event: CalendarEvent = {
  id: 'r1',
  title: 'Entrada: Pieza, norte',
  place: 'Calle Uno 1; fondo',
  when: { day: '2026-12-31' },
  remind: 'P30D',
}
const write = (...events: CalendarEvent[]) => calendarFile(events, 0).text()

it('contains whole days, and times in UTC, each with its reminder', async () => {
  const when = { start: Date.parse('2026-12-07T03:00:00Z'), end: Date.parse('2026-12-07T05:00:00Z') }
  const file = await write(event, { ...event, when, remind: 'PT1H' })
  expect(file).toContain('DTSTART;VALUE=DATE:20261231\r\nDTEND;VALUE=DATE:20270101\r\n')
  expect(file).toContain('DTSTART:20261207T030000Z\r\nDTEND:20261207T050000Z\r\n')
  expect(file.match(/TRIGGER:.*/g)).toEqual(['TRIGGER:-P30D', 'TRIGGER:-PT1H'])
  expect(file.match(/BEGIN:VEVENT/g)).toHaveLength(2)
})

it('escapes special characters, and folds long lines between characters', async () => {
  const file = await write({ ...event, place: `${'ñ'.repeat(80)}; x` })
  expect(file).toContain(String.raw`Entrada: Pieza\, norte`)
  for (const line of file.split('\r\n')) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75)
  expect(file.replaceAll('\r\n ', '')).toContain(String.raw`${'ñ'.repeat(80)}\; x`)
})
