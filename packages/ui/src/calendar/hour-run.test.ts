import { describe, expect, it } from 'vitest'
import { type HourSlot, pressHour } from './hour-run.ts'

const day = (booked: number[] = []): HourSlot[] =>
  Array.from({ length: 24 }, (_, index) => ({
    slot: index + 1,
    text: `${index}:00`,
    state: booked.includes(index + 1) ? 'booked' : 'free',
  }))

describe('pressing hours', () => {
  it('begins a run with the first press and reaches to the second', () => {
    const first = pressHour(day(), null, 11)
    expect(first).toEqual({ first: 11, last: 11 })
    expect(pressHour(day(), first, 14)).toEqual({ first: 11, last: 14 })
  })

  it('reaches backwards as well', () => {
    expect(pressHour(day(), { first: 11, last: 12 }, 9)).toEqual({ first: 9, last: 12 })
  })

  it('never spans an hour that is taken', () => {
    expect(pressHour(day([13]), { first: 11, last: 12 }, 15)).toEqual({ first: 15, last: 15 })
  })

  it('never spans an hour that the day does not have', () => {
    const shortened = day().filter(({ slot }) => slot !== 13)
    expect(pressHour(shortened, { first: 11, last: 12 }, 15)).toEqual({ first: 15, last: 15 })
  })

  it('takes an end off, and ends at one inside', () => {
    const run = { first: 10, last: 14 }
    expect(pressHour(day(), run, 10)).toEqual({ first: 11, last: 14 })
    expect(pressHour(day(), run, 14)).toEqual({ first: 10, last: 13 })
    expect(pressHour(day(), run, 12)).toEqual({ first: 10, last: 12 })
  })

  it('lets a lone hour go', () => {
    expect(pressHour(day(), { first: 8, last: 8 }, 8)).toBeNull()
  })
})
