import { mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { localAddresses } from '../local/addresses.ts'
import { openDataDir } from '../local/data-dir.ts'
import { assertPortsFree } from '../local/ports.ts'
import { openSecrets } from '../local/secrets.ts'
import { runTask, startService, type LocalService } from '../local/service.ts'
import { readLocalSettings } from '../local/settings.ts'

export const drillRoot = resolve(import.meta.dirname, '../..')

/** The processes of production on this machine, each started from the tree of the image. */
export interface DrillPlace {
  readonly dataDir: string
  readonly logDir: string
  readonly ports: Ports
  /** The outside services, and the key of the payment provider among them. */
  readonly standIns: { readonly url: string; readonly stripeKey: string }
  /** Runs a command of this repository with the variables of the API. */
  readonly task: (name: string, entry: string, args?: string[], env?: Record<string, string>) => Promise<void>
  /** The first secret of all processes of the API. */
  readonly appSecret: string
  readonly launch: (name: ProcessName, how?: Launch) => Promise<LocalService>
  readonly launchOther: (name: 'postgres' | 'stand-ins') => Promise<LocalService>
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

/** How a process differs from the others: started from the tree of another version, with further variables. */
export interface Launch {
  readonly version?: string
  readonly env?: Readonly<Record<string, string>>
}

/** A PostgreSQL that the drill runs by itself, and what each process knows of it. */
export interface OwnDatabase {
  /** The address for commands of this repository. */
  readonly url: string
  readonly envOf: (name: ProcessName | 'task') => Record<string, string>
}

interface Wanted {
  readonly port: string
  readonly dataDir: string
  readonly database?: OwnDatabase
}

/** Every process promises to end within 25 s. */
export const longestEndMs = 28_000

/** How long processes go on taking requests after they were told to end. */
const drain = { DRAIN_SECONDS: '2' }

const ofDeploy: Wanted = { port: '4900', dataDir: '.data-drill' }

export async function openPlace(
  tree: string,
  { port: ownPort, dataDir: ownDir, database }: Wanted = ofDeploy,
): Promise<DrillPlace> {
  const settings = readLocalSettings({
    PORT: ownPort,
    DATA_DIR: ownDir,
    ...process.env,
    DATABASE_URL: database?.url,
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
  const env = localAddresses(settings, await openSecrets(dataDir))
  const logDir = join(dataDir, 'logs')
  mkdirSync(logDir, { recursive: true })
  const publicUrl = { PUBLIC_URL: `https://localhost:${ports.edge}` }
  const api = { ...env.api, ...publicUrl, ...drain, MIGRATE: 'off' }
  const ofDatabase = database?.envOf ?? (() => ({}))
  const one = (name: 'api-1' | 'api-2' | 'worker') => ({
    ...api,
    ...ofDatabase(name),
    WORKER: name === 'worker' ? 'only' : 'off',
    PORT: String(ports[name]),
  })
  const variables: Record<ProcessName, Record<string, string>> = {
    'api-1': one('api-1'),
    'api-2': one('api-2'),
    worker: one('worker'),
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
    standIns: { url: `http://127.0.0.1:${port.standIns}`, stripeKey: env.standIns.STRIPE_SECRET_KEY! },
    appSecret: env.api.APP_SECRET!,
    task: (name, entry, args = [], own = {}) =>
      runTask({
        name,
        entry,
        args,
        env: {
          ...api,
          ...env.releases,
          ...publicUrl,
          ...ofDatabase('task'),
          STAND_INS_URL: `http://127.0.0.1:${port.standIns}`,
          ...own,
        },
        logDir,
        cwd: drillRoot,
      }),
    launch: (name, { version = tree, env: own = {} } = {}) => {
      const isComposer = name.startsWith('composer')
      return startService({
        name,
        entry: isComposer ? 'shell/server/main.ts' : 'packages/api/src/server.ts',
        cwd: version,
        env: { ...variables[name], ...own },
        logDir,
        readyUrl: `http://127.0.0.1:${ports[name]}${isComposer ? '/readyz' : '/api/readyz'}`,
      })
    },
    launchOther: (name) =>
      name === 'postgres'
        ? startService({ name, entry: 'deploy/local/postgres.ts', cwd: drillRoot, env: env.postgres, logDir })
        : startService({
            name,
            entry: 'packages/stand-ins/src/main.ts',
            cwd: drillRoot,
            // Webhooks reach whichever API is there, as through the edge.
            env: { ...env.standIns, STRIPE_WEBHOOK_URL: `http://127.0.0.1:${ports.apis}/api/stripe/webhook` },
            logDir,
            readyUrl: `http://127.0.0.1:${port.standIns}/healthz`,
          }),
  }
}
