import { execFileSync, spawn } from 'node:child_process'
import { closeSync, openSync, readFileSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { dirname, join } from 'node:path'
import { setTimeout } from 'node:timers/promises'

export const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo
      probe.close(() => resolve(port))
    })
  })

/** Returns the environment of a peer's process, which runs with the same Node as this one. */
export const environmentWith = (own: Readonly<Record<string, string>>): NodeJS.ProcessEnv => ({
  ...process.env,
  PATH: `${dirname(process.execPath)}:${process.env.PATH}`,
  ...own,
})

/** Returns the processor time of a process in microseconds. Linux counts it in hundredths of a second. */
const cpuOf = (pid: number): number => {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ')
  return (Number(fields[11]) + Number(fields[12])) * 10_000
}

interface Program {
  readonly name: string
  readonly folder: string
  readonly args: readonly string[]
  readonly env: NodeJS.ProcessEnv
  /** A URL that responds successfully once the program is ready. */
  readonly alive: string
}

/** Runs a command that prepares a peer, and waits for its end. */
export const runProgram = ({ name, folder, args, env }: Omit<Program, 'alive'>): void => {
  const log = join(folder, 'output.log')
  const output = openSync(log, 'w')
  try {
    execFileSync(process.execPath, args, { cwd: folder, env, stdio: ['ignore', output, output] })
  } catch (cause) {
    throw new Error(`${name} could not be prepared, ${log} says why`, { cause })
  } finally {
    closeSync(output)
  }
}

/** Starts a peer and waits until it responds, for at most a minute. */
export const startProgram = async ({ name, folder, args, env, alive }: Program) => {
  const log = join(folder, 'output.log')
  const output = openSync(log, 'w')
  const child = spawn(process.execPath, args, { cwd: folder, env, stdio: ['ignore', output, output] })
  closeSync(output)
  for (let tries = 0; !(await fetch(alive).catch(() => undefined))?.ok; tries += 1) {
    if (tries === 240 || child.exitCode !== null) {
      child.kill()
      throw new Error(`${name} did not start, ${log} says why`)
    }
    await setTimeout(250)
  }
  return { cpu: () => Promise.resolve(cpuOf(child.pid!)), stop: () => void child.kill() }
}
