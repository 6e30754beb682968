import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { openSync } from 'node:fs'
import { join } from 'node:path'

/** A program of another project that runs here, as the user of the database, until this process ends. */
export interface Daemon {
  readonly pid: number
  readonly isRunning: () => boolean
  readonly kill: (signal: NodeJS.Signals) => void
  readonly stop: () => Promise<void>
}

interface DaemonOptions {
  readonly name: string
  readonly logDir: string
  readonly command: readonly string[]
  readonly env?: Readonly<Record<string, string>>
}

/** Starts it so that the kernel ends it with this process, however that ends. */
export function startDaemon({ name, logDir, command, env }: DaemonOptions): Daemon {
  const out = openSync(join(logDir, `${name}.log`), 'a')
  const how = ['--reuid=postgres', '--regid=postgres', '--init-groups', '--pdeathsig=TERM']
  const child = spawn('setpriv', [...how, ...command], {
    detached: true,
    stdio: ['ignore', out, out],
    env: { ...process.env, HOME: '/tmp', ...env },
  })
  return {
    pid: child.pid!,
    isRunning: () => isRunning(child),
    kill: (signal) => void child.kill(signal),
    stop: () => stop(child),
  }
}

const isRunning = ({ exitCode, signalCode }: ChildProcess) => exitCode === null && signalCode === null

async function stop(child: ChildProcess): Promise<void> {
  if (!isRunning(child)) return
  const ended = once(child, 'exit')
  child.kill('SIGTERM')
  child.kill('SIGCONT')
  const hurry = setTimeout(() => child.kill('SIGKILL'), 15_000)
  await ended
  clearTimeout(hurry)
}
