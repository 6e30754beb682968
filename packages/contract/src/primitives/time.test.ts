import { is } from 'valibot'
import { expect, test } from 'vitest'
import { BirthDate, CalendarDate, EpochMs, LeaseDate } from './time.ts'

test('a date is a real one that the database can store', () => {
  const dates = ['2028-02-29', '0001-01-01', '9999-12-31']
  const none = ['2027-02-29', '2026-13-01', '0000-01-01', '-001-01-01', '10000-01-01', '2026-1-1']
  expect(dates.filter((date) => is(CalendarDate, date))).toEqual(dates)
  expect(none.filter((date) => is(CalendarDate, date))).toEqual([])
})

test('an instant is one that has a date with a four-digit year', () => {
  const last = Date.parse('9999-12-31T23:59:59.999Z')
  expect([0, last].every((moment) => is(EpochMs, moment))).toBe(true)
  expect([-1, 0.5, last + 1, Infinity, NaN].some((moment) => is(EpochMs, moment))).toBe(false)
})

test('a lease is within years that a calendar can be gone through', () => {
  const days = ['1899-12-31', '1900-01-01', '2101-01-01', '2101-01-02', '9999-12-31']
  expect(days.filter((date) => is(LeaseDate, date))).toEqual(['1900-01-01', '2101-01-01'])
})

test('a date of birth must be after 1 January 1900', () => {
  expect([is(BirthDate, '1900-01-01'), is(BirthDate, '1900-01-02')]).toEqual([false, true])
})
