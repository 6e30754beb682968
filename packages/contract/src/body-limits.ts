/** Size and speed limits of request bodies (RULES.md §10.18, §10.19, §10.20). */
export const bodyLimits = {
  /** The largest JSON body is a form with a signature. */
  jsonBytes: 1_000_000,
  /** Enough for five photos, a cover and the fields of a form. */
  formBytes: 60 * 1024 * 1024,
  /** The seconds that every body may take. */
  graceSeconds: 20,
  /**
   * For each of these bytes received a body may take one more second. It is what a slow phone sends in a
   * second.
   */
  leastBytesPerSecond: 16 * 1024,
} as const

/** Returns how long a body may take, in milliseconds, after `bytes` bytes have arrived. */
export const bodyDeadlineMs = (bytes: number): number =>
  1000 * (bodyLimits.graceSeconds + bytes / bodyLimits.leastBytesPerSecond)
