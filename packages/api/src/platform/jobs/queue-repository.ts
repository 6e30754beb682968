import { sql as query } from 'drizzle-orm'
import type { Sql } from 'postgres'
import type { Queryable } from '../db/client.ts'

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

/**
 * Unlocks jobs that were begun more than so many seconds ago: their processes have died. The queue itself would keep them
 * locked for hours.
 */
export async function unlockLostJobs(sql: Sql, longestJobSeconds: number): Promise<void> {
  await sql`
    select graphile_worker.force_unlock_workers(array(
      select distinct locked_by from graphile_worker.jobs
      where locked_at < now() - make_interval(secs => ${longestJobSeconds})
    ))`
}

interface BegunJob {
  readonly id: string
  readonly locked_by: string | null
}

/** Gives back jobs that this process has begun and won't finish: another one may take them at once, as if untried. */
export async function giveBackJobs(sql: Sql, begun: readonly BegunJob[]): Promise<void> {
  const ids = begun.map(({ id }) => id)
  const workers = begun.flatMap(({ locked_by: worker }) => worker ?? [])
  await sql.begin(async (tx) => {
    await tx`select graphile_worker.force_unlock_workers(${workers})`
    await tx`
      select graphile_worker.reschedule_jobs(array[id], run_at => now(), attempts => greatest(attempts - 1, 0)::int)
      from graphile_worker.jobs where id = any(${ids}::text[]::bigint[])`
  })
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

/** Removes the job with a key. One that has begun is not tried again. */
export async function removeJob(tx: Queryable, key: string): Promise<void> {
  await tx.execute(query`select graphile_worker.remove_job(${key})`)
}
