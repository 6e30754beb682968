/** What a request may carry, and how slowly it may come. RULES §10. */
export const bodyLimits = {
  /** JSON bodies are forms; a drawn signature is the largest. */
  jsonBytes: 1_000_000,
  /** Five photos, a cover and the fields beside them. */
  formBytes: 60 * 1024 * 1024,
  /** A body has this long, in seconds, */
  graceSeconds: 20,
  /** and a second more for as many bytes as a slow phone sends in one. */
  leastBytesPerSecond: 16 * 1024,
} as const

/** How long a body may take, in milliseconds, of which so many bytes have come. */
export const bodyDeadlineMs = (bytes: number): number =>
  1000 * (bodyLimits.graceSeconds + bytes / bodyLimits.leastBytesPerSecond)
