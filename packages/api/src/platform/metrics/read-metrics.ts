import { Counter, Gauge, type Registry } from 'prom-client'

interface Watched {
  readonly host: string
  lagMs: () => number
}

export interface ReadMetrics {
  answered: (by: 'primary' | 'standby') => void
  watchLag: (standbys: readonly Watched[]) => void
}

/** Creates the metrics of reads that standbys may answer. */
export function createReadMetrics(registry: Registry): ReadMetrics {
  const reads = new Counter({
    name: 'metrolibre_public_reads_total',
    help: 'Public reads by the database that answered, where there are standbys',
    labelNames: ['by'] as const,
    registers: [registry],
  })
  return {
    answered: (by) => reads.inc({ by }),
    watchLag: (standbys) => {
      const lag = new Gauge({
        name: 'metrolibre_standby_lag_seconds',
        help: 'How far each standby is behind; infinite while it can not be reached',
        labelNames: ['standby'] as const,
        registers: [registry],
        collect: () => {
          for (const { host, lagMs } of standbys) lag.set({ standby: host }, lagMs() / 1000)
        },
      })
    },
  }
}
