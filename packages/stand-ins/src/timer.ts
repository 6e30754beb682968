/** Longest sleep of a timer: larger delays overflow Node's timers, and a moved system clock is noticed. */
const MAX_SLEEP_MS = 60_000

/** One timer that sleeps until the next thing is due; `plan` after every change that could bring it forward. */
export interface DueTimer {
  plan: () => void
  stop: () => void
}

/**
 * `nextDue` answers the instant (ms) of the next thing to do, or undefined when there is nothing;
 * `work` does everything that is due. No polling while nothing is planned.
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
