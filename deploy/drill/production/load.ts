import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { openSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** What visitors saw of one kind of request, as the load reports it. */
export interface SeenUnderLoad {
  readonly answered: number
  readonly refused: number
  readonly failed: number
  readonly gapMs: number
  readonly p50: number
  readonly p99: number
  readonly slowest: number
  readonly failures: Readonly<Record<string, number>>
}

export interface JudgedLoad {
  readonly violations: readonly string[]
  readonly acknowledged: Readonly<Record<string, number>>
  readonly seconds: number
}

/** Visitors and tenants, in a process of their own. */
export interface Load {
  /** Returns how many requests per second are answered at most; from then on it asks for half of that. */
  readonly prepare: () => Promise<number>
  readonly start: () => Promise<void>
  readonly stop: () => Promise<void>
  /** What visitors have seen by now of what they asked for in a time. */
  readonly look: (from: number, until?: number) => Promise<Readonly<Record<string, SeenUnderLoad>>>
  /** The same, but it waits for what is still without an answer: a request that hangs counts as well. */
  readonly lookWhole: (from: number, until?: number) => Promise<Readonly<Record<string, SeenUnderLoad>>>
  /** Says that the clocks of the processes are apart by so much from now on. */
  readonly apart: (ms: number) => Promise<void>
  readonly judge: () => Promise<JudgedLoad>
  readonly end: () => Promise<void>
}

interface LoadPlan {
  readonly root: string
  readonly logDir: string
  readonly url: string
  readonly certificate: Buffer
  readonly env: Readonly<Record<string, string>>
}

export async function openLoad({ root, logDir, url, certificate, env }: LoadPlan): Promise<Load> {
  const file = join(logDir, 'certificate.pem')
  writeFileSync(file, certificate)
  const out = openSync(join(logDir, 'load.log'), 'a')
  const child = fork(join(root, 'packages/trials/src/production/main.ts'), {
    // Of a group of its own: Ctrl C reaches this process alone, which ends it in order.
    detached: true,
    execArgv: ['--import', new URL('../../local/end-with-parent.mjs', import.meta.url).href],
    stdio: ['ignore', out, out, 'ipc'],
    env: { ...process.env, ...env, LOAD_URL: url, LOAD_CERTIFICATE: file },
  })
  const ended = once(child, 'exit')
  child.on('error', () => undefined)
  const ask = asking(child, ended)
  await Promise.race([
    once(child, 'message'),
    ended.then(() => {
      throw new Error(`The load did not start: see ${join(logDir, 'load.log')}`)
    }),
  ])
  return {
    prepare: () => ask({ do: 'prepare' }),
    start: () => ask({ do: 'start' }),
    stop: () => ask({ do: 'stop' }),
    look: (from, until = Date.now()) => ask({ do: 'look', from, until, whole: false }),
    lookWhole: (from, until = Date.now()) => ask({ do: 'look', from, until, whole: true }),
    apart: (ms) => ask({ do: 'apart', ms }),
    judge: () => ask({ do: 'judge' }),
    end: async () => {
      child.kill('SIGTERM')
      await ended
    },
  }
}

function asking(child: ChildProcess, ended: Promise<unknown>) {
  let count = 0
  const waiting = new Map<number, PromiseWithResolvers<unknown>>()
  child.on('message', ({ id, value, error }: { id?: number; value?: unknown; error?: string }) => {
    if (id === undefined) return
    const asked = waiting.get(id)
    waiting.delete(id)
    if (error === undefined) asked?.resolve(value)
    else asked?.reject(new Error(error))
  })
  void ended.then(() => waiting.forEach(({ reject }) => reject(new Error('The load has ended.'))))
  return <Value>(order: object): Promise<Value> => {
    const asked = Promise.withResolvers<unknown>()
    waiting.set(++count, asked)
    if (child.connected) child.send({ id: count, order })
    else asked.reject(new Error('The load has ended.'))
    return asked.promise as Promise<Value>
  }
}
