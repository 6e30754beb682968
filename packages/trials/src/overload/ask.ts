import { Agent, get } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'

export interface AskedInOverload {
  /** Per second, within the time that a client waits. */
  readonly answered: number
  /** Per second: 429 or 503 with `Retry-After`. */
  readonly refusedInTime: number
  /** 429 or 503 without `Retry-After`, and responses that came too late. */
  readonly refusedLate: number
  /** Anything else. */
  readonly failed: number
  /** Milliseconds, of the answered requests. */
  readonly p50: number
  readonly p99: number
}

/** In milliseconds. A response after this time is useless to a client. */
const tooLate = 2000

class Tally {
  private readonly times: number[] = []
  private refusedInTime = 0
  private refusedLate = 0
  private failed = 0

  ask(agent: Agent, url: string): Promise<void> {
    const start = performance.now()
    return new Promise((resolve) => {
      get(url, { agent }, (response) => {
        response.resume()
        response.on('end', () => {
          this.note(response.statusCode!, response.headers['retry-after'], performance.now() - start)
          resolve()
        })
      }).on('error', () => {
        this.failed += 1
        resolve()
      })
    })
  }

  private note(status: number, retryAfter: string | undefined, time: number): void {
    if (status === 200 && time <= tooLate) this.times.push(time)
    else if ((status === 429 || status === 503) && retryAfter) this.refusedInTime += 1
    else if (status === 200 || status === 429 || status === 503) this.refusedLate += 1
    else this.failed += 1
  }

  over(seconds: number): AskedInOverload {
    const sorted = this.times.toSorted((left, right) => left - right)
    const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? 0
    return {
      answered: sorted.length / seconds,
      refusedInTime: this.refusedInTime / seconds,
      refusedLate: this.refusedLate,
      failed: this.failed,
      p50: at(0.5),
      p99: at(0.99),
    }
  }
}

/** Sends requests as fast as the server can answer: each client sends the next one after a response. */
export const askInTurn = async (
  urls: readonly string[],
  { clients, seconds }: { clients: number; seconds: number },
): Promise<AskedInOverload> => {
  const agent = new Agent({ keepAlive: true, maxSockets: clients })
  const tally = new Tally()
  const end = performance.now() + 1000 * seconds
  let next = 0
  const client = async () => {
    while (performance.now() < end) await tally.ask(agent, urls[next++ % urls.length]!)
  }
  await Promise.all(Array.from({ length: clients }, client))
  agent.destroy()
  return tally.over(seconds)
}

/** Sends requests at a constant rate, whether responses arrive or not. */
export const askAtRate = async (
  urls: readonly string[],
  { perSecond, seconds }: { perSecond: number; seconds: number },
): Promise<AskedInOverload> => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1024 })
  const tally = new Tally()
  const open: Promise<void>[] = []
  const start = performance.now()
  for (let now = 0; now < 1000 * seconds; now = performance.now() - start) {
    while (open.length < (now * perSecond) / 1000)
      open.push(tally.ask(agent, urls[open.length % urls.length]!))
    await wait(1)
  }
  await Promise.all(open)
  agent.destroy()
  return tally.over(seconds)
}
