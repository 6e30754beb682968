import type { Logger } from 'pino'
import type { Sql } from 'postgres'
import { giveTurnLock, takeTurnLock } from './turn-repository.ts'
import { within } from './within.ts'

// Holds are to be let go within 5 s, whatever became of the connection of the turn before.
const connectMilliseconds = 3000
// Longer than any statement may take, and any call to the payment side with its repetitions.
const workMilliseconds = 40_000

export interface Timer {
  stop: () => Promise<void>
}

interface TimerOptions {
  name: string
  milliseconds: number
  work: () => Promise<void>
  /** Gives each turn a connection for its lock, as long as it lasts. */
  sql: Sql
  logger: Logger
  /** Told of each turn whose work was begun here. */
  onTurn: (name: string, outcome: 'done' | 'failed') => void
}

/**
 * Repeats `work`, never beside itself: an advisory lock keeps other instances from doing the same, and the next
 * turn waits for the last one. A failure is logged and the turn after tries again; so is a turn that does not end.
 */
export function startTimer({ name, milliseconds, work, sql, logger, onTurn }: TimerOptions): Timer {
  let stopped = false
  let turn: Promise<void> = Promise.resolve()
  let timeout: NodeJS.Timeout

  const takeTurn = async () => {
    try {
      const connection = await within(connectMilliseconds, sql.reserve(), (late) => late.release())
      try {
        if (!(await within(connectMilliseconds, takeTurnLock(connection, name)))) return
        try {
          await within(workMilliseconds, work())
          onTurn(name, 'done')
        } catch (error) {
          onTurn(name, 'failed')
          throw error
        } finally {
          await within(connectMilliseconds, giveTurnLock(connection, name))
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
