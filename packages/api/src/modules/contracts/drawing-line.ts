import { AppError } from '../../platform/errors/app-error.ts'

/** A caller who waited for so long is told to come back: what follows takes its time, too, and people wait for 20 seconds at most. */
const patienceMs = 10_000
const comeBackSeconds = 5

let last: Promise<unknown> = Promise.resolve()

/**
 * Renders documents one after the other. Rendering needs only the processor, so documents rendered at once
 * would all be ready with the last one, and under load their holds would have expired by then.
 * @throws AppError unavailable when the line is too long, as after a lost primary, when everybody comes at once
 */
export function drawInTurn<Result>(draw: () => Promise<Result>): Promise<Result> {
  const until = performance.now() + patienceMs
  const turn = last.then(() => {
    if (performance.now() > until) throw new AppError('unavailable', { retryAfterSeconds: comeBackSeconds })
    return draw()
  })
  last = turn.catch(() => undefined)
  return turn
}
