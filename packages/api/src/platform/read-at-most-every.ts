/**
 * Returns a function that gives what was read last, and reads again once that is older than `freshMs`
 * milliseconds. A failure is not remembered: the next call reads again.
 */
export const readAtMostEvery = <Value>(
  freshMs: number,
  read: () => Promise<Value>,
): (() => Promise<Value>) => {
  let last: Promise<Value> | undefined
  let readAt = 0
  return () => {
    if (!last || Date.now() - readAt > freshMs) {
      readAt = Date.now()
      const current = read()
      current.catch(() => {
        if (last === current) last = undefined
      })
      last = current
    }
    return last
  }
}
