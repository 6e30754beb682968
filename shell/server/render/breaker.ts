interface Options {
  /** The number of consecutive failures after which it pauses. */
  failures: number
  /** The first pause in ms; each further one is twice as long, until an attempt succeeds. */
  restMs: number
  longestMs: number
}

/** Only so many names are remembered; the oldest are dropped first. */
const rememberedAtMost = 1_000

interface Record {
  inARow: number
  rests: number
  until: number
}

/**
 * Creates a circuit breaker: what fails repeatedly is not tried for a while. After the pause, one attempt is
 * allowed, and its result decides whether the pause ends.
 */
export function createBreaker({ failures, restMs, longestMs }: Options, now: () => number = Date.now) {
  const records = new Map<string, Record>()

  return {
    /** Returns whether it may be tried now. */
    mayTry(name: string): boolean {
      const record = records.get(name)
      if (!record || record.inARow < failures) return true
      if (now() < record.until) return false
      // Other callers wait for the result of this attempt. If it never reports back, the next attempt is
      // allowed after the same time.
      record.until = now() + restMs
      return true
    },
    failed(name: string): void {
      const { inARow, rests, ...rest } = records.get(name) ?? { inARow: 0, rests: 0, until: 0 }
      records.delete(name)
      const resting = inARow + 1 >= failures
      const until = resting ? now() + Math.min(longestMs, restMs * 2 ** rests) : rest.until
      records.set(name, { inARow: inARow + 1, rests: resting ? rests + 1 : rests, until })
      const [oldest] = records.size > rememberedAtMost ? records.keys() : []
      if (oldest !== undefined) records.delete(oldest)
    },
    succeeded: (name: string): void => void records.delete(name),
    /** Returns how many names are paused now. */
    paused: (): number =>
      [...records.values()].filter(({ inARow, until }) => inARow >= failures && now() < until).length,
  }
}
