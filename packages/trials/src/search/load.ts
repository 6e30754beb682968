import { Agent, get } from 'node:http'

export interface Measured {
  /** The server's processor time for each request, in microseconds. */
  readonly cpu: number
  /** Milliseconds. */
  readonly p50: number
  readonly p99: number
  readonly requests: number
  /** The median of each path in milliseconds, in their order. */
  readonly each: readonly number[]
}

const agent = new Agent({ keepAlive: true, maxSockets: 4 })
const clients = 2

/** The address that the paths follow, and whose bearer is sent; for public calls the address alone. */
export type LoadTarget = string | { readonly base: string; readonly bearer: string }

const read = (target: LoadTarget, path: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const { base, bearer } = typeof target === 'string' ? { base: target, bearer: undefined } : target
    const url = base + path
    const headers = bearer === undefined ? {} : { authorization: `Bearer ${bearer}` }
    get(url, { agent, headers }, (response) => {
      response.resume()
      response.on('end', () =>
        response.statusCode === 200 ? resolve() : reject(new Error(`${url} answered ${response.statusCode}`)),
      )
    }).on('error', reject)
  })

const sort = (times: readonly number[]) => times.toSorted((left, right) => left - right)

const quantile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0

/**
 * Requests the paths in turn for a while, a few at a time, and measures the server's processor time. It ends
 * with a complete turn, so that each path counts equally, however slow the server is.
 */
export const measure = async (
  target: LoadTarget,
  paths: readonly string[],
  milliseconds: number,
  cpu: () => Promise<number>,
): Promise<Measured> => {
  const times: number[][] = paths.map(() => [])
  const before = await cpu()
  const end = performance.now() + milliseconds
  let next = 0
  const client = async () => {
    while (performance.now() < end || next % paths.length > 0) {
      const turn = next++ % paths.length
      const start = performance.now()
      await read(target, paths[turn]!)
      times[turn]!.push(performance.now() - start)
    }
  }
  await Promise.all(Array.from({ length: clients }, client))
  const used = (await cpu()) - before
  const sorted = sort(times.flat())
  return {
    cpu: used / sorted.length,
    p50: quantile(sorted, 0.5),
    p99: quantile(sorted, 0.99),
    requests: sorted.length,
    each: times.map((one) => quantile(sort(one), 0.5)),
  }
}
