import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { chown, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { copyLive } from './copy-live.ts'
import { freePort } from '../ports/free-port.ts'
import { onDatabase } from './template.ts'

export interface TestStandby {
  /** Returns the address on the standby of a database of the primary. */
  urlOf: (databaseUrl: string) => string
  /** Lets its processes stand still, as on a machine that hangs. */
  freeze: () => Promise<void>
  thaw: () => void
  stop: () => Promise<void>
}

/** How long a standby may take until it answers. */
const startMs = 150_000

/**
 * Starts a streaming standby of a server on this machine whose data directory can be read: the directory is copied while a
 * backup is open. `url` names a superuser.
 */
export async function startStandby(url: string): Promise<TestStandby> {
  const folder = await mkdtemp(join(tmpdir(), 'metrolibre-test-standby-'))
  const port = await freePort()
  const slot = `standby_${randomUUID().replaceAll('-', '')}`
  const { program, owner } = await onDatabase(url, async (sql) => {
    const [{ data, bin }] = (await sql`select current_setting('data_directory') as data,
      (select setting from pg_config where name = 'BINDIR') as bin`) as unknown as [
      { data: string; bin: string },
    ]
    // Without it the server removes what the standby has not got yet, as soon as other tests have written enough.
    await sql`select pg_create_physical_replication_slot(${slot}, true)`
    await sql`select pg_backup_start('standby', true)`
    await copyLive(
      data,
      folder,
      (path) => !/postmaster\.(pid|opts)$|pg_replslot\/.|pg_stat_tmp\/./.test(path),
    )
    const [stopped] = await sql<{ labelfile: string }[]>`select labelfile from pg_backup_stop(false)`
    await writeFile(join(folder, 'backup_label'), stopped!.labelfile)
    return { program: join(bin, 'postgres'), owner: await stat(data) }
  }).catch(async (error: unknown) => {
    await dropSlot(url, slot)
    throw error
  })
  await writeFile(join(folder, 'standby.signal'), '')
  for (const name of ['.', ...(await readdir(folder, { recursive: true }))])
    await chown(join(folder, name), owner.uid, owner.gid)
  const settings = {
    port,
    primary_conninfo: url,
    primary_slot_name: slot,
    max_connections: 300,
    fsync: 'off',
    unix_socket_directories: '',
    listen_addresses: '127.0.0.1',
  }
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const isRoot = process.getuid?.() === 0
  const server = spawn(program, ['-D', folder, ...flags], {
    stdio: 'ignore',
    ...(isRoot && { uid: owner.uid, gid: owner.gid }),
  })
  const urlOf = (databaseUrl: string) => {
    const address = new URL(databaseUrl)
    address.hostname = '127.0.0.1'
    address.port = String(port)
    return address.href
  }
  const stop = async () => {
    if (server.exitCode === null && server.signalCode === null) {
      server.kill('SIGQUIT')
      server.kill('SIGCONT')
      await once(server, 'exit')
    }
    await rm(folder, { recursive: true, force: true })
    await dropSlot(url, slot)
  }
  // Before it answers it applies what the server has written since the copy was begun, by all tests that run meanwhile.
  const latest = Date.now() + startMs
  for (;;) {
    try {
      await onDatabase(urlOf(url), (sql) => sql`select 1`)
      break
    } catch (error) {
      if (Date.now() > latest || server.exitCode !== null) {
        await stop()
        throw error
      }
      await pause(100)
    }
  }
  let frozen: readonly number[] = []
  const thaw = () => {
    for (const pid of frozen) process.kill(pid, 'SIGCONT')
    frozen = []
  }
  const freeze = async () => {
    const rows = await onDatabase(
      urlOf(url),
      (sql) => sql<{ pid: number }[]>`select pid from pg_stat_activity where pid <> pg_backend_pid()`,
    )
    frozen = [server.pid!, ...rows.map(({ pid }) => pid)]
    for (const pid of frozen) process.kill(pid, 'SIGSTOP')
  }
  return { urlOf, freeze, thaw, stop }
}

/** Drops what keeps the server's log for a standby, once the server has noticed that the standby is gone. */
async function dropSlot(url: string, slot: string): Promise<void> {
  await onDatabase(url, async (sql) => {
    await sql`select pg_terminate_backend(active_pid, 5000) from pg_replication_slots
      where slot_name = ${slot} and active_pid is not null`
    await sql`select pg_drop_replication_slot(slot_name) from pg_replication_slots where slot_name = ${slot}`
  })
}
