import type { Row, Sql } from 'postgres'

export interface FailedRow extends Row {
  readonly id: string
  readonly kind: string
  readonly tries: number
  readonly mostTries: number
  /** Epoch milliseconds. */
  readonly next: number
  readonly created: number
  readonly problem: string
  readonly to: string | null
  readonly subject: string | null
}

const most = 100

/** Returns the jobs that failed and are not done, those that are given up first. The queue deletes what is done. */
export const findFailedJobs = (sql: Sql) => sql<FailedRow[]>`
  select jobs.id::text, jobs.task_identifier as kind, jobs.attempts as tries, jobs.max_attempts as "mostTries",
    (extract(epoch from jobs.run_at) * 1000)::float8 as next,
    (extract(epoch from jobs.created_at) * 1000)::float8 as created, left(jobs.last_error, 500) as problem,
    stored.payload -> 'mail' ->> 'to' as to, stored.payload -> 'mail' -> 'content' ->> 'subject' as subject
  from graphile_worker.jobs join graphile_worker._private_jobs stored on stored.id = jobs.id
  where jobs.last_error is not null
  order by (jobs.attempts >= jobs.max_attempts) desc, jobs.id desc limit ${most}`

export interface QueueRow extends Row {
  readonly waiting: number
  readonly since: number | null
}

/** Returns how many jobs wait, and since when the oldest of those that are due does. */
export async function findQueue(sql: Sql): Promise<QueueRow> {
  const [row] = await sql<QueueRow[]>`
    select count(*)::int as waiting,
      (extract(epoch from min(run_at) filter (where run_at <= now())) * 1000)::float8 as since
    from graphile_worker.jobs where attempts < max_attempts and locked_at is null`
  return row!
}

/** Makes a failed job due now, with all its tries again. Returns `running` for one that is being tried. */
export async function retryJob(sql: Sql, id: string): Promise<'retried' | 'running' | 'absent'> {
  const [job] = await sql<{ failed: boolean }[]>`
    select last_error is not null as failed from graphile_worker.jobs where id = ${id}::bigint`
  if (!job?.failed) return 'absent'
  const retried = await sql`
    select id from graphile_worker.reschedule_jobs(array[${id}::bigint], run_at => now(), attempts => 0)`
  return retried.length > 0 ? 'retried' : 'running'
}
