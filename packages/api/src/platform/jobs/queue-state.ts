import type { Sql } from 'postgres'

/** No job of ours takes this long: each bounds the calls it makes. */
const longestJobSeconds = 30
const overdueSeconds = 5

/** Whether a job of the given kinds is due for long and nobody works on it. */
export async function hasOverdueJobs(sql: Sql, names: readonly string[]): Promise<boolean> {
  const [row] = await sql<{ overdue: boolean }[]>`
    select exists (
      select from graphile_worker.jobs
      where task_identifier = any(${names}) and locked_at is null and attempts < max_attempts
        and run_at < now() - make_interval(secs => ${overdueSeconds})
    ) as overdue`
  return row?.overdue === true
}

/** Frees jobs whose process died with them; the queue itself would keep them locked for hours. */
export async function unlockLostJobs(sql: Sql): Promise<void> {
  await sql`
    select graphile_worker.force_unlock_workers(array(
      select distinct locked_by from graphile_worker.jobs
      where locked_at < now() - make_interval(secs => ${longestJobSeconds})
    ))`
}
