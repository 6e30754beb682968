import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const root = join(import.meta.dirname, '../..')
const textsOf = (folder: string, ending: string) =>
  readdirSync(join(root, folder))
    .filter((name) => name.endsWith(ending) && !name.endsWith('.test.ts'))
    .map((name) => readFileSync(join(root, folder, name), 'utf8'))
    .join('\n')

const made = new Set(
  ['packages/api/src/platform/metrics', 'packages/doors/src', 'shell/server/metrics']
    .flatMap((folder) => [...textsOf(folder, '.ts').matchAll(/name: '(metrolibre_\w+)'/g)])
    .map(([, name = '']) => name),
)

/** Histograms are read by their parts. */
const metricOf = (series: string) => series.replace(/_(?:bucket|count|sum)$/, '')

it.each(['.yml', '.json'])('reads in the %s files only metrics that our processes have', (ending) => {
  const read = [...textsOf('deploy/monitoring', ending).matchAll(/metrolibre_\w+/g)].map(([name]) => name)
  expect(read.length).toBeGreaterThan(10)
  expect(read.filter((name) => !made.has(name) && !made.has(metricOf(name)))).toEqual([])
})
