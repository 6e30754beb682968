import { AsyncLocalStorage } from 'node:async_hooks'
import { setTimeout as sleep } from 'node:timers/promises'

/** Calls to the payment provider that nobody waits for, of one instance, each second. Its own bound is higher. */
export const callsPerSecond = 20

const unhurried = new AsyncLocalStorage<true>()

/** Does work whose calls to the payment provider wait for their turn: nobody looks at the screen meanwhile. */
export const atPace = <Result>(work: () => Promise<Result>): Promise<Result> => unhurried.run(true, work)

interface Time {
  readonly now: () => number
  readonly wait: (milliseconds: number) => Promise<unknown>
}

const realTime: Time = { now: () => performance.now(), wait: (milliseconds) => sleep(milliseconds) }

/** Gives each call of work that is done at pace its turn, at equal distances; all others pass at once. */
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
