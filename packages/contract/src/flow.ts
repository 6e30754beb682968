import type { RateLimit } from './rate-limits.ts'

/** The most subjects that are remembered. Beyond it, those that were inactive longest are forgotten. */
const rememberedAtMost = 20_000

interface Level {
  /** The calls that can still be made at once. */
  left: number
  /** The time of `left`, in ms. */
  at: number
}

/**
 * Counts frequent calls in memory: `burst` at once, then an even flow of `max` per window (RULES.md §10.3).
 * `take` returns 0 when the call is allowed, otherwise the seconds until the next one is.
 */
export function createFlow(
  { max, windowSeconds, burst = max }: Pick<RateLimit, 'max' | 'windowSeconds' | 'burst'>,
  { factor = 1, now = () => Date.now() }: { factor?: number; now?: () => number } = {},
) {
  const perMs = (max * factor) / (windowSeconds * 1000)
  const most = burst * factor
  const levels = new Map<string, Level>()

  return {
    take(subject: string): number {
      const at = now()
      const known = levels.get(subject)
      const left = known ? Math.min(most, known.left + Math.max(0, at - known.at) * perMs) : most
      const granted = left >= 1
      levels.delete(subject)
      levels.set(subject, { left: granted ? left - 1 : left, at })
      const [oldest] = levels.size > rememberedAtMost ? levels.keys() : []
      if (oldest !== undefined) levels.delete(oldest)
      return granted ? 0 : (1 - left) / perMs / 1000
    },
  }
}

export type Flow = ReturnType<typeof createFlow>
