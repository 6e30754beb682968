import { expect, test } from 'vitest'
import { calendarPath, readCalendarWord } from './calendar-address.ts'
import { endAfter, lastDayBefore } from './lease-months.ts'
import { lastDayOf, periodOf } from './stay.ts'

const timeZone = 'America/Santiago'

test('a stay by month lasts from the start of its first day to the start of the first free day', () => {
  const stay = { rentalMode: 'month', timeZone, startSlot: null, endSlot: null } as const
  const { start, end } = periodOf({ ...stay, startDate: '2026-09-06', endDate: '2026-10-06' })
  expect(new Date(start).toISOString()).toBe('2026-09-06T04:00:00.000Z')
  expect(new Date(end).toISOString()).toBe('2026-10-06T03:00:00.000Z')
})

test('people read the last day of a stay, and in the form of a lease they type it', () => {
  expect(lastDayOf({ rentalMode: 'month', endDate: '2027-07-03' })).toBe('2027-07-02')
  expect(lastDayOf({ rentalMode: 'hour', endDate: '2027-07-03' })).toBe('2027-07-03')
  expect([lastDayBefore('2028-03-01'), endAfter('2028-02-29')]).toEqual(['2028-02-29', '2028-03-01'])
  expect([endAfter(''), endAfter('275760-09-13')]).toEqual(['', '275760-09-13'])
})

test('a stay by hour lasts from its first slot to the end of its last one, even when an hour occurs twice', () => {
  const day = (startDate: string) =>
    ({ rentalMode: 'hour', timeZone, startDate, endDate: startDate }) as const
  const { start, end } = periodOf({ ...day('2026-08-10'), startSlot: 10, endSlot: 12 })
  expect(new Date(start).toISOString()).toBe('2026-08-10T13:00:00.000Z')
  expect(end - start).toBe(3 * 3_600_000)
  const twice = periodOf({ ...day('2026-04-04'), startSlot: 23, endSlot: 24 })
  expect(twice.end - twice.start).toBe(3 * 3_600_000)
  expect(() => periodOf({ ...day('2026-09-06'), startSlot: 1, endSlot: 2 })).toThrow(RangeError)
})

test('the path of a calendar uses the established words for the rental mode', () => {
  expect(calendarPath({ propertyId: 'p', rentalMode: 'hour' })).toBe('/propietario/p/calendar/entire/daily')
  expect(calendarPath({ propertyId: 'p', roomId: 'r', rentalMode: 'month' })).toBe(
    '/propietario/p/calendar/r/monthly',
  )
  expect(['daily', 'monthly', 'yearly'].map(readCalendarWord)).toEqual(['hour', 'month', undefined])
})
