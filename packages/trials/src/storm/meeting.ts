import { setTimeout as sleep } from 'node:timers/promises'

interface Round<Goal> {
  readonly goal: Goal
  readonly gone: PromiseWithResolvers<void>
  here: number
}

/**
 * Where rivals wait for each other: `size` of them, or whoever is there after `patienceMs`, leave in the same
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
