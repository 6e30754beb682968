import type { Logger } from 'pino'
import type { Sql } from 'postgres'
import { giveTurnLock, takeTurnLock } from './turn-repository.ts'
import { withinDeadline } from './within.ts'

// Holds must expire within 5 s, even if the connection of the previous turn was lost.
const connectMilliseconds = 3000
// Longer than any statement, or any call to the payment provider with its retries, may take.
const workMilliseconds = 40_000

export interface Timer {
  stop: () => Promise<void>
}

interface TimerOptions {
  name: string
  milliseconds: number
  work: () => Promise<void>
  /** Provides a connection for each turn, which holds the lock during the turn. */
  sql: Sql
  logger: Logger
  /** Called after each turn that this instance has run. */
  onTurn: (name: string, outcome: 'done' | 'failed') => void
}

/**
 * Repeats `work`, never concurrently: an advisory lock excludes other instances, and the next turn waits for
 * the last one. A turn that fails or does not end is logged, and the next one tries again.
 */
export function startTimer({ name, milliseconds, work, sql, logger, onTurn }: TimerOptions): Timer {
  let stopped = false
  let turn: Promise<void> = Promise.resolve()
  let timeout: NodeJS.Timeout

  const takeTurn = async () => {
    try {
      const connection = await withinDeadline(connectMilliseconds, sql.reserve(), (late) => late.release())
      try {
        if (!(await withinDeadline(connectMilliseconds, takeTurnLock(connection, name)))) return
        try {
          await withinDeadline(workMilliseconds, work())
          onTurn(name, 'done')
        } catch (error) {
          onTurn(name, 'failed')
          throw error
        } finally {
          await withinDeadline(connectMilliseconds, giveTurnLock(connection, name))
        }
      } finally {
        connection.release()
      }
    } catch (error) {
      logger.error({ err: error }, 'timer failed')
    }
  }
  const schedule = () => {
    timeout = setTimeout(() => {
      turn = takeTurn().then(() => (stopped ? undefined : schedule()))
    }, milliseconds)
    timeout.unref()
  }
  schedule()
  return {
    stop: () => {
      stopped = true
      clearTimeout(timeout)
      return turn
    },
  }
}
