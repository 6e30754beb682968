import { setTimeout as sleep } from 'node:timers/promises'

export interface Duration {
  readonly seconds: number
  /** The storm continues while this is false, so that a busy machine gets the time it needs. */
  readonly enough: () => boolean | Promise<boolean>
  /** The maximum duration. */
  readonly atMostSeconds: number
}

/** Returns a signal that ends a storm. */
export function endOf({ seconds, enough, atMostSeconds }: Duration): AbortSignal {
  const over = new AbortController()
  const began = Date.now()
  const age = () => (Date.now() - began) / 1000
  const wait = async () => {
    await sleep(seconds * 1000)
    while (age() < atMostSeconds && !(await enough())) await sleep(250)
    over.abort()
  }
  void wait()
  return over.signal
}
