import { expect, it } from 'vitest'
import { createPrimaryWatch } from './primary-watch.ts'

it('finds the primary away once it did not answer two looks in a row, until it answers one', () => {
  const { looked, isAway } = createPrimaryWatch()
  for (const [didAnswer, away] of [
    [false, false],
    [true, false],
    [false, false],
    [false, true],
    [false, true],
    [true, false],
  ] as const) {
    looked(didAnswer)
    expect(isAway()).toBe(away)
  }
})
