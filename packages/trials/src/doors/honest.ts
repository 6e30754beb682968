import { Agent, get } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'

export interface Calls {
  /** Milliseconds, of the answered calls. */
  readonly p50: number
  readonly p99: number
  readonly answered: number
  /** Refused, broken off, or not answered within ten seconds. */
  readonly lost: number
}

const patienceMs = 10_000

/** How many honest visitors share the calls, each from an address of its own. */
const visitors = 100

/** Makes calls like honest visitors: a few at a time, one after the other, from separate addresses next to `from`. */
export async function askHonestly(
  urls: readonly string[],
  { seconds = 4, clients = 4, from = '127.0.3.1' } = {},
): Promise<Calls> {
  const agent = new Agent({ keepAlive: true, maxSockets: clients })
  const times: number[] = []
  let lost = 0
  let next = 0
  const end = performance.now() + 1000 * seconds
  const client = async () => {
    while (performance.now() < end) {
      const start = performance.now()
      const address = from.replace(/\d+$/, String(1 + (next % visitors)))
      const status = await ask(agent, urls[next++ % urls.length]!, address)
      if (status >= 200 && status < 400) times.push(performance.now() - start)
      else lost += 1
      await wait(5)
    }
  }
  await Promise.all(Array.from({ length: clients }, client))
  agent.destroy()
  const sorted = times.toSorted((left, right) => left - right)
  const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? patienceMs
  return { p50: at(0.5), p99: at(0.99), answered: times.length, lost }
}

/** Returns the status of the response, or 0 without one. */
const ask = (agent: Agent, url: string, from: string): Promise<number> =>
  new Promise((resolve) => {
    const local = process.platform === 'linux' ? { localAddress: from } : {}
    const request = get(url, { agent, ...local, timeout: patienceMs }, (response) => {
      response.resume()
      response.once('close', () => resolve(response.complete ? response.statusCode! : 0))
    })
    request.once('timeout', () => request.destroy())
    request.once('error', () => resolve(0))
  })

const show = ({ p50, p99, answered, lost }: Calls): string =>
  `p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms, ${answered} answered, ${lost} lost`

/** Formats both measurements on one line, with the ratio that matters. */
export const compareVisits = (alone: Calls, beside: Calls): string =>
  `${(beside.p99 / alone.p99).toFixed(2)} × the p99 (without attackers: ${show(alone)}; with: ${show(beside)})`
