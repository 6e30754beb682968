import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  chownSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import type { Sql } from 'postgres'
import { isItsOwn, openDatabaseBeside } from './databases-repository.ts'

const run = promisify(execFile)
const script = resolve(import.meta.dirname, '../../../../deploy/compose/restore.sh')
const patienceMs = 3_600_000

export interface Beside {
  readonly sql: Sql
  /** Ends it and removes the copy. */
  readonly end: () => Promise<void>
}

export interface WantedRestore {
  /** The folder with `copies` and `wal`, as `deploy/compose` fills it. */
  readonly backups: string
  /** ISO time. */
  readonly moment: string
  readonly user: string
  readonly database: string
  /** Where the copy is put meanwhile; it takes as much room as the database. */
  readonly room?: string
}

/**
 * Restores a moment into a folder of its own and starts PostgreSQL on it. Only this user reaches it, by a socket in that folder.
 * @throws Error with one sentence when there is no copy, no program for it, or the changes up to the moment are not there
 */
export async function restoreBeside({
  backups,
  moment,
  user,
  database,
  room = tmpdir(),
}: WantedRestore): Promise<Beside> {
  const copy = newestCopy(backups)
  const programs = programsFor(readFileSync(join(copy, 'PG_VERSION'), 'utf8').trim())
  const folder = mkdtempSync(join(room, 'metrolibre-restored-'))
  const data = join(folder, 'data')
  const remove = () => rmSync(folder, { recursive: true, force: true })
  try {
    await run('sh', [script, data, moment], { env: { ...process.env, BACKUPS: resolve(backups) } })
  } catch (error) {
    remove()
    throw new Error(
      `The copy could not be restored: ${(error as { stderr?: string }).stderr?.trim() || String(error)}`,
    )
  }
  writeFileSync(join(folder, 'hba.conf'), 'local all all trust\n')
  const { uid, gid } = statSync(data)
  for (const path of [folder, join(folder, 'hba.conf')]) chownSync(path, uid, gid)
  const settings = {
    hba_file: join(folder, 'hba.conf'),
    unix_socket_directories: folder,
    listen_addresses: '',
    ssl: 'off',
    archive_mode: 'off',
    synchronous_standby_names: '',
    logging_collector: 'off',
  }
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const server = spawn(join(programs, 'postgres'), ['-D', data, ...flags], {
    stdio: ['ignore', 'ignore', 'pipe'],
    ...(process.getuid?.() === 0 && { uid, gid }),
  })
  const log: string[] = []
  server.stderr.on('data', (text: Buffer) => log.push(String(text)))
  const isRunning = () => server.exitCode === null && server.signalCode === null
  const sql = openDatabaseBeside(folder, user, database)
  const end = async () => {
    await sql.end({ timeout: 2 })
    if (isRunning()) {
      server.kill('SIGINT')
      await once(server, 'exit')
    }
    remove()
  }
  const until = Date.now() + patienceMs
  while (Date.now() < until) {
    const isReady = await isItsOwn(sql).catch(() => false)
    if (isReady) return { sql, end }
    if (!isRunning()) break
    await pause(300)
  }
  await end()
  const reason = log
    .join('')
    .split('\n')
    .findLast((line) => line.includes('FATAL'))
  throw new Error(`The copy did not reach ${moment}: ${reason ?? 'PostgreSQL ended'}`)
}

function newestCopy(backups: string): string {
  const copies = join(backups, 'copies')
  const name = existsSync(copies)
    ? readdirSync(copies)
        .filter((each) => each.endsWith('Z'))
        .toSorted()
        .at(-1)
    : undefined
  if (!name) throw new Error(`There is no copy in ${copies}.`)
  return join(copies, name)
}

/** A copy is only read by the same version. */
function programsFor(version: string): string {
  const given = process.env['POSTGRES_PROGRAMS']
  const folder = given ?? `/usr/lib/postgresql/${version}/bin`
  if (!existsSync(join(folder, 'postgres')))
    throw new Error(
      `PostgreSQL ${version} is not in ${folder}. Install it, or let POSTGRES_PROGRAMS name its folder.`,
    )
  return folder
}
