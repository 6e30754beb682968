/** The time of the services. Tests can move it forward, for example to let sessions expire or visits pass. */
export interface StandInClock {
  /** Milliseconds since 1970 in UTC, including the offset. */
  now: () => number
  /** Whole seconds since 1970, as in Stripe's API. */
  seconds: () => number
  /** Moves the clock forward and calls the listeners, which schedule their timers again. */
  advance: (ms: number) => void
  onChange: (listener: () => void) => void
}

/**
 * Creates a clock that starts at the machine's time. The offset is kept in memory and ends with the process.
 */
export function createClock(): StandInClock {
  let offset = 0
  const listeners: (() => void)[] = []
  const now = () => Date.now() + offset
  return {
    now,
    seconds: () => Math.floor(now() / 1000),
    advance: (ms) => {
      offset += ms
      for (const listener of listeners) listener()
    },
    onChange: (listener) => void listeners.push(listener),
  }
}
