import { array, assert, constantFrom, oneof, property, string } from 'fast-check'
import { expect, it } from 'vitest'
import { writeCalendar, type CalendarEvent } from './calendar.ts'

const event: CalendarEvent = {
  id: 'r1',
  title: 'Entrada: Pieza, norte',
  place: 'Calle Uno 1; fondo',
  when: { day: '2026-12-31' },
  remind: 'P30D',
}
const write = (...events: CalendarEvent[]) => writeCalendar(events, 0)

it('contains whole days, and times in UTC, each with its reminder', () => {
  const when = { start: Date.parse('2026-12-07T03:00:00Z'), end: Date.parse('2026-12-07T05:00:00Z') }
  const file = write(event, { ...event, when, remind: 'PT1H' })
  expect(file).toContain('DTSTART;VALUE=DATE:20261231\r\nDTEND;VALUE=DATE:20270101\r\n')
  expect(file).toContain('DTSTART:20261207T030000Z\r\nDTEND:20261207T050000Z\r\n')
  expect(file.match(/TRIGGER:.*/g)).toEqual(['TRIGGER:-P30D', 'TRIGGER:-PT1H'])
  expect(file.match(/BEGIN:VEVENT/g)).toHaveLength(2)
})

it('escapes special characters, and folds long lines between characters', () => {
  const file = write({ ...event, place: `${'ñ'.repeat(80)}; x` })
  expect(file).toContain(String.raw`Entrada: Pieza\, norte`)
  for (const line of file.split('\r\n')) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75)
  expect(file.replaceAll('\r\n ', '')).toContain(String.raw`${'ñ'.repeat(80)}\; x`)
})

it('says of a later file that it is a change of the same event', () => {
  const at = (time: string) => {
    const file = writeCalendar([event], Date.parse(time))
    return [/UID:(.*)/, /SEQUENCE:(.*)/].map((line) => line.exec(file)?.[1]?.trim())
  }
  const [[uid, first], [same, second]] = [at('2026-12-01T10:00:00Z'), at('2026-12-01T10:00:01Z')]
  expect(same).toBe(uid)
  expect(Number(second)).toBe(Number(first) + 1)
})

it('keeps any text, on lines of at most 75 octets', () => {
  const sign = oneof(
    string({ unit: 'grapheme' }),
    constantFrom('\n', '\r\n', ';', ',', '\\', '\ud83d', 'ñ'.repeat(40)),
  )
  const text = array(sign, { maxLength: 20 }).map((signs) => signs.join(''))
  const plain = (value: string) => value.toWellFormed().replaceAll(/\r\n?/g, '\n')
  assert(
    property(text, (title) => {
      const lines = write({ ...event, title }).split('\r\n')
      for (const line of lines) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75)
      expect(lines.join('')).not.toMatch(/[\r\n]/)
      const written = /\r\nSUMMARY:([^\r]*)\r\n/.exec(lines.join('\r\n').replaceAll('\r\n ', ''))![1]!
      const read = written.replaceAll(/\\(.)/gu, (_, one: string) => (one === 'n' ? '\n' : one))
      expect(read).toBe(plain(title).replaceAll(/(?![\n\t])\p{Cc}/gu, ''))
    }),
  )
})

it('asks a mail program to keep an event of several days, and later to remove it', () => {
  const message = { organizer: { name: 'La "Oficina"', email: 'hola@o.example' }, attendee: 'ada@p.example' }
  const stay = { ...event, when: { day: '2026-12-01', lastDay: '2026-12-31' } }
  const [request, cancel] = (['REQUEST', 'CANCEL'] as const).map((method) =>
    writeCalendar([stay], 0, { ...message, method })
      .replaceAll('\r\n ', '')
      .split('\r\n'),
  )
  const parties = [
    'ORGANIZER;CN="La Oficina":mailto:hola@o.example',
    'ATTENDEE;PARTSTAT=ACCEPTED;RSVP=FALSE:mailto:ada@p.example',
  ]
  const days = ['DTSTART;VALUE=DATE:20261201', 'DTEND;VALUE=DATE:20270101']
  expect(request).toEqual(
    expect.arrayContaining(['METHOD:REQUEST', 'STATUS:CONFIRMED', 'BEGIN:VALARM', ...parties, ...days]),
  )
  expect(cancel).toEqual(expect.arrayContaining(['METHOD:CANCEL', 'STATUS:CANCELLED', ...parties, ...days]))
  expect(cancel).not.toContain('BEGIN:VALARM')
})
