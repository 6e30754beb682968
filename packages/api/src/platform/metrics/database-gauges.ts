import type { Sql } from 'postgres'
import { Gauge, type Registry } from 'prom-client'
import { countConnections, countWaitingJobs } from './repository.ts'

/**
 * Adds gauges for waiting jobs and open connections, which are read from the database whenever the metrics
 * are read. While the database is unavailable, only these two are missing.
 */
export function watchDatabase(registry: Registry, sql: Sql): void {
  const waiting = new Gauge({
    name: 'metrolibre_jobs_waiting',
    help: 'Jobs due and not yet done',
    registers: [registry],
    async collect() {
      const count = await countWaitingJobs(sql).catch(() => undefined)
      if (count !== undefined) waiting.set(count)
      else waiting.reset()
    },
  })
  const connections = new Gauge({
    name: 'metrolibre_database_connections',
    help: 'Connections of all API processes, by state',
    labelNames: ['state'] as const,
    registers: [registry],
    async collect() {
      const rows = await countConnections(sql).catch(() => [])
      connections.reset()
      for (const { state, count } of rows) connections.set({ state }, count)
    },
  })
}
