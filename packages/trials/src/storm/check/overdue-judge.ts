import type { Turns } from '../turns.ts'

/** One look at the overdue holds, with the turns of the timers before and after it. */
export interface OverdueLook {
  /** Changes with every blow, which makes earlier looks meaningless. */
  readonly era: string
  readonly before: Turns
  readonly overdue: readonly string[]
  /** Whether a turn of their timer is under way. */
  readonly isTurning: boolean
  readonly after: Turns
}

/**
 * Turns of the pace timer, which runs once a second on an idle machine (RULES.md §6 and the five seconds of
 * I6).
 */
const paceTurns = 5
/** A turn that ends no hold in this time hangs: timers give up their work after 40 s. */
const hangingTurns = 45

/**
 * Creates a judge that applies I6 with turns instead of seconds: an overdue hold may remain for a turn of its
 * timer that had already begun, and must be gone after the next one; and that timer must begin a turn before
 * one of the same pace has had five. On a slow machine both timers take longer, and a turn that lets many holds go
 * takes longer than one of the other timer, which is acceptable; that it stands still while the other runs is not.
 */
export function createOverdueJudge(): (look: OverdueLook) => string[] {
  let era = ''
  let first = new Map<string, Turns>()
  return (look) => {
    if (look.era !== era) first = new Map()
    era = look.era
    const still = look.overdue.map((id): [string, Turns] => [id, first.get(id) ?? look.after])
    first = new Map(still)
    return still.flatMap(([id, since]) => {
      if (look.before.expireHolds >= since.expireHolds + 2) return [`I6 ${id} was passed over by the timer`]
      if (look.before.pace >= since.pace + (look.isTurning ? hangingTurns : paceTurns))
        return [`I6 ${id} waits for a timer that starves`]
      return []
    })
  }
}
