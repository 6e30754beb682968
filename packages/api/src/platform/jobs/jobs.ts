import { setTimeout as pause } from 'node:timers/promises'
import { run, runOnce, type ParsedCronItem, type Runner } from 'graphile-worker'
import type { Logger } from 'pino'
import type { Sql } from 'postgres'
import { connectDatabase, type DatabaseClient } from '../db/client.ts'
import type { BackgroundJob } from './job.ts'
import { giveBackJobs, hasOverdueJobs, unlockLostJobs } from './queue-repository.ts'
import { openQueuePool, type QueuePool } from './queue-pool.ts'
import { fitsSchedule, scheduled, takeScheduledTurn } from './schedule.ts'
import { createTaskList } from './task-list.ts'
import { startTimer, type Timer } from './timer.ts'
import { workerLogger } from './worker-logger.ts'
import { startWorker, type Worker } from './worker.ts'

export interface JobRun {
  logger: Logger
  /** 1 for the first try. */
  attempt: number
  maxAttempts: number
}

type Handler<Payload> = (payload: Payload, run: JobRun) => Promise<void>

export interface Jobs {
  handle: <Payload extends object>(job: BackgroundJob<Payload>, handler: Handler<Payload>) => void
  /**
   * Runs `work` repeatedly, on one instance at a time. Periods below a minute are timers of each instance, which take
   * turns; with a period of a minute or more, `work` runs once per period across all instances.
   */
  every: (name: string, milliseconds: number, work: () => Promise<void>) => void
  start: () => Promise<void>
  /** Finishes what runs, for a few seconds; jobs that take longer are given back to other instances. */
  stop: () => Promise<void>
  /** Runs all jobs that are due now without a worker, for tests and one-off commands. */
  drain: () => Promise<void>
  /** Runs one timer's work at once. */
  tick: (name: string) => Promise<void>
}

interface JobsOptions {
  databaseUrl: string
  sql: Sql
  logger: Logger
  onDone: (job: string, outcome: 'done' | 'failed') => void
  onTurn: (timer: string, outcome: 'done' | 'failed') => void
}

const idleMilliseconds = 5000
const finishMilliseconds = 7000
/** No job takes longer than this, because each one limits the duration of its calls. */
const longestJobSeconds = 30

// Completes jobs in a separate step, so that the runner itself gets the error when the connection is lost at the
// moment a job ends. Otherwise the error is unhandled and ends the process.
const preset = { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } }

async function finallyClose(run: Promise<void>, close: () => Promise<void>): Promise<void> {
  try {
    await run
  } finally {
    await close()
  }
}

/** Creates the job queue in PostgreSQL and the timers. */
export function createJobs({ databaseUrl, sql, logger, onDone, onTurn }: JobsOptions): Jobs {
  const taskList = createTaskList()
  const works = new Map<string, () => Promise<void>>()
  const timers = new Map<string, number>()
  const parsedCronItems: ParsedCronItem[] = []
  let worker: Worker | undefined
  let running: Timer[] = []
  let locks: DatabaseClient | undefined
  // Kept between two drains, because a new connection costs more than most jobs.
  let drained: QueuePool | undefined
  const shared = () => ({
    taskList: taskList.tasks,
    logger: workerLogger(logger),
    noHandleSignals: true,
    concurrency: 4,
  })
  const openRunner = async (): Promise<Runner> => {
    const { pool: pgPool, close } = openQueuePool(databaseUrl, 5, logger)
    try {
      const runner = await run({ ...shared(), pgPool, parsedCronItems, pollInterval: 1000, preset })
      return { ...runner, promise: finallyClose(runner.promise, close) }
    } catch (error) {
      await close()
      throw error
    }
  }

  const isStalled = async () =>
    taskList.hasBeenIdleFor(idleMilliseconds) && (await hasOverdueJobs(sql, Object.keys(taskList.tasks)))
  const every: Jobs['every'] = (name, milliseconds, work) => {
    if (works.has(name)) throw new TypeError(`Timer ${name} is set twice`)
    works.set(name, work)
    if (!fitsSchedule(milliseconds)) return void timers.set(name, milliseconds)
    parsedCronItems.push(...scheduled(name, milliseconds))
    taskList.add(name, () => takeScheduledTurn({ name, work, logger: logger.child({ timer: name }), onTurn }))
  }
  every('unlock-lost-jobs', 5000, () => unlockLostJobs(sql, longestJobSeconds))

  return {
    every,
    handle(job, handler) {
      taskList.add(job.name, async (payload, { job: { attempts, max_attempts: maxAttempts } }) => {
        try {
          await handler(payload as NonNullable<typeof job.payload>, {
            logger: logger.child({ job: job.name }),
            attempt: attempts,
            maxAttempts,
          })
          onDone(job.name, 'done')
        } catch (error) {
          onDone(job.name, 'failed')
          throw error
        }
      })
    },
    async start() {
      worker = await startWorker(openRunner, { logger, isStalled })
      // Uses a pool separate from the one for the work: timers that are due together would take all of its
      // connections, and each would wait for the others to release one.
      const { sql: lockSql } = (locks = connectDatabase(databaseUrl, { max: timers.size }))
      running = [...timers].map(([name, milliseconds]) =>
        startTimer({
          name,
          milliseconds,
          work: works.get(name)!,
          sql: lockSql,
          logger: logger.child({ timer: name }),
          onTurn,
        }),
      )
    },
    async stop() {
      const [timersNow, workerNow, locksNow, drainedNow] = [running, worker, locks, drained]
      running = []
      worker = locks = drained = undefined
      const timersEnded = Promise.all(timersNow.map((timer) => timer.stop()))
      await Promise.all([
        Promise.race([timersEnded, pause(finishMilliseconds, undefined, { ref: false })]),
        workerNow?.stop(finishMilliseconds),
      ])
      const begun = workerNow ? taskList.running() : []
      if (begun.length > 0) await giveBackJobs(sql, begun)
      await locksNow?.close()
      await drainedNow?.close()
    },
    async drain() {
      const pool = (drained ??= openQueuePool(databaseUrl, 10, logger))
      await runOnce({ ...shared(), pgPool: pool.pool })
      // The runner doesn't wait for the outcome of the last jobs to be written.
      await pool.rest()
    },
    async tick(name) {
      const work = works.get(name)
      if (!work) throw new TypeError(`No timer ${name}`)
      await work()
    },
  }
}
