import { expect, it } from 'vitest'
import { stayEvents } from './stay-events.ts'

const id = '0b8f1e9a-4a39-4a3e-9a51-0a4a9d3a1c11'
const period = { start: 1_796_601_600_000, end: 1_804_464_000_000 }
const dates = { startDate: '2026-12-07', endDate: '2027-03-07' }
const texts = { start: 'Entrada', end: 'Término', place: 'Avenida Italia 1234' }

it('marks the first and the last day of a monthly stay, the last one a month ahead', () => {
  const events = stayEvents({ id, rentalMode: 'month', period, ...dates }, texts)
  expect(events.map(({ title, when, remind }) => [title, when, remind])).toEqual([
    ['Entrada', { day: '2026-12-07' }, 'P1D'],
    ['Término', { day: '2027-03-06' }, 'P30D'],
  ])
  expect(new Set(events.map((event) => event.id)).size).toBe(2)
})

it('is the same appointments with other dates', () => {
  const changed = {
    id: '5f0e7f0a-5a52-4c55-8d5e-0a5b7f2f4f11',
    calendarId: id,
    rentalMode: 'month',
    period,
  } as const
  const [before, after] = [{ id, rentalMode: 'month', period } as const, changed].map((booked) =>
    stayEvents({ ...booked, ...dates }, texts).map((event) => event.id),
  )
  expect(after).toEqual(before)
})

it('is one appointment by the hour', () => {
  expect(stayEvents({ id, rentalMode: 'hour', period, ...dates }, texts)).toEqual([
    { id, title: 'Entrada', place: texts.place, when: period, remind: 'PT1H' },
  ])
})
