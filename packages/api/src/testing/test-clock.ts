import type { Clock } from '../platform/clock.ts'

export interface TestClock extends Clock {
  advance: (milliseconds: number) => void
  set: (instant: Date | string) => void
  /** Goes back to where the clock began, so that the next test has the time that this one had. */
  reset: () => void
}

/** Creates a clock that only moves when told to. */
export function createTestClock(start: Date | string = new Date()): TestClock {
  const begun = new Date(start).getTime()
  let now = begun
  return {
    now: () => new Date(now),
    advance: (milliseconds) => void (now += milliseconds),
    set: (instant) => void (now = new Date(instant).getTime()),
    reset: () => void (now = begun),
  }
}
