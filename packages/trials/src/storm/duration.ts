import { setTimeout as sleep } from 'node:timers/promises'

export interface Duration {
  /** The shortest duration, so that races have time to happen on a fast machine. */
  readonly seconds: number
  /** The storm continues while this is false, so that a busy machine gets the time it needs. */
  readonly enough: () => boolean | Promise<boolean>
  /** The longest duration: what has not happened by then is not waited for. */
  readonly atMostSeconds: number
}

export interface StormEnd {
  readonly signal: AbortSignal
  /** Ends with the storm; rejects with the failure of `enough`, which ends it too. */
  readonly reached: Promise<void>
  /** Ends it at once: `enough` is not asked any more. */
  readonly stop: () => void
}

/** Returns what ends a storm. */
export function endOf({ seconds, enough, atMostSeconds }: Duration): StormEnd {
  const over = new AbortController()
  const { signal } = over
  const began = Date.now()
  const age = () => (Date.now() - began) / 1000
  const pause = (ms: number) => sleep(ms, undefined, { signal }).catch(() => undefined)
  const stop = () => over.abort()
  const wait = async () => {
    await pause(seconds * 1000)
    while (!signal.aborted && age() < atMostSeconds && !(await enough())) await pause(250)
  }
  return { signal, reached: wait().finally(stop), stop }
}
