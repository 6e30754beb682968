import { setTimeout as pause } from 'node:timers/promises'

/** Returns what the promise resolves to, or rejects after `ms` milliseconds. */
export async function within<Value>(ms: number, promise: Promise<Value>): Promise<Value> {
  const ended = new AbortController()
  const late = pause(ms, undefined, { signal: ended.signal }).then(() => {
    throw new Error(`No answer within ${ms} ms.`)
  })
  try {
    return await Promise.race([promise, late])
  } finally {
    late.catch(() => undefined)
    ended.abort()
  }
}
