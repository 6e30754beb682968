import type { Sql } from 'postgres'

/** Counts the jobs that are due and have tries left. */
export async function countWaitingJobs(sql: Sql): Promise<number> {
  const [row] = await sql<{ count: number }[]>`
    select count(*)::int as count from graphile_worker.jobs where run_at <= now() and attempts < max_attempts`
  return row!.count
}

/** Counts the connections of all our processes by their state. */
export const countConnections = (sql: Sql) => sql<{ state: string; count: number }[]>`
  select coalesce(state, 'unknown') as state, count(*)::int as count from pg_stat_activity
  where datname = current_database() and application_name = 'metrolibre' group by 1`
