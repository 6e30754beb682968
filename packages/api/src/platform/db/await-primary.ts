import { setTimeout as pause } from 'node:timers/promises'
import postgres from 'postgres'
import { isUnavailable } from '../errors/to-problem.ts'
import type { ReadSource, Standby } from './standby.ts'

/** Tells whether a standby had its time: another database would take as long. */
export const isTooSlow = (error: unknown): boolean => {
  const cause = error instanceof Error ? (error.cause ?? error) : undefined
  return cause instanceof postgres.PostgresError && cause.code === '57014'
}

type Readable = Pick<Standby, 'isThere' | 'read'>

interface Reading<Value> {
  /** What the primary is going to answer. */
  readonly answer: Promise<Value>
  readonly read: (source: ReadSource) => Promise<Value>
  readonly standbys: readonly Readable[]
  /** Returns a standby that may be read from now, if there is one. */
  readonly next: () => Readable | undefined
  readonly onStandby: () => void
}

const lookEveryMs = 500

/**
 * Waits for the primary, but no longer than until a standby may answer instead: one is found to be in time again, perhaps
 * because it became the primary itself, or the primary is found to be away. Behind a primary that was just
 * replaced, many stand in line. When the primary refuses, something old is better than nothing.
 */
export async function awaitPrimary<Value>(
  { answer, read, standbys, next, onStandby }: Reading<Value>,
  everyMs = lookEveryMs,
): Promise<Value> {
  const outcome = answer.then(
    () => 'answered',
    (error: unknown) => (isUnavailable(error) ? 'refused' : 'answered'),
  )
  for (;;) {
    const now = await Promise.race([outcome, pause(everyMs, 'waits')])
    if (now === 'answered') return answer
    const others = now === 'refused' ? standbys.filter((each) => each.isThere()) : [next()]
    for (const standby of others) {
      if (!standby) continue
      try {
        const value = await standby.read(read)
        onStandby()
        return value
      } catch (error) {
        if (isTooSlow(error)) throw error
      }
    }
    if (now === 'refused') return answer
  }
}
