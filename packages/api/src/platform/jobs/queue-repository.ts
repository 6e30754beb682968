import { sql as query } from 'drizzle-orm'
import type { Sql } from 'postgres'
import type { Queryable } from '../db/client.ts'

/** No job takes longer than this, because each one limits the duration of its calls. */
const longestJobSeconds = 30
const overdueSeconds = 5

/** Tells whether a job of the given kinds has been due for some time without being processed. */
export async function hasOverdueJobs(sql: Sql, names: readonly string[]): Promise<boolean> {
  const [row] = await sql<{ overdue: boolean }[]>`
    select exists (
      select from graphile_worker.jobs
      where task_identifier = any(${names}) and locked_at is null and attempts < max_attempts
        and run_at < now() - make_interval(secs => ${overdueSeconds})
    ) as overdue`
  return row?.overdue === true
}

/** Unlocks jobs of processes that have died. The queue itself would keep them locked for hours. */
export async function unlockLostJobs(sql: Sql): Promise<void> {
  await sql`
    select graphile_worker.force_unlock_workers(array(
      select distinct locked_by from graphile_worker.jobs
      where locked_at < now() - make_interval(secs => ${longestJobSeconds})
    ))`
}

interface QueuedJob {
  readonly name: string
  /** JSON. */
  readonly payload: string
  readonly runAt: string | null
  readonly maxAttempts: number
  readonly key: string | null
}

/** Adds a job to the queue in the caller's transaction. */
export async function addJob(
  tx: Queryable,
  { name, payload, runAt, maxAttempts, key }: QueuedJob,
): Promise<void> {
  await tx.execute(query`select graphile_worker.add_job(
    ${name},
    payload => ${payload}::json,
    run_at => ${runAt}::timestamptz,
    max_attempts => ${maxAttempts}::int,
    job_key => ${key}
  )`)
}
