import { mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { addresses } from '../local/addresses.ts'
import { openDataDir } from '../local/data-dir.ts'
import { assertPortsFree } from '../local/ports.ts'
import { openSecrets } from '../local/secrets.ts'
import { runTask, startService, type Service } from '../local/service.ts'
import { readSettings } from '../local/settings.ts'

export const root = resolve(import.meta.dirname, '../..')

/** The processes of production on this machine, each started from the tree of the image. */
export interface Place {
  readonly dataDir: string
  readonly logDir: string
  readonly ports: Ports
  /** Runs a command of this repository with the variables of the API. */
  readonly task: (name: string, entry: string, args?: string[]) => Promise<void>
  readonly launch: (name: ProcessName) => Promise<Service>
  readonly launchOther: (name: 'postgres' | 'stand-ins') => Promise<Service>
}

const numbers = {
  edge: 0,
  plain: 5,
  'composer-1': 6,
  'composer-2': 7,
  'api-1': 1,
  'api-2': 8,
  worker: 9,
  apis: 10,
  inner: 11,
}
export type ProcessName = 'composer-1' | 'composer-2' | 'api-1' | 'api-2' | 'worker'
export type Ports = Record<keyof typeof numbers, number>

/** How long processes go on taking requests after they were told to end. */
const drain = { DRAIN_SECONDS: '2' }

export async function openPlace(tree: string): Promise<Place> {
  const settings = readSettings({
    PORT: '4900',
    DATA_DIR: '.data-drill',
    ...process.env,
    DATABASE_URL: undefined,
  })
  const { port, host, dataDir } = settings
  openDataDir(dataDir)
  const ports = Object.fromEntries(
    Object.entries(numbers).map(([name, number]) => [name, port.shell + number]),
  ) as Ports
  await assertPortsFree(host, {
    ...ports,
    'outside services': port.standIns,
    database: port.database,
    mail: port.smtp,
  })
  const env = addresses(settings, await openSecrets(dataDir))
  const logDir = join(dataDir, 'logs')
  mkdirSync(logDir, { recursive: true })
  const publicUrl = { PUBLIC_URL: `https://localhost:${ports.edge}` }
  const api = { ...env.api, ...publicUrl, ...drain, MIGRATE: 'off' }
  const variables: Record<ProcessName, Record<string, string>> = {
    'api-1': { ...api, WORKER: 'off', PORT: String(ports['api-1']) },
    'api-2': { ...api, WORKER: 'off', PORT: String(ports['api-2']) },
    worker: { ...api, WORKER: 'only', PORT: String(ports.worker) },
    'composer-1': composer(1),
    'composer-2': composer(2),
  }

  function composer(number: 1 | 2): Record<string, string> {
    return {
      ...env.shell,
      ...publicUrl,
      ...drain,
      PORT: String(ports[`composer-${number}`]),
      API_URL: `http://127.0.0.1:${ports.apis}`,
      TRUSTED_PROXIES: 'loopback',
      RELEASES_DIR: join(dataDir, `composer-${number}`),
    }
  }
  return {
    dataDir,
    logDir,
    ports,
    task: (name, entry, args = []) =>
      runTask({ name, entry, args, env: { ...api, ...env.releases, ...publicUrl }, logDir, cwd: root }),
    launch: (name) => {
      const isComposer = name.startsWith('composer')
      return startService({
        name,
        entry: isComposer ? 'shell/server/main.ts' : 'packages/api/src/server.ts',
        cwd: tree,
        env: variables[name],
        logDir,
        readyUrl: `http://127.0.0.1:${ports[name]}${isComposer ? '/readyz' : '/api/readyz'}`,
      })
    },
    launchOther: (name) =>
      name === 'postgres'
        ? startService({ name, entry: 'deploy/local/postgres.ts', cwd: root, env: env.postgres, logDir })
        : startService({
            name,
            entry: 'packages/stand-ins/src/main.ts',
            cwd: root,
            env: env.standIns,
            logDir,
            readyUrl: `http://127.0.0.1:${port.standIns}/healthz`,
          }),
  }
}
