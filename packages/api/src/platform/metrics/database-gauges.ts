import type { Sql } from 'postgres'
import { Gauge, type Registry } from 'prom-client'

/**
 * What waits and what is open in the database, asked when somebody reads the metrics. While the database is
 * away these two are missing and the rest is still told.
 */
export function watchDatabase(registry: Registry, sql: Sql): void {
  const waiting = new Gauge({
    name: 'metrolibre_jobs_waiting',
    help: 'Jobs due and not yet done',
    registers: [registry],
    async collect() {
      const [row] = await sql<{ count: number }[]>`
        select count(*)::int as count from graphile_worker.jobs where run_at <= now() and attempts < max_attempts`.catch(
        () => [],
      )
      if (row) waiting.set(row.count)
      else waiting.reset()
    },
  })
  const connections = new Gauge({
    name: 'metrolibre_database_connections',
    help: 'Connections of all API processes, by state',
    labelNames: ['state'] as const,
    registers: [registry],
    async collect() {
      const rows = await sql<{ state: string; count: number }[]>`
        select coalesce(state, 'unknown') as state, count(*)::int as count from pg_stat_activity
        where datname = current_database() and application_name = 'metrolibre' group by 1`.catch(() => [])
      connections.reset()
      for (const { state, count } of rows) connections.set({ state }, count)
    },
  })
}
