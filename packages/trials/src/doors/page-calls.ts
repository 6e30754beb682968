import { Agent, get } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'

export interface PageCall {
  readonly ms: number
  /** 0 without a response. */
  readonly status: number
  /** How much is visible before a script runs. */
  readonly drawn: 'screen' | 'frame' | 'nothing'
}

const patienceMs = 10_000

const drawnIn = (html: string): PageCall['drawn'] => {
  if (html.includes('"rendered":"screen"')) return 'screen'
  return html.includes('<div id="root"></div>') ? 'nothing' : 'frame'
}

/** Requests one page like a visitor, from an address of this machine. */
export const askPage = (
  agent: Agent,
  url: string,
  from: string,
  headers: Record<string, string> = {},
): Promise<PageCall> => {
  const start = performance.now()
  const done = (status: number, html = '') => ({
    ms: performance.now() - start,
    status,
    drawn: drawnIn(html),
  })
  return new Promise((resolve) => {
    const local = process.platform === 'linux' ? { localAddress: from } : {}
    const request = get(url, { agent, ...local, headers, timeout: patienceMs }, (response) => {
      let html = ''
      response.setEncoding('utf8').on('data', (text: string) => (html += text))
      response.once('close', () => resolve(done(response.complete ? response.statusCode! : 0, html)))
    })
    request.once('timeout', () => request.destroy())
    request.once('error', () => resolve(done(0)))
  })
}

interface Visit {
  readonly clients: number
  readonly from: string
  readonly seconds: number
  readonly pauseMs: number
  readonly headers?: Record<string, string>
}

/** Requests pages with several clients, each one after the other and each page a different one. */
export async function askPages(
  urlOf: (number: number) => string,
  { clients, from, seconds, pauseMs, headers }: Visit,
): Promise<PageCall[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: clients })
  const calls: PageCall[] = []
  let next = 0
  const end = performance.now() + 1000 * seconds
  const client = async () => {
    while (performance.now() < end) {
      calls.push(await askPage(agent, urlOf(next++), from, headers))
      if (pauseMs > 0) await wait(pauseMs)
    }
  }
  await Promise.all(Array.from({ length: clients }, client))
  agent.destroy()
  return calls
}

const at = (calls: readonly PageCall[], share: number): number => {
  const sorted = calls.map(({ ms }) => ms).toSorted((left, right) => left - right)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}

export const p50 = (calls: readonly PageCall[]): number => at(calls, 0.5)
export const p99 = (calls: readonly PageCall[]): number => at(calls, 0.99)

/** Summarises the times of pages and how many had visible content. */
export const shown = (calls: readonly PageCall[]): string => {
  const count = (drawn: PageCall['drawn']) => calls.filter((call) => call.drawn === drawn).length
  return `p50 ${p50(calls).toFixed(0)} ms, p99 ${p99(calls).toFixed(0)} ms; ${count('screen')} complete, ${count('frame')} with the frame alone, ${count('nothing')} empty`
}
