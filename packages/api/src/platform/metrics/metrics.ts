import { watchProcess, watchRequests } from '@metrolibre/doors'
import type { FastifyInstance } from 'fastify'
import { Counter, Registry } from 'prom-client'

export interface Metrics {
  registry: Registry
  jobDone: (job: string, outcome: 'done' | 'failed') => void
  timerTurned: (timer: string, outcome: 'done' | 'failed') => void
  /** Counts a request that was refused because of overload, before its route was known. */
  requestRefused: () => void
  watch: (server: FastifyInstance) => void
}

/** Creates the metrics for Prometheus: requests by route, jobs by outcome, and the process itself. */
export function createApiMetrics(): Metrics {
  const registry = new Registry()
  watchProcess(registry)
  const refused = new Counter({
    name: 'metrolibre_requests_refused_total',
    help: 'Requests told to come back because there was too much to do',
    registers: [registry],
  })
  const jobs = new Counter({
    name: 'metrolibre_jobs_total',
    help: 'Jobs by name and outcome',
    labelNames: ['job', 'outcome'] as const,
    registers: [registry],
  })
  const turns = new Counter({
    name: 'metrolibre_timer_turns_total',
    help: 'Turns of timers by name and outcome; one that stands still lets nothing go',
    labelNames: ['timer', 'outcome'] as const,
    registers: [registry],
  })
  return {
    registry,
    timerTurned: (timer, outcome) => turns.inc({ timer, outcome }),
    requestRefused: () => refused.inc(),
    jobDone: (job, outcome) => jobs.inc({ job, outcome }),
    watch: (server) => watchRequests(server, registry),
  }
}
