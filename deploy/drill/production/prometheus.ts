import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { startDaemon, type Daemon } from './daemon.ts'
import { makeFolder, ownedBy } from './folders.ts'

/** A Prometheus with the shipped rules, which reads every process of the drill. */
export interface Watcher {
  /** Returns how many processes of a job it reads. */
  readonly reads: (job: 'api' | 'composer') => Promise<number>
  /** Tells whether a rule fires. */
  readonly fires: (alert: string) => Promise<boolean>
  readonly daemon: Daemon
}

interface WatcherPlan {
  readonly root: string
  readonly folder: string
  readonly logDir: string
  readonly port: number
  /** The ports of the metrics. */
  readonly apis: readonly number[]
  readonly composers: readonly number[]
}

/** Starts it with the shipped configuration, in which only the addresses are replaced. */
export function startPrometheus({ root, folder, logDir, port, apis, composers }: WatcherPlan): Watcher {
  makeFolder(folder)
  cpSync(join(root, 'deploy/monitoring/alerts.yml'), join(folder, 'alerts.yml'))
  const shipped = readFileSync(join(root, 'deploy/monitoring/prometheus.yml'), 'utf8')
  const at = (ports: readonly number[]) => ports.map((each) => `'127.0.0.1:${each}'`).join(', ')
  const ours = shipped.replace("'127.0.0.1:9101'", at(composers)).replace("'127.0.0.1:4001'", at(apis))
  writeFileSync(join(folder, 'prometheus.yml'), ours)
  ownedBy('postgres', join(folder, 'alerts.yml'), join(folder, 'prometheus.yml'))
  const daemon = startDaemon({
    name: 'prometheus',
    logDir,
    command: [
      'prometheus',
      `--config.file=${join(folder, 'prometheus.yml')}`,
      `--storage.tsdb.path=${join(folder, 'data')}`,
      `--web.listen-address=127.0.0.1:${port}`,
    ],
  })
  const query = async (text: string): Promise<number> => {
    const url = `http://127.0.0.1:${port}/api/v1/query?query=${encodeURIComponent(text)}`
    const answer = await fetch(url).catch(() => undefined)
    if (!answer?.ok) return 0
    const { data } = (await answer.json()) as { data: { result: readonly { value: [number, string] }[] } }
    return Number(data.result[0]?.value[1] ?? 0)
  }
  return {
    reads: (job) => query(`sum(up{job="${job}"})`),
    fires: async (alert) => (await query(`count(ALERTS{alertname="${alert}",alertstate="firing"})`)) > 0,
    daemon,
  }
}
