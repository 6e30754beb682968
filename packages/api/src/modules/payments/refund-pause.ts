const longest = { error: 30_000, pending: 3_600_000 } as const

/**
 * Returns the milliseconds until a refund is looked at again. They double with each try, up to half a minute
 * after errors and up to an hour while the bank takes its time. Up to half of it is taken off at random, so
 * that not all calls are made together.
 */
export const pauseMs = (tries: number, why: keyof typeof longest, random = Math.random): number => {
  const whole = Math.min(longest[why], 1000 * 2 ** Math.min(Math.max(tries - 1, 0), 20))
  return Math.round(whole * (0.5 + random() / 2))
}
