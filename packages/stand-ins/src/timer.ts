/**
 * The longest sleep of a timer. Longer delays would overflow Node's timers, and a changed system clock is
 * noticed this way.
 */
const MAX_SLEEP_MS = 60_000

/**
 * A timer that sleeps until the next thing is due. Call `plan` after every change that could make it earlier.
 */
export interface DueTimer {
  plan: () => void
  stop: () => void
}

/**
 * Creates a timer without polling. `nextDue` returns the instant (ms) of the next thing to do, or undefined
 * when there is none; `work` does everything that is due.
 */
export function createDueTimer(
  now: () => number,
  nextDue: () => number | undefined,
  work: () => void,
): DueTimer {
  let timer: NodeJS.Timeout | undefined
  let stopped = false
  const plan = () => {
    clearTimeout(timer)
    const due = stopped ? undefined : nextDue()
    if (due === undefined) return
    timer = setTimeout(run, Math.min(Math.max(due - now(), 0), MAX_SLEEP_MS))
  }
  const run = () => {
    work()
    plan()
  }
  return {
    plan,
    stop: () => {
      stopped = true
      clearTimeout(timer)
    },
  }
}
