import { AsyncLocalStorage } from 'node:async_hooks'
import { setTimeout as sleep } from 'node:timers/promises'

/**
 * How many background calls one instance may send to the payment provider each second. The provider's own
 * limit is higher.
 */
export const callsPerSecond = 20

const unhurried = new AsyncLocalStorage<true>()

/**
 * Runs background work and makes its calls to the payment provider wait for their turn. No user is waiting
 * for it.
 */
export const atPace = <Result>(work: () => Promise<Result>): Promise<Result> => unhurried.run(true, work)

interface Time {
  readonly now: () => number
  readonly wait: (milliseconds: number) => Promise<unknown>
}

const realTime: Time = { now: () => performance.now(), wait: (milliseconds) => sleep(milliseconds) }

/**
 * Returns a function that delays calls within `atPace`, so that they are evenly spaced. All other calls pass
 * at once.
 */
export function createPace(perSecond: number, time: Time = realTime): () => Promise<void> {
  const distance = 1000 / perSecond
  let next = 0
  return async () => {
    if (!unhurried.getStore()) return
    const now = time.now()
    const turn = Math.max(now, next)
    next = turn + distance
    if (turn > now) await time.wait(turn - now)
  }
}
