import { spawn } from 'node:child_process'
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readPointer, writePointer } from '@metrolibre/build/release/reading'
import type { Finding, TrialPlace } from '../drill/drill.ts'
import { metricsPort } from './metrics-port.ts'
import { end, runCommand, waitFor } from '../drill/run-command.ts'
import { trialsRoot } from '../drill/root.ts'

const monitoring = join(trialsRoot, 'deploy/monitoring')
/** The alert waits two minutes before it fires. */
const patienceSeconds = 240

interface Query {
  readonly data: { readonly result: readonly { readonly metric: { readonly job: string } }[] }
}

interface Alerts {
  readonly data: {
    readonly alerts: readonly {
      readonly state: string
      readonly labels: { readonly alertname: string; readonly app?: string }
    }[]
  }
}

/**
 * A real Prometheus reads the product's metrics by the shipped configuration, and its alert fires when visitors don't get
 * the promoted version of an app, and ends when they do again. Uses Debian's package, which it installs where it may.
 */
export async function monitoringDrill(place: TrialPlace): Promise<Finding[]> {
  if (!(await hasPrometheus()))
    return [
      { what: 'Prometheus reads the metrics', held: null, seen: 'not tried: it could not be installed' },
    ]
  const folder = await mkdtemp(join(tmpdir(), 'prometheus-'))
  await cp(monitoring, folder, { recursive: true })
  const shipped = await readFile(join(folder, 'prometheus.yml'), 'utf8')
  await writeFile(
    join(folder, 'prometheus.yml'),
    shipped
      .replace('127.0.0.1:9101', `127.0.0.1:${metricsPort}`)
      .replace('127.0.0.1:4001', new URL(place.api).host)
      .replaceAll('_interval: 15s', '_interval: 5s'),
  )
  const address = `127.0.0.1:${metricsPort + 1}`
  const prometheus = spawn(
    'prometheus',
    [
      `--config.file=${join(folder, 'prometheus.yml')}`,
      `--storage.tsdb.path=${join(folder, 'data')}`,
      `--web.listen-address=${address}`,
    ],
    { stdio: 'ignore' },
  )
  const ask = async <Body>(path: string): Promise<Body | undefined> => {
    const answer = await fetch(`http://${address}/api/v1${path}`).catch(() => undefined)
    return answer?.ok ? ((await answer.json()) as Body) : undefined
  }
  const isFiring = async (): Promise<boolean> =>
    ((await ask<Alerts>('/alerts'))?.data.alerts ?? []).some(
      ({ state, labels }) => state === 'firing' && labels.alertname === 'AppNotAsPromoted',
    )
  try {
    const jobs = await waitFor(60, async () => {
      const up = await ask<Query>(`/query?query=${encodeURIComponent('up == 1')}`)
      const found = new Set(up?.data.result.map(({ metric }) => metric.job))
      return found.size === 2 ? [...found].toSorted() : undefined
    })
    const dir = place.releasesDir!
    const pointer = (await readPointer(dir, 'mfe-public'))!
    await writePointer(dir, 'mfe-public', { ...pointer, version: '20200101T000000Z-0000000000' })
    const broken = performance.now()
    const fires = await waitFor(patienceSeconds, async () => ((await isFiring()) ? true : undefined))
    const firedAfter = (performance.now() - broken) / 1000
    const page = await fetch(`${place.url}/preguntas`)
    await page.body?.cancel()
    await writePointer(dir, 'mfe-public', pointer)
    const mended = performance.now()
    const ends = await waitFor(60, async () => ((await isFiring()) ? undefined : true))
    return [
      { what: 'Prometheus reads both jobs', held: jobs !== undefined, seen: jobs?.join(' and ') ?? 'no' },
      {
        what: 'an app that is not shown as promoted is reported',
        held: fires === true,
        seen: `after ${firedAfter.toFixed(0)} s; visitors got ${page.status} meanwhile`,
      },
      {
        what: 'the report ends after the mend',
        held: ends === true,
        seen: `after ${((performance.now() - mended) / 1000).toFixed(0)} s`,
      },
    ]
  } finally {
    await end(prometheus)
    await rm(folder, { recursive: true, force: true })
  }
}

async function hasPrometheus(): Promise<boolean> {
  const isThere = async () =>
    (await runCommand({ cwd: trialsRoot }, 'sh', '-c', 'command -v prometheus')).code === 0
  if (await isThere()) return true
  console.log('  installing Prometheus from Debian’s packages …')
  await runCommand({ cwd: trialsRoot }, 'sh', '-c', 'apt-get update && apt-get install -y prometheus')
  return isThere()
}
