import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { turnsWanted, type Turns, type TurnsAnswer } from './turns.ts'

/** The API in its own process, which can be killed and started again. */
export interface ApiProcess {
  readonly url: string
  /** The real time of the last start that responded, in ms. Undefined while it is down. */
  readySince: () => number | undefined
  tell: (message: object) => void
  /** Undefined while it is down. */
  turns: () => Promise<Turns | undefined>
  /** Kills it with SIGKILL and starts it again as soon as possible. */
  restart: () => Promise<void>
  stop: () => Promise<void>
}

const patienceMs = 120_000

export async function startApi(entry: URL, env: Record<string, string>): Promise<ApiProcess> {
  const url = `http://127.0.0.1:${env['PORT']}`
  let child: ChildProcess
  let ready: number | undefined
  let hearTurns = (_turns: Turns | undefined): void => undefined
  const launch = async () => {
    child = spawn(process.execPath, [entry.pathname], {
      env: { ...process.env, ...env },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    })
    child.on('message', ({ turns }: TurnsAnswer) => hearTurns(turns))
    child.once('exit', () => hearTurns(undefined))
    const until = Date.now() + patienceMs
    while (Date.now() < until) {
      if (child.exitCode !== null) throw new Error(`The API ended with ${child.exitCode}`)
      const answer = await fetch(`${url}/api/readyz`).catch(() => undefined)
      if (answer?.ok) {
        ready = Date.now()
        return
      }
      await sleep(50)
    }
    child.kill('SIGKILL')
    throw new Error('The API did not become ready')
  }
  const stop = async () => {
    ready = undefined
    if (child.exitCode !== null || child.signalCode !== null) return
    const ended = once(child, 'exit')
    child.kill('SIGKILL')
    await ended
  }
  await launch()
  const tell = (message: object) => void child.send(message)
  const turns = () => {
    if (ready === undefined || !child.connected) return Promise.resolve(undefined)
    const asked = Promise.withResolvers<Turns | undefined>()
    hearTurns = asked.resolve
    child.send(turnsWanted)
    return asked.promise
  }
  return { url, tell, turns, readySince: () => ready, stop, restart: () => stop().then(launch) }
}
