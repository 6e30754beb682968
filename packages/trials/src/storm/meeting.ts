import { setTimeout as sleep } from 'node:timers/promises'

interface Round<Goal> {
  readonly goal: Goal
  readonly gone: PromiseWithResolvers<void>
  here: number
}

/**
 * Creates a meeting point: `size` rivals, or those who are there after `patienceMs`, continue at the same
 * moment with the same goal.
 */
export function createMeeting<Goal>(size: number, patienceMs: number, think: () => Goal) {
  let round: Round<Goal> | undefined
  const leave = (leaving: Round<Goal>) => {
    if (round === leaving) round = undefined
    leaving.gone.resolve()
  }
  return async (): Promise<Goal> => {
    const joined = (round ??= { goal: think(), gone: Promise.withResolvers<void>(), here: 0 })
    joined.here += 1
    if (joined.here === 1) void sleep(patienceMs).then(() => leave(joined))
    if (joined.here === size) leave(joined)
    await joined.gone.promise
    return joined.goal
  }
}
