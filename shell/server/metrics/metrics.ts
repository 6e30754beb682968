import { watchProcess } from '@metrolibre/doors'
import { Counter, Gauge, Histogram, Registry } from 'prom-client'
import type { Rendering } from '../render/rendering.ts'
import type { Provenance } from '../pages/page-cache.ts'

/** Creates the composer's metrics for Prometheus: renders by remote, answers of the page cache, and the process itself. */
export function createComposerMetrics() {
  const registry = new Registry()
  watchProcess(registry)
  const renders = new Histogram({
    name: 'metrolibre_render_seconds',
    help: 'Time to render a page on the server, by app and outcome; all outcomes but "rendered" leave it to the browser',
    labelNames: ['app', 'version', 'outcome'] as const,
    buckets: [0.01, 0.025, 0.05, 0.1, 0.2, 0.4, 0.8, 1.6, 3.2],
    registers: [registry],
  })
  const answers = new Counter({
    name: 'metrolibre_page_answers_total',
    help: 'Pages by where they come from; "none" is a page that was not made because its visitor asked for too many',
    labelNames: ['from'] as const,
    registers: [registry],
  })
  const ended = new Counter({
    name: 'metrolibre_renderers_ended_total',
    help: 'Renderers that ended or got stuck, by app',
    labelNames: ['app'] as const,
    registers: [registry],
  })
  return {
    registry,
    rendered: ({ app, version, outcome, seconds }: Rendering) =>
      renders.observe({ app, version, outcome }, seconds),
    answered: (from: Provenance) => answers.inc({ from }),
    rendererEnded: (app: string) => ended.inc({ app }),
  }
}

/** Adds a gauge whose values are looked up whenever the metrics are read. */
export function addGauge<Label extends string>(
  registry: Registry,
  { name, help, labels }: { name: string; help: string; labels: readonly Label[] },
  values: () => Promise<readonly [Record<Label, string>, number][]>,
): void {
  const gauge = new Gauge({
    name,
    help,
    labelNames: [...labels],
    registers: [registry],
    async collect() {
      const found = await values()
      gauge.reset()
      for (const [named, value] of found) gauge.set(named, value)
    },
  })
}
