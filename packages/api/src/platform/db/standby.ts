import type { DatabaseClient } from './client.ts'
import { connectDatabase } from './client.ts'
import { findReplayed } from './standby-repository.ts'
import { within } from './within.ts'

/** How far the primary had written at a moment. */
export interface StandbyMark {
  readonly at: number
  readonly position: number
}

export type ReadSource = Pick<DatabaseClient, 'db' | 'sql'>

/** A standby may be this far behind. With the time between two looks, that is five seconds at most. */
const maxLagMs = 3000
export const lookEveryMs = 1000

export interface Standby {
  readonly host: string
  readonly source: ReadSource
  /** How far it was behind when it was looked at last; infinite while it is gone. */
  lagMs: () => number
  isFit: () => boolean
  /** Whether it answered when it was looked at last, however late it is. */
  isThere: () => boolean
  /** Looks how far it is, compared with what the primary had written, oldest mark first. */
  look: (marks: readonly StandbyMark[]) => Promise<void>
  /** Reads from it. Rejects at once when it is found to be gone or late meanwhile. */
  read: <Value>(work: (source: ReadSource) => Promise<Value>) => Promise<Value>
  close: () => Promise<void>
}

/**
 * Returns how far behind a standby is that has replayed up to a position. Positions are compared instead of times, so that
 * clocks that differ, and a primary that has nothing to write, change nothing.
 */
const lagAt = (marks: readonly StandbyMark[], replayed: number): number => {
  const reached = marks.findLastIndex(({ position }) => position <= replayed)
  if (reached === -1) return Number.POSITIVE_INFINITY
  return reached === marks.length - 1 ? 0 : Date.now() - marks[reached]!.at
}

/** Connects to a standby, which takes no reads before it was looked at. */
export function openStandby(url: string, options: { max: number; traced: boolean }): Standby {
  const reads = connectDatabase(url, { ...options, isStandby: true })
  const connectToLook = () => connectDatabase(url, { max: 1, isStandby: true })
  let looking = connectToLook()
  let lagMs = Number.POSITIVE_INFINITY
  const isFit = () => lagMs <= maxLagMs
  let isThere = false
  const waiting = new Set<(reason: Error) => void>()
  const look = async (marks: readonly StandbyMark[]) => {
    const wasFit = isFit()
    try {
      lagMs = lagAt(marks, await within(lookEveryMs, findReplayed(looking.sql)))
      isThere = true
    } catch {
      lagMs = Number.POSITIVE_INFINITY
      isThere = false
      // A connection that hangs may do so for minutes; another one tells sooner that the standby is back.
      void looking.close()
      looking = connectToLook()
    }
    if (!isThere || (wasFit && !isFit()))
      for (const giveUp of waiting) giveUp(new Error('The standby is gone or late.'))
  }
  const read = <Value>(work: (source: ReadSource) => Promise<Value>): Promise<Value> => {
    const lost = Promise.withResolvers<never>()
    waiting.add(lost.reject)
    return Promise.race([work(reads), lost.promise]).finally(() => waiting.delete(lost.reject))
  }
  const close = async () => void (await Promise.all([reads.close(), looking.close()]))
  return {
    host: new URL(url).host,
    source: reads,
    lagMs: () => lagMs,
    isFit,
    isThere: () => isThere,
    look,
    read,
    close,
  }
}
