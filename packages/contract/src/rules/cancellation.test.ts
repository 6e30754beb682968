import fc from 'fast-check'
import { Temporal } from 'temporal-polyfill'
import { expect, it } from 'vitest'
import { answerUntil, refundAt, refundSteps, type PaidStay } from './cancellation.ts'
import { addMonths } from './lease-months.ts'
import { slotsOf } from './hour-slots.ts'
import { timeZones, type TimeZone } from './time-zones.ts'

const unitPrice = 520_000
const monthly = (startDate: string, quantity: number, timeZone: TimeZone = 'America/Santiago'): PaidStay => ({
  rentalMode: 'month',
  timeZone,
  startDate,
  endDate: addMonths(startDate, quantity),
  startSlot: null,
  endSlot: null,
  quantity,
  unitPrice,
})
const hourly = (date: string, startSlot: number, endSlot: number, timeZone: TimeZone): PaidStay => ({
  rentalMode: 'hour',
  timeZone,
  startDate: date,
  endDate: date,
  startSlot,
  endSlot,
  quantity: endSlot - startSlot + 1,
  unitPrice,
})
const at = (wall: string, zone: TimeZone = 'America/Santiago') =>
  Temporal.PlainDateTime.from(wall).toZonedDateTime(zone).epochMilliseconds
const all = Number.MAX_SAFE_INTEGER

/** The sum by an independent calendar: month by month, those that begin after the day of the request. */
const sumOf = ({ startDate, timeZone, quantity }: PaidStay, now: number): number => {
  const today = Temporal.Instant.fromEpochMilliseconds(now).toZonedDateTimeISO(timeZone).toPlainDate()
  const start = Temporal.PlainDate.from(startDate)
  if (today.until(start, { largestUnit: 'days' }).days >= 7) return quantity * unitPrice
  let notBegun = 0
  for (let month = 0; month < quantity; month += 1)
    if (Temporal.PlainDate.compare(start.add({ months: month }), today) > 0) notBegun += 1
  return Math.max(0, notBegun - 1) * unitPrice
}

const dates = fc
  .integer({ min: 0, max: 3_000 })
  .map((days) => Temporal.PlainDate.from('2024-01-01').add({ days }).toString())
const zones = fc.constantFrom(...timeZones)

it('equals an independent sum of months, and never exceeds what is left', () => {
  fc.assert(
    fc.property(
      dates,
      zones,
      fc.integer({ min: 1, max: 14 }),
      fc.integer({ min: -40 * 24 * 60, max: 460 * 24 * 60 }),
      fc.integer({ min: -1, max: 15 * unitPrice }),
      (startDate, zone, quantity, minutes, left) => {
        const stay = monthly(startDate, quantity, zone)
        const now = at(`${startDate}T12:00`, zone) + minutes * 60_000
        const refund = refundAt(stay, left, now)
        expect(refund).toBe(Math.max(0, Math.min(left, sumOf(stay, now))))
      },
    ),
    { numRuns: 300 },
  )
})

it('shows falling refunds in order, of which only the last is nothing', () => {
  fc.assert(
    fc.property(dates, zones, fc.integer({ min: 1, max: 14 }), (startDate, zone, quantity) => {
      const steps = refundSteps(monthly(startDate, quantity, zone))
      const times = steps.map(({ until }) => until)
      expect(times).toEqual([...new Set(times)].toSorted((a, b) => a - b))
      for (const [index, { refund }] of steps.entries())
        expect(refund < (steps[index - 1]?.refund ?? all)).toBe(true)
      expect(steps.filter(({ refund }) => refund === 0)).toEqual(steps.slice(-1))
    }),
    { numRuns: 200 },
  )
})

it('ends the full refund with the seventh day before the first one, by the clock of the place', () => {
  const stay = monthly('2026-12-07', 3)
  const refunds = ['2026-11-30T23:59:59.999', '2026-12-01T00:00', '2026-12-06T23:59:59.999'].map((wall) =>
    refundAt(stay, all, at(wall)),
  )
  expect(refunds).toEqual([3 * unitPrice, 2 * unitPrice, 2 * unitPrice])
  const later = ['2026-12-07T00:00', '2027-01-06T23:59:59.999', '2027-01-07T00:00', '2027-03-08T00:00']
  expect(later.map((wall) => refundAt(stay, all, at(wall)))).toEqual([unitPrice, unitPrice, 0, 0])
  // The same instant is still the day before in Lima.
  const inLima = monthly('2026-12-07', 3, 'America/Lima')
  expect(refundAt(inLima, all, at('2026-12-01T00:00'))).toBe(3 * unitPrice)
})

it('refunds hours until exactly 24 hours before the start, also across a clock change', () => {
  fc.assert(
    fc.property(dates, zones, fc.integer({ min: 0, max: 21 }), (date, zone, from) => {
      const slots = slotsOf(date, zone)
      const [first, second] = [slots[from % (slots.length - 1)]!, slots[(from % (slots.length - 1)) + 1]!]
      const stay = hourly(date, first.slot, second.slot, zone)
      const limit = first.start - 24 * 3_600_000
      expect(refundAt(stay, all, limit)).toBe(stay.quantity * unitPrice)
      expect(refundAt(stay, all, limit + 1)).toBe(0)
      expect(refundAt(stay, 5, limit)).toBe(5)
    }),
    { numRuns: 100 },
  )
})

it('gives the owner 72 hours, but not beyond the start, or the end of a stay that has started', () => {
  const stay = monthly('2026-12-07', 1)
  const hours = 72 * 3_600_000
  expect(answerUntil(stay, at('2026-11-20T11:52'))).toBe(at('2026-11-20T11:52') + hours)
  expect(answerUntil(stay, at('2026-12-06T11:52'))).toBe(at('2026-12-07T00:00'))
  expect(answerUntil(stay, at('2026-12-07T00:00'))).toBe(at('2026-12-10T00:00'))
  expect(answerUntil(stay, at('2027-01-06T00:00'))).toBe(at('2027-01-07T00:00'))
})
