import type { Turns } from '../turns.ts'

/** One look at the holds that are over: what the timers had done before it and after it. */
export interface Look {
  /** Changes with every blow: what was seen before says nothing any more. */
  readonly era: string
  readonly before: Turns
  readonly overdue: readonly string[]
  readonly after: Turns
}

/** Turns of the pace, one a second on a machine that is idle. RULES.md §6 and the five seconds of I6. */
const paceTurns = 5

/**
 * I6 counted by turns instead of seconds: a hold that is over may be there for a turn of its timer that had begun,
 * and is gone after the next; and that timer has its turn before one of the same pace has had five. On a slow
 * machine both take longer, which is no fault; a timer that stands still while the other goes on is one.
 */
export function createOverdueJudge(): (look: Look) => string[] {
  let era = ''
  let first = new Map<string, Turns>()
  return (look) => {
    if (look.era !== era) first = new Map()
    era = look.era
    const still = look.overdue.map((id): [string, Turns] => [id, first.get(id) ?? look.after])
    first = new Map(still)
    return still.flatMap(([id, since]) => {
      if (look.before.letGo >= since.letGo + 2) return [`I6 ${id} was passed over by the timer`]
      if (look.before.pace >= since.pace + paceTurns) return [`I6 ${id} waits for a timer that starves`]
      return []
    })
  }
}
