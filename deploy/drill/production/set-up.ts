import { randomBytes } from 'node:crypto'
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { makeTree } from '../../image/make-tree.ts'
import { openProgress } from '../../local/progress.ts'
import { stopTasks, type LocalService } from '../../local/service.ts'
import { startEdge } from '../edge.ts'
import { openPlace, drillRoot, type Launch, type ProcessName } from '../place.ts'
import type { DrillVerdict } from '../verdict.ts'
import { openBackups } from './backups.ts'
import { openDrillBucket } from './bucket.ts'
import { startCluster } from './cluster.ts'
import { startDaemon } from './daemon.ts'
import { addressesOf, makeDatabase } from './databases.ts'
import { makeFolder } from './folders.ts'
import { openLoad } from './load.ts'
import { postgresPrograms } from './packages.ts'
import type { Passwords } from './patroni.ts'
import { machines, numbers } from './ports.ts'
import { startPrometheus } from './prometheus.ts'
import type { DrillStage } from './stage.ts'
import { writeHaproxy, writePgbouncer } from './ways.ts'
import { openWire } from './wire.ts'

/** Things to end, the last one first. */
export type Endings = (() => unknown)[]

const processes: readonly ProcessName[] = ['api-1', 'api-2', 'worker', 'composer-1', 'composer-2']

/** Starts everything and registers in `endings` how it ends, at once, so that a failure in between leaves nothing. */
export async function setUp(endings: Endings, verdict: DrillVerdict): Promise<DrillStage> {
  const port = Number(process.env.PORT ?? 4950)
  const dataDir = resolve(process.env.DATA_DIR ?? '.data-production')
  const progress = openProgress()
  const tree = mkdtempSync(join(tmpdir(), 'metrolibre-image-'))
  endings.push(() => rmSync(tree, { recursive: true, force: true }))
  const passwords = drawPasswords()
  const { own, superuser } = addressesOf(port, passwords)
  const logDir = join(dataDir, 'logs')
  // What an earlier drill left; its builds and keys are kept.
  for (const name of ['logs', 'stand-ins', 'files', 'composer-1', 'composer-2'])
    rmSync(join(dataDir, name), { recursive: true, force: true })
  mkdirSync(logDir, { recursive: true })
  // The user of the database passes through this folder to its own.
  chmodSync(dataDir, 0o711)
  const { files, bytes } = await progress.step('Tree of the image', async () => makeTree(drillRoot, tree))
  console.log(`    ${files} files, ${(bytes / 2 ** 20).toFixed(1)} MB`)
  const bucket = await openDrillBucket(join(dataDir, 'bucket'), port + numbers.bucket, port + numbers.storage)
  endings.push(() => bucket.close())
  const database = { ...own, envOf: (name: ProcessName | 'task') => ({ ...own.envOf(name), ...bucket.env }) }
  const place = await openPlace(tree, { port: String(port), dataDir, database })
  endings.push(stopTasks)
  await progress.step('Screens built', () => place.task('build', 'packages/build/src/release/build-all.ts'))

  const backups = openBackups(join(dataDir, 'backups'))
  const cluster = await progress.step('etcd and two machines of the database', () =>
    startCluster({
      folder: join(dataDir, 'database'),
      logDir,
      programs: postgresPrograms()!,
      passwords,
      port,
      backups,
    }),
  )
  endings.push(() => cluster.stop())
  await backups.create(await cluster.primary())
  const ways = join(dataDir, 'ways')
  makeFolder(ways)
  const known = machines.map((name) => ({
    name,
    database: port + numbers.database[name],
    rest: port + numbers.rest[name],
  }))
  const haproxy = startDaemon({
    name: 'haproxy',
    logDir,
    command: ['haproxy', '-db', '-f', writeHaproxy(ways, port + numbers.haproxy, known)],
  })
  endings.push(() => haproxy.stop())
  const wire = await openWire(port + numbers.primary, port + numbers.haproxy)
  endings.push(() => wire.close())
  const settings = writePgbouncer(ways, port + numbers.pgbouncer, wire.port, passwords)
  const pooler = startDaemon({ name: 'pgbouncer', logDir, command: ['pgbouncer', settings] })
  endings.push(() => pooler.stop())
  await pause(1500)
  await makeDatabase(superuser, join(drillRoot, 'deploy/roles.sql'), passwords)

  const standIns = { service: await progress.step('Outside services', () => place.launchOther('stand-ins')) }
  endings.push(() => standIns.service.stop())
  await progress.step('Migrations job', () =>
    place.task('migrate', join(tree, 'packages/api/src/migrate.ts')),
  )
  const running = new Map<ProcessName, LocalService>()
  endings.push(() => Promise.all(Array.from(running.values(), (service) => service.stop())))
  const metricsOf = (name: ProcessName): Record<string, string> =>
    name === 'composer-1' || name === 'composer-2'
      ? { METRICS_PORT: String(port + numbers.metrics[name]) }
      : {}
  const start = async (name: ProcessName, how?: Launch) =>
    void running.set(name, await place.launch(name, { ...how, env: { ...metricsOf(name), ...how?.env } }))
  await progress.step('APIs and worker', () => Promise.all(processes.slice(0, 3).map((name) => start(name))))
  await progress.step('Demo catalogue', () => place.task('seed', 'packages/api/src/seed/main.ts'))
  await progress.step('Screens released', async () => {
    const command = join(tree, 'packages/api/src/modules/releases/token-command.ts')
    await place.task('release-token', command, ['make', 'drill', '*'])
    await place.task('push', 'packages/build/src/release/push-all.ts')
  })
  const edge = await progress.step('Edge', () => startEdge(place))
  endings.push(() => edge.stop())
  await progress.step('Composers', () => Promise.all(processes.slice(3).map((name) => start(name))))
  const watcher = startPrometheus({
    root: drillRoot,
    folder: join(dataDir, 'prometheus'),
    logDir,
    port: port + numbers.prometheus,
    apis: [place.ports['api-1'], place.ports['api-2'], place.ports.worker],
    composers: Object.values(numbers.metrics).map((number) => port + number),
  })
  endings.push(() => watcher.daemon.stop())
  const load = await progress.step('Visitors and tenants', () =>
    openLoad({
      root: drillRoot,
      logDir,
      certificate: edge.certificate,
      url: `https://localhost:${place.ports.edge}`,
      env: {
        DATABASE_URL: own.url,
        STAND_INS_URL: place.standIns.url,
        STRIPE_SECRET_KEY: place.standIns.stripeKey,
      },
    }),
  )
  endings.push(() => load.end())
  const stage = {
    root: drillRoot,
    tree,
    port,
    place,
    edge,
    cluster,
    backups,
    pooler,
    bucket,
    watcher,
    running,
    standIns,
    start,
    load,
    verdict,
  }
  return { ...stage, primary: wire, superuser }
}

function drawPasswords(): Passwords {
  const draw = () => randomBytes(18).toString('hex')
  return { superuser: draw(), replication: draw(), migrations: draw(), requests: draw() }
}
