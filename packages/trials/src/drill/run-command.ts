import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { dirname } from 'node:path'

interface Where {
  readonly cwd: string
  readonly env?: Readonly<Record<string, string>>
}

export interface Ended {
  readonly code: number
  /** What it printed, on both outputs. */
  readonly said: string
  readonly seconds: number
}

/** Commands find the Node that runs this one, which may not be the machine's own. */
export const withOwnNode = {
  ...process.env,
  PATH: `${dirname(process.execPath)}:${process.env['PATH'] ?? ''}`,
}

/** Runs a command to its end. */
export async function runCommand({ cwd, env }: Where, command: string, ...args: string[]): Promise<Ended> {
  const begun = performance.now()
  const child = spawn(command, args, { cwd, env: { ...withOwnNode, ...env } })
  let said = ''
  for (const output of [child.stdout, child.stderr])
    output.on('data', (text: Buffer) => (said += text.toString()))
  const [code] = (await once(child, 'close')) as [number | null]
  return { code: code ?? 1, said: said.trim(), seconds: (performance.now() - begun) / 1000 }
}

/** Ends a process that was started here, and waits until it is gone. */
export async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const gone = once(child, 'exit')
  child.kill('SIGTERM')
  await gone
}

/** Asks again and again until something is there, for some seconds; undefined when it never was. */
export async function waitFor<Found>(
  seconds: number,
  look: () => Promise<Found | undefined>,
): Promise<Found | undefined> {
  const until = performance.now() + 1000 * seconds
  for (;;) {
    const found = await look()
    if (found !== undefined || performance.now() > until) return found
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
}
