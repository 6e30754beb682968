import { spawn, type ChildProcess } from 'node:child_process'
import { createWriteStream } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

export interface ServiceOptions {
  name: string
  entry: string
  args?: string[]
  env: Record<string, string>
  logDir: string
  /** The folder in which `entry` is; by default this repository. */
  cwd?: string
  /**
   * URL that answers 200 once the service is ready. Without it, the service sends `{ready: true}` to its
   * parent.
   */
  readyUrl?: string
  /** Called when the process ends without having been stopped. */
  onUnexpectedExit?: (name: string, code: number | null) => void
}

export interface LocalService {
  name: string
  pid: number
  /** Returns the exit code, or null when it had to be killed after so many milliseconds. */
  stop(patience?: number): Promise<number | null>
}

const endWithParent = new URL('./end-with-parent.mjs', import.meta.url).href

/** Starts a long-running service in its own process group and resolves once it is ready. */
export function startService(options: ServiceOptions): Promise<LocalService> {
  const child = launch(options, ['--import', endWithParent])
  let stopping = false
  const exited = new Promise<number | null>((resolve) => child.once('exit', resolve))
  const stop = async (patience = 10_000) => {
    stopping = true
    if (child.exitCode !== null || child.signalCode !== null) return child.exitCode
    child.kill('SIGTERM')
    const hurry = setTimeout(() => child.kill('SIGKILL'), patience)
    const code = await exited
    clearTimeout(hurry)
    return code
  }
  const ready = options.readyUrl ? answers(options.readyUrl, child) : saysReady(child)
  return new Promise((resolve, reject) => {
    let started = false
    void ready.then((isReady) => {
      started = isReady
      if (isReady) resolve({ name: options.name, pid: child.pid!, stop })
    })
    void exited.then((code) => {
      if (!started) reject(new Error(lastWords(child) || `${options.name} stopped before it was ready.`))
      else if (!stopping) options.onUnexpectedExit?.(options.name, code)
    })
  })
}

/**
 * Runs a task of a service to its end and passes each of its messages to `onMessage`; rejects when it fails.
 */
export function runTask(options: ServiceOptions & { onMessage?: (message: unknown) => void }): Promise<void> {
  const child = launch(options, [])
  tasks.add(child)
  child.once('exit', () => tasks.delete(child))
  if (options.onMessage) child.on('message', options.onMessage)
  return new Promise((resolve, reject) => {
    child.once('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(lastWords(child) || `${options.name} failed.`)),
    )
  })
}

const tasks = new Set<ChildProcess>()

/** Stops all tasks that still run; their promises reject. */
export function stopTasks(): void {
  for (const task of tasks) task.kill('SIGTERM')
}

const errors = new WeakMap<ChildProcess, string[]>()

function launch({ name, entry, args = [], env, logDir, cwd }: ServiceOptions, flags: string[]): ChildProcess {
  const child = spawn(process.execPath, [...flags, entry, ...args], {
    // In its own process group, the service does not receive Ctrl-C; this process does and stops the services
    // in order.
    detached: true,
    ...(cwd && { cwd }),
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    env: { ...process.env, ...env },
  })
  const log = createWriteStream(join(logDir, `${name}.log`), { flags: 'a' })
  child.stdout?.pipe(log, { end: false })
  child.stderr?.pipe(log, { end: false })
  const words: string[] = []
  errors.set(child, words)
  child.stderr?.on('data', (chunk: Buffer) => {
    words.push(chunk.toString())
    if (words.length > 10) words.shift()
  })
  return child
}

const lastWords = (child: ChildProcess) => errors.get(child)?.join('').trim() ?? ''

const saysReady = (child: ChildProcess): Promise<boolean> =>
  new Promise((resolve) => {
    child.on('message', (message) => isReadyMessage(message) && resolve(true))
    child.once('exit', () => resolve(false))
  })

const isReadyMessage = (message: unknown) =>
  typeof message === 'object' && message !== null && 'ready' in message

/** Polls the URL until it answers 200 (true) or the process has ended (false). */
async function answers(url: string, child: ChildProcess): Promise<boolean> {
  while (child.exitCode === null && child.signalCode === null) {
    const response = await fetch(url, { signal: AbortSignal.timeout(2000) }).catch(() => undefined)
    await response?.body?.cancel()
    if (response?.ok) return true
    await sleep(60)
  }
  return false
}
