import fc from 'fast-check'
import { Temporal } from 'temporal-polyfill'
import { expect, test } from 'vitest'
import { hoursOfSlots, hoursSpan, rangeOfSlots, slotOf, slotsOf, slotsOfRange } from './hour-slots.ts'
import { dateAt, startOfDay, timeZones } from './time-zones.ts'

const zones = fc.constantFrom(...timeZones)
const changes = ['2026-04-04', '2026-04-05', '2026-09-05', '2026-09-06', '2027-04-03', '2027-09-05']
const hourIn = (zone: string, instant: number) =>
  Temporal.Instant.fromEpochMilliseconds(instant).toZonedDateTimeISO(zone).hour
const dates = fc.oneof(
  fc.constantFrom(...changes),
  fc
    .integer({ min: 0, max: 3650 })
    .map((offset) => Temporal.PlainDate.from('2022-01-01').add({ days: offset }).toString()),
)

test('a day begins at the same instant as in an independent calendar', () => {
  fc.assert(
    fc.property(dates, zones, (date, zone) => {
      expect(startOfDay(date, zone)).toBe(
        Temporal.PlainDate.from(date).toZonedDateTime(zone).epochMilliseconds,
      )
    }),
  )
})

test('the slots of a day cover it completely and without gaps', () => {
  fc.assert(
    fc.property(dates, zones, (date, zone) => {
      const slots = slotsOf(date, zone)
      const tomorrow = Temporal.PlainDate.from(date).add({ days: 1 }).toZonedDateTime(zone).epochMilliseconds
      expect(slots[0]?.start).toBe(startOfDay(date, zone))
      expect(slots.at(-1)?.end).toBe(tomorrow)
      expect(slots.map(({ start }) => hourIn(zone, start) + 1)).toEqual(slots.map(({ slot }) => slot))
      expect(slots.slice(1).map(({ start }) => start)).toEqual(slots.slice(0, -1).map(({ end }) => end))
    }),
  )
})

test('Santiago 2026-09-06 has no first slot and begins at one o’clock', () => {
  expect(slotOf('2026-09-06', 1, 'America/Santiago')).toBeUndefined()
  expect(slotsOf('2026-09-06', 'America/Santiago')).toHaveLength(23)
  expect(startOfDay('2026-09-06', 'America/Santiago')).toBe(Date.parse('2026-09-06T04:00:00Z'))
})

test('an hour that occurs twice is one slot of two hours and is paid once', () => {
  const last = slotOf('2026-04-04', 24, 'America/Santiago')
  expect((last?.end ?? 0) - (last?.start ?? 0)).toBe(2 * 3_600_000)
  const range = rangeOfSlots('2026-04-04', 23, 24, 'America/Santiago')
  expect(range && slotsOfRange(range, 'America/Santiago')).toMatchObject({
    startSlot: 23,
    endSlot: 24,
    quantity: 2,
  })
})

test('the slots of a range are found again', () => {
  fc.assert(
    fc.property(
      dates,
      zones,
      fc.integer({ min: 1, max: 24 }),
      fc.integer({ min: 1, max: 24 }),
      (date, zone, a, b) => {
        const [startSlot, endSlot] = [Math.min(a, b), Math.max(a, b)]
        const range = rangeOfSlots(date, startSlot, endSlot, zone)
        fc.pre(range !== undefined)
        expect(slotsOfRange(range!, zone)).toMatchObject({ date, startSlot, endSlot })
      },
    ),
  )
})

test('slots outside a day make no range, although the next day has those hours', () => {
  for (const [first, last] of [
    [25, 26],
    [24, 25],
    [0, 2],
    [3, 2],
  ] as const)
    expect(rangeOfSlots('2026-05-05', first, last, 'America/Lima')).toBeUndefined()
})

test('a range can span from the first to the last slot of a day, if the clock shows both', () => {
  const day = slotsOf('2026-05-05', 'America/Lima')
  expect(rangeOfSlots('2026-05-05', 1, 24, 'America/Lima')).toEqual({
    start: day[0]!.start,
    end: day.at(-1)!.end,
  })
  expect(rangeOfSlots('2026-09-06', 1, 3, 'America/Santiago')).toBeUndefined()
  expect(rangeOfSlots('2026-09-06', 2, 3, 'America/Santiago')).toBeDefined()
})

test('a range that ends before it begins has no slots', () => {
  const day = slotsOf('2026-05-05', 'America/Lima')
  expect(slotsOfRange({ start: day[9]!.start, end: day[7]!.end }, 'America/Lima')).toBeUndefined()
})

test('a range that is not aligned to hours or crosses midnight has no slots', () => {
  const start = startOfDay('2026-05-05', 'America/Lima')
  expect(slotsOfRange({ start: start + 1, end: start + 7_200_000 }, 'America/Lima')).toBeUndefined()
  expect(
    slotsOfRange({ start: start + 23 * 3_600_000, end: start + 25 * 3_600_000 }, 'America/Lima'),
  ).toBeUndefined()
})

test('an instant has the same date as in an independent calendar', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 4_000_000_000_000 }), zones, (instant, zone) => {
      const zoned = Temporal.Instant.fromEpochMilliseconds(instant).toZonedDateTimeISO(zone)
      expect(dateAt(instant, zone)).toBe(zoned.toPlainDate().toString())
    }),
  )
})

test('hours are written without a leading zero, up to the midnight that ends a day', () => {
  expect(hoursOfSlots(10, 13)).toEqual({ from: '9:00', to: '13:00' })
  expect(hoursSpan(1, 24)).toBe('0:00–24:00')
})
