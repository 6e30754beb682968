import { Registry } from 'prom-client'
import { expect, it } from 'vitest'
import { watchProcess } from './watch-process.ts'

it('names only counters by what is counted in total', async () => {
  const registry = new Registry()
  watchProcess(registry)
  const metrics = await registry.getMetricsAsJSON()
  expect(metrics.map(({ name }) => name)).toContain('metrolibre_nodejs_active_resources')
  for (const { name, type } of metrics)
    expect([name, name.endsWith('_total') && String(type) !== 'counter']).toEqual([name, false])
})
