import { chownSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Backups, Placed } from './backups.ts'
import { startDaemon, type Daemon } from './daemon.ts'
import { openDisk, type Disk } from './disk.ts'
import { idsOf, makeFolder } from './folders.ts'
import { writePatroni, type Passwords } from './patroni.ts'
import { machines, numbers, type MachineName } from './ports.ts'
import { openWire, type DrillWire } from './wire.ts'

/** One of the two machines of the database: Patroni with its PostgreSQL, and the wires that lead to and from it. */
export interface Machine extends Placed {
  readonly name: MachineName
  readonly disk: Disk | undefined
  /** How the other machine reaches it. */
  readonly reached: DrillWire
  /** How it reaches etcd. */
  readonly keeper: DrillWire
  readonly role: () => Promise<Role>
  readonly start: () => void
  readonly stop: () => Promise<void>
  /** Ends everything on it at once, as when its power fails. */
  readonly powerOff: () => void
}

/** What Patroni says of a machine, undefined where nothing answers. */
export type Role = 'primary' | 'standby' | 'synchronous standby' | undefined

export interface DrillCluster {
  readonly machines: Readonly<Record<MachineName, Machine>>
  readonly primary: () => Promise<Machine>
  /** Waits until there is a primary with a synchronous standby, and returns after how many seconds. */
  readonly whole: () => Promise<number>
  readonly stop: () => Promise<void>
}

interface ClusterPlan {
  readonly folder: string
  readonly logDir: string
  readonly programs: string
  readonly passwords: Passwords
  readonly port: number
  readonly backups: Backups
}

const patienceMs = 120_000

/** Starts etcd and two machines of which one is the other's synchronous standby. */
export async function startCluster(plan: ClusterPlan): Promise<DrillCluster> {
  const { folder, logDir, port } = plan
  makeFolder(folder)
  const [client, peer] = [port + numbers.etcd, port + numbers.etcdPeer].map((at) => `http://127.0.0.1:${at}`)
  const etcd = startDaemon({
    name: 'etcd',
    logDir,
    command: [
      'etcd',
      '--name=keeper',
      `--data-dir=${join(folder, 'etcd')}`,
      '--unsafe-no-fsync',
      `--listen-client-urls=${client}`,
      `--advertise-client-urls=${client}`,
      `--listen-peer-urls=${peer}`,
      `--initial-advertise-peer-urls=${peer}`,
      `--initial-cluster=keeper=${peer}`,
    ],
  })
  const opened = await Promise.all(machines.map((name) => openMachine(plan, name)))
  const [a, b] = opened as [Machine, Machine]
  const all = { a, b }
  const whole = async () => {
    const begun = performance.now()
    while (performance.now() - begun < patienceMs) {
      const roles = await Promise.all([a.role(), b.role()])
      if (roles.includes('primary') && roles.includes('synchronous standby'))
        return (performance.now() - begun) / 1000
      await pause(200)
    }
    throw new Error(`There is no primary with a synchronous standby after ${patienceMs / 1000} s.`)
  }
  const primary = async () => {
    const until = Date.now() + patienceMs
    while (Date.now() < until) {
      for (const machine of [a, b]) if ((await machine.role()) === 'primary') return machine
      await pause(300)
    }
    throw new Error('There is no primary.')
  }
  const stop = async () => {
    await Promise.all([a.stop(), b.stop()])
    await etcd.stop()
    for (const { reached, keeper, disk } of [a, b]) {
      reached.close()
      keeper.close()
      disk?.close()
    }
  }
  try {
    a.start()
    while ((await a.role()) !== 'primary') {
      if (!etcd.isRunning()) throw new Error(`etcd did not start: see ${join(logDir, 'etcd.log')}`)
      await pause(300)
    }
    b.start()
    await whole()
  } catch (error) {
    await stop()
    throw error
  }
  return { machines: all, primary, whole, stop }
}

async function openMachine(
  { folder: parent, logDir, programs, passwords, port, backups }: ClusterPlan,
  name: MachineName,
): Promise<Machine> {
  const folder = join(parent, name)
  const disk = openDisk(folder)
  const number = (kind: 'database' | 'rest' | 'reached' | 'keeper') => port + numbers[kind][name]
  const reached = await openWire(number('reached'), number('database'))
  const keeper = await openWire(number('keeper'), port + numbers.etcd)
  const ports = {
    database: number('database'),
    rest: number('rest'),
    reached: reached.port,
    keeper: keeper.port,
  }
  const placed = { folder, port: ports.database }
  const archive = backups.archiveFrom(placed)
  const file = writePatroni({ name, folder, programs, passwords, port: ports, archive })
  chownSync(file, ...idsOf('postgres'))
  let patroni: Daemon | undefined
  return {
    ...placed,
    name,
    disk,
    reached,
    keeper,
    role: () => roleAt(ports.rest),
    start: () => {
      patroni = startDaemon({ name: `patroni-${name}`, logDir, command: ['patroni', file] })
    },
    stop: async () => {
      await patroni?.stop()
      endPostgres(folder)
    },
    powerOff: () => {
      patroni?.kill('SIGKILL')
      endPostgres(folder)
    },
  }
}

/** Kills a PostgreSQL that Patroni left behind, by the id in its own file. Its children end with it. */
function endPostgres(folder: string): void {
  try {
    const [pid] = readFileSync(join(folder, 'data/postmaster.pid'), 'utf8').split('\n')
    process.kill(Number(pid), 'SIGKILL')
  } catch {
    // There is none any more.
  }
}

async function roleAt(port: number): Promise<Role> {
  const ask = async (path: string) => {
    const answer = await fetch(`http://127.0.0.1:${port}/${path}`, {
      signal: AbortSignal.timeout(2000),
    }).catch(() => undefined)
    await answer?.body?.cancel()
    return answer?.status === 200
  }
  if (await ask('primary')) return 'primary'
  if (await ask('synchronous')) return 'synchronous standby'
  return (await ask('replica')) ? 'standby' : undefined
}
