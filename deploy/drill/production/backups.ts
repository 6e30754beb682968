import { execFile } from 'node:child_process'
import { chownSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { startDaemon, type Daemon } from './daemon.ts'
import { idsOf, makeFolder } from './folders.ts'

const run = promisify(execFile)
const stanza = 'metrolibre'

/** A folder of backups by pgBackRest, to which each machine sends its log while it is the primary. */
export interface Backups {
  /** What a machine's PostgreSQL calls for each piece of its log. */
  readonly archiveFrom: (machine: Placed) => string
  readonly create: (machine: Placed) => Promise<void>
  readonly copyAll: (machine: Placed) => Promise<void>
  /** Restores a moment into an empty folder, and starts a PostgreSQL on it. */
  readonly restore: (to: Placed, moment: string, programs: string, logDir: string) => Promise<Daemon>
}

export interface Placed {
  /** The folder that has the data in `data`, and the socket. */
  readonly folder: string
  readonly port: number
}

/** Opens an empty folder of backups. */
export function openBackups(repository: string): Backups {
  makeFolder(repository)
  const configured = ({ folder, port }: Placed): string => {
    const file = join(folder, 'pgbackrest.conf')
    writeFileSync(
      file,
      `[global]
repo1-path=${repository}
lock-path=${folder}
spool-path=${folder}
log-path=${folder}
log-level-console=warn
log-level-file=off
start-fast=y
compress-type=none
[${stanza}]
pg1-path=${join(folder, 'data')}
pg1-port=${port}
pg1-socket-path=${folder}
pg1-user=postgres
`,
    )
    chownSync(file, ...idsOf('postgres'))
    return file
  }
  const command = (machine: Placed, ...args: string[]) =>
    run('setpriv', [
      '--reuid=postgres',
      '--regid=postgres',
      '--init-groups',
      'pgbackrest',
      `--config=${configured(machine)}`,
      `--stanza=${stanza}`,
      ...args,
    ])
  return {
    archiveFrom: (machine) => `pgbackrest --config=${configured(machine)} --stanza=${stanza} archive-push %p`,
    create: async (machine) => void (await command(machine, 'stanza-create')),
    copyAll: async (machine) => void (await command(machine, '--type=full', 'backup')),
    restore: async (to, moment, programs, logDir) => {
      makeFolder(to.folder)
      await command(to, '--type=time', `--target=${moment}`, '--target-action=promote', 'restore')
      const settings = {
        port: to.port,
        archive_mode: 'off',
        listen_addresses: '127.0.0.1',
        unix_socket_directories: to.folder,
        synchronous_standby_names: '',
      }
      return startDaemon({
        name: 'restored',
        logDir,
        command: [
          join(programs, 'postgres'),
          '-D',
          join(to.folder, 'data'),
          ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
        ],
      })
    },
  }
}
