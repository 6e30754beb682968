interface Options {
  /** So many failures in a row make it rest. */
  failures: number
  /** The first rest, in ms; each further one is twice as long, until something succeeds. */
  restMs: number
  longestMs: number
}

/** Names beyond that are forgotten, the oldest first. */
const rememberedAtMost = 1_000

interface Record {
  inARow: number
  rests: number
  until: number
}

/**
 * Leaves alone for a while what fails again and again. When its rest is over, one attempt is let through, and decides
 * whether it goes on resting.
 */
export function createBreaker({ failures, restMs, longestMs }: Options, now: () => number = Date.now) {
  const records = new Map<string, Record>()

  return {
    /** Whether it may be tried now. */
    mayTry(name: string): boolean {
      const record = records.get(name)
      if (!record || record.inARow < failures) return true
      if (now() < record.until) return false
      // Others wait for what becomes of this attempt; should nothing be heard of it, the next one comes by itself.
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
  }
}
