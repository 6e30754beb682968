import { setTimeout as pause } from 'node:timers/promises'
import postgres from 'postgres'
import { lookEveryMs, type Source, type Standby } from './standby.ts'

/** Tells whether a standby had its time: another database would take as long. */
export const isTooSlow = (error: unknown): boolean => {
  const cause = error instanceof Error ? (error.cause ?? error) : undefined
  return cause instanceof postgres.PostgresError && cause.code === '57014'
}

/**
 * Reads from standbys, however late they are, until one answers or the lost primary did after all. They may fail as well while
 * one of them becomes the next primary: a connection ends, or the look at one comes too late. A second later they are
 * asked again, because the primary itself may need many more.
 */
export async function readOld<Value>(
  standbys: readonly Pick<Standby, 'isThere' | 'read'>[],
  read: (source: Source) => Promise<Value>,
  answer: Promise<Value>,
  everyMs = lookEveryMs,
): Promise<Value> {
  const isAnswered = answer.then(
    () => true,
    () => true,
  )
  for (;;) {
    for (const standby of standbys) {
      if (!standby.isThere()) continue
      try {
        return await standby.read(read)
      } catch (error) {
        if (isTooSlow(error)) throw error
      }
    }
    if (await Promise.race([isAnswered, pause(everyMs, false)])) return answer
  }
}
