import { describe, expect, it } from 'vitest'
import { type HourSlot, pressHour } from './hour-run.ts'

const day = (booked: number[] = []): HourSlot[] =>
  Array.from({ length: 24 }, (_, index) => ({
    slot: index + 1,
    text: `${index}:00`,
    state: booked.includes(index + 1) ? 'booked' : 'free',
  }))

describe('pressing hours', () => {
  it('starts with one hour, and extends to the second hour pressed', () => {
    const first = pressHour(day(), null, 11)
    expect(first).toEqual({ first: 11, last: 11 })
    expect(pressHour(day(), first, 14)).toEqual({ first: 11, last: 14 })
  })

  it('extends backwards too', () => {
    expect(pressHour(day(), { first: 11, last: 12 }, 9)).toEqual({ first: 9, last: 12 })
  })

  it('starts again when an hour between is booked', () => {
    expect(pressHour(day([13]), { first: 11, last: 12 }, 15)).toEqual({ first: 15, last: 15 })
  })

  it('starts again when an hour between does not exist on that day', () => {
    const shortened = day().filter(({ slot }) => slot !== 13)
    expect(pressHour(shortened, { first: 11, last: 12 }, 15)).toEqual({ first: 15, last: 15 })
  })

  it('removes an end that is pressed, and ends at an hour pressed inside', () => {
    const run = { first: 10, last: 14 }
    expect(pressHour(day(), run, 10)).toEqual({ first: 11, last: 14 })
    expect(pressHour(day(), run, 14)).toEqual({ first: 10, last: 13 })
    expect(pressHour(day(), run, 12)).toEqual({ first: 10, last: 12 })
  })

  it('becomes empty when its only hour is pressed', () => {
    expect(pressHour(day(), { first: 8, last: 8 }, 8)).toBeNull()
  })
})
