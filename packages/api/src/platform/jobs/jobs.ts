import { run, runOnce, type Runner, type TaskList } from 'graphile-worker'
import type { Logger } from 'pino'
import type { Sql } from 'postgres'
import { connectDatabase, type DatabaseClient } from '../db/client.ts'
import type { Job } from './job.ts'
import { hasOverdueJobs, unlockLostJobs } from './queue-repository.ts'
import { openQueuePool } from './queue-pool.ts'
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
  handle: <Payload extends object>(job: Job<Payload>, handler: Handler<Payload>) => void
  /** Runs `work` again and again, on one instance at a time. */
  every: (name: string, milliseconds: number, work: () => Promise<void>) => void
  start: () => Promise<void>
  stop: () => Promise<void>
  /** Does all that is due now, without a worker running; for tests and one-off commands. */
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

// Told apart from the job, so that the runner itself hears when the database is gone in the moment a job ends:
// otherwise nobody does, and the whole process ends with it.
const preset = { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } }

async function finallyClose(run: Promise<void>, close: () => Promise<void>): Promise<void> {
  try {
    await run
  } finally {
    await close()
  }
}

/** The queue in PostgreSQL and the timers beside it. */
export function createJobs({ databaseUrl, sql, logger, onDone, onTurn }: JobsOptions): Jobs {
  const tasks: TaskList = {}
  const timers = new Map<string, { milliseconds: number; work: () => Promise<void> }>()
  let worker: Worker | undefined
  let running: Timer[] = []
  let locks: DatabaseClient | undefined
  let [active, lastActive] = [0, 0]
  const shared = () => ({
    taskList: tasks,
    logger: workerLogger(logger),
    noHandleSignals: true,
    concurrency: 4,
  })
  const openRunner = async (): Promise<Runner> => {
    const { pool: pgPool, close } = openQueuePool(databaseUrl, 5, logger)
    try {
      const runner = await run({ ...shared(), pgPool, pollInterval: 1000, preset })
      return { ...runner, promise: finallyClose(runner.promise, close) }
    } catch (error) {
      await close()
      throw error
    }
  }

  const isStalled = async () =>
    active === 0 &&
    Date.now() - lastActive > idleMilliseconds &&
    (await hasOverdueJobs(sql, Object.keys(tasks)))
  timers.set('unlock-lost-jobs', { milliseconds: 5000, work: () => unlockLostJobs(sql) })

  return {
    handle(job, handler) {
      if (tasks[job.name]) throw new TypeError(`Job ${job.name} has two handlers`)
      tasks[job.name] = async (payload, { job: { attempts, max_attempts: maxAttempts } }) => {
        active += 1
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
        } finally {
          active -= 1
          lastActive = Date.now()
        }
      }
    },
    every(name, milliseconds, work) {
      if (timers.has(name)) throw new TypeError(`Timer ${name} is set twice`)
      timers.set(name, { milliseconds, work })
    },
    async start() {
      worker = await startWorker(openRunner, { logger, isStalled })
      // Apart from the pool that the work draws from: timers that fall due together would take all of it, and each
      // would wait for the others to give one back.
      const { sql: lockSql } = (locks = connectDatabase(databaseUrl, { max: timers.size }))
      running = [...timers].map(([name, { milliseconds, work }]) =>
        startTimer({ name, milliseconds, work, sql: lockSql, logger: logger.child({ timer: name }), onTurn }),
      )
    },
    async stop() {
      const [timersNow, workerNow, locksNow] = [running, worker, locks]
      running = []
      worker = locks = undefined
      await Promise.all(timersNow.map((timer) => timer.stop()))
      await locksNow?.close()
      await workerNow?.stop()
    },
    async drain() {
      const { pool: pgPool, close } = openQueuePool(databaseUrl, 10, logger)
      await finallyClose(runOnce({ ...shared(), pgPool }), close)
    },
    async tick(name) {
      const timer = timers.get(name)
      if (!timer) throw new TypeError(`No timer ${name}`)
      await timer.work()
    },
  }
}
