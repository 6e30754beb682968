import { collectDefaultMetrics, type Registry } from 'prom-client'

const prefix = 'metrolibre_'
/** Gauges of the library that are named like counters. What they sum up is there by kind, under the same name without the end. */
const misnamed = ['handles', 'requests', 'resources'].map((kind) => `${prefix}nodejs_active_${kind}_total`)

/** Adds the metrics of the process itself: memory, processor, event loop, and what keeps it busy. */
export function watchProcess(registry: Registry): void {
  collectDefaultMetrics({ register: registry, prefix })
  for (const name of misnamed) registry.removeSingleMetric(name)
}
