import type { Clock } from '../platform/clock.ts'

export interface TestClock extends Clock {
  advance: (milliseconds: number) => void
  set: (instant: Date | string) => void
}

/** Creates a clock that only moves when told to. */
export function createTestClock(start: Date | string = new Date()): TestClock {
  let now = new Date(start).getTime()
  return {
    now: () => new Date(now),
    advance: (milliseconds) => void (now += milliseconds),
    set: (instant) => void (now = new Date(instant).getTime()),
  }
}
