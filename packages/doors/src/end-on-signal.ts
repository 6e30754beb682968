/** What starts the processes kills one that has not ended after 30 s. */
const longestMs = 25_000

/**
 * Ends this process on SIGTERM or SIGINT, once `end` has finished its work, with code 0. It ends with code 1 when that fails
 * or takes longer than 25 s.
 */
export function endOnSignal(end: () => Promise<void>): void {
  let isEnding = false
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.on(signal, () => {
      if (isEnding) return
      isEnding = true
      setTimeout(() => process.exit(1), longestMs).unref()
      void end().then(
        () => process.exit(0),
        () => process.exit(1),
      )
    })
}
