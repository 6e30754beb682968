// `npm start`: starts the whole platform on this machine, shows the progress, and stops it on Ctrl-C.
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { localAddresses } from './addresses.ts'
import { checkSettings } from './check-settings.ts'
import { openDataDir } from './data-dir.ts'
import { reachableAt } from './hosts.ts'
import { assertPortsFree } from './ports.ts'
import { openProgress } from './progress.ts'
import { openSecrets } from './secrets.ts'
import { runTask, startService, stopTasks, type LocalService } from './service.ts'
import { readLocalSettings } from './settings.ts'
import { welcome } from './welcome.ts'

const services: LocalService[] = []
let stopping: Promise<void> | undefined

process.on('SIGINT', () => void shutDown(0))
process.on('SIGTERM', () => void shutDown(0))

try {
  await start()
} catch (error) {
  if (!stopping) {
    console.error(`\n${error instanceof Error ? error.message : String(error)}`)
    await shutDown(1)
  }
}

async function start(): Promise<void> {
  const settings = readLocalSettings(process.env)
  const { port, host, dataDir } = settings
  openDataDir(dataDir)
  await assertPortsFree(host, {
    pages: port.shell,
    API: port.api,
    'outside services': port.standIns,
    mail: port.smtp,
    ...(settings.databaseUrl ? {} : { database: port.database }),
  })
  const env = localAddresses(settings, await openSecrets(dataDir))
  const logDir = join(dataDir, 'logs')
  mkdirSync(logDir, { recursive: true })
  await checkSettings(
    [
      { name: 'stand-ins', entry: 'packages/stand-ins/src/check-environment.ts', env: env.standIns },
      { name: 'api', entry: 'packages/api/src/platform/config/check-config.ts', env: env.api },
      { name: 'shell', entry: 'shell/server/check-settings.ts', env: env.shell },
    ],
    logDir,
  )
  const answer = (number: number, path: string) => `http://${reachableAt(host)}:${number}${path}`
  const progress = openProgress()
  const launch = async (
    name: string,
    entry: string,
    serviceEnv: Record<string, string>,
    readyUrl?: string,
  ) => {
    const onUnexpectedExit = (service: string, code: number | null) => {
      if (stopping) return
      console.error(`\n${service} stopped unexpectedly (${code ?? 'killed'}); its log is in ${logDir}.`)
      void shutDown(1)
    }
    services.push(await startService({ name, entry, env: serviceEnv, logDir, readyUrl, onUnexpectedExit }))
  }

  console.log('Metrolibre\n')
  const build = progress.step('Screens built', (report) =>
    runTask({
      name: 'build',
      entry: 'packages/build/src/release/build-all.ts',
      env: { RELEASES_DIR: join(dataDir, 'releases') },
      logDir,
      onMessage: (message) => report(String(message)),
    }),
  )
  // The failure is reported where the promise is awaited; until then it must not count as unhandled.
  build.catch(() => undefined)
  if (!settings.databaseUrl)
    await progress.step('Database', () => launch('postgres', 'deploy/local/postgres.ts', env.postgres))
  await progress.step('Outside services', () =>
    launch('stand-ins', 'packages/stand-ins/src/main.ts', env.standIns, answer(port.standIns, '/healthz')),
  )
  await progress.step('API', () =>
    launch('api', 'packages/api/src/server.ts', env.api, answer(port.api, '/api/readyz')),
  )
  await progress.step('Demo catalogue', (report) =>
    runTask({
      name: 'seed',
      entry: 'packages/api/src/seed/main.ts',
      env: env.api,
      logDir,
      onMessage: (message) => report(String(message)),
    }),
  )
  const task = (name: string, entry: string, args: string[], onMessage?: (message: unknown) => void) =>
    runTask({ name, entry, args, env: env.releases, logDir, ...(onMessage && { onMessage }) })
  await build
  await progress.step('Screens released', async (report) => {
    await task('release-token', 'packages/api/src/modules/releases/token-command.ts', ['make', 'local', '*'])
    await task('push', 'packages/build/src/release/push-all.ts', [], (message) => report(String(message)))
  })
  await progress.step('Pages', () =>
    launch('shell', 'shell/server/main.ts', env.shell, answer(port.shell, '/healthz')),
  )
  console.log(welcome(settings))
}

/**
 * Stops the services in reverse order of their start and ends the process. Further calls wait for the first
 * one.
 */
function shutDown(code: number): Promise<void> {
  stopping ??= (async () => {
    if (services.length > 0) console.log('\nStopping …')
    stopTasks()
    for (const service of services.toReversed()) await service.stop()
    process.exit(code)
  })()
  return stopping
}
