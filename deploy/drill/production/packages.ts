import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/** What the drill runs that is not part of this repository: the program, and Debian's package of it. */
const needed: Readonly<Record<string, string>> = {
  nginx: 'nginx-light',
  etcd: 'etcd-server',
  patroni: 'patroni',
  haproxy: 'haproxy',
  pgbouncer: 'pgbouncer',
  pgbackrest: 'pgbackrest',
  faketime: 'faketime',
  prometheus: 'prometheus',
  setpriv: 'util-linux',
}
const versionsDir = '/usr/lib/postgresql'
const folders = [...(process.env.PATH ?? '').split(':'), '/usr/sbin', '/sbin']

const isThere = (program: string) => folders.some((folder) => existsSync(join(folder, program)))

/** Returns the folder of the newest PostgreSQL's programs. */
export function postgresPrograms(): string | undefined {
  const versions = existsSync(versionsDir) ? readdirSync(versionsDir).map(Number) : []
  const newest = versions.filter((version) => existsSync(join(versionsDir, `${version}/bin/initdb`)))
  return newest.length > 0 ? join(versionsDir, `${Math.max(...newest)}/bin`) : undefined
}

const missing = (): string[] => [
  ...Object.entries(needed).flatMap(([program, name]) => (isThere(program) ? [] : [name])),
  ...(postgresPrograms() ? [] : ['postgresql']),
]

/** Installs what is missing, and says so. Returns a sentence when that is not possible. */
export function installMissing(): string | undefined {
  const names = missing()
  const isRoot = process.getuid?.() === 0
  if (names.length === 0)
    return isRoot
      ? undefined
      : 'The database runs as the user postgres, so this drill must be started by root.'
  const list = names.join(' ')
  if (!isRoot || !isThere('apt-get'))
    return `These packages of Debian are missing: ${list}. Install them (apt-get install ${list}), or start this as root where apt-get is.`
  console.log(`Installing packages of Debian that are missing: ${list}`)
  const apt = (...args: string[]) =>
    spawnSync('apt-get', args, {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    })
  apt('update')
  apt('install', '--yes', '--no-install-recommends', ...names)
  const left = missing()
  return left.length > 0 ? `These packages could not be installed: ${left.join(' ')}.` : undefined
}
