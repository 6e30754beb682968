import { parseCronItems, type ParsedCronItem } from 'graphile-worker'
import type { Logger } from 'pino'
import { withinDeadline } from './within.ts'

const minuteMilliseconds = 60_000
const minutesOfADay = 1440

// Shorter than the time after which the queue considers a job lost.
const workMilliseconds = 25_000

/** Returns whether a period is long enough for cron, whose unit is the minute. */
export const fitsSchedule = (milliseconds: number): boolean => milliseconds >= minuteMilliseconds

/**
 * Returns the cron item for work with this period. It is due whenever a whole number of periods has passed since
 * midnight (UTC). graphile-worker records each run in the database, so it runs once however many instances there are,
 * and the latest run is made up for at the next start if no instance was up at its time.
 * @throws TypeError when a day is not a whole number of periods
 */
export function scheduled(name: string, milliseconds: number): ParsedCronItem[] {
  const minutes = milliseconds / minuteMilliseconds
  if (minutesOfADay % minutes !== 0)
    throw new TypeError(`Timer ${name}: a day is not a whole number of periods of ${minutes} minutes`)
  return parseCronItems([
    {
      task: name,
      match: ({ hour, min }) => (hour * 60 + min) % minutes === 0,
      // The second attempt is for a job whose process died during the first.
      options: { backfillPeriod: milliseconds, maxAttempts: 2, jobKey: name },
    },
  ])
}

interface Turn {
  name: string
  work: () => Promise<void>
  logger: Logger
  onTurn: (name: string, outcome: 'done' | 'failed') => void
}

/**
 * Runs the work of a cron item once. It never rejects: a failure is logged and the next run tries again, as with a
 * timer. The queue would keep a row for each failed run.
 */
export async function takeScheduledTurn({ name, work, logger, onTurn }: Turn): Promise<void> {
  try {
    await withinDeadline(workMilliseconds, work())
    onTurn(name, 'done')
  } catch (error) {
    onTurn(name, 'failed')
    logger.error({ err: error }, 'timer failed')
  }
}
