/** The services' time, which tests may move forward to see sessions expire or visits pass. */
export interface Clock {
  /** Milliseconds since 1970, UTC, the offset included. */
  now: () => number
  /** Whole seconds since 1970, as Stripe counts. */
  seconds: () => number
  /** Moves the clock; listeners re-plan what they had timed. */
  advance: (ms: number) => void
  onChange: (listener: () => void) => void
}

/** A clock that starts at the machine's time; the offset lives in memory and ends with the process. */
export function createClock(): Clock {
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
