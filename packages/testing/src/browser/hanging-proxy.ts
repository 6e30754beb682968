import { createServer, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface HangingProxy {
  url: string
  /** Stops answering requests for this path and all below it. */
  hang: (path: string) => void
  /** Answers again; requests made meanwhile stay unanswered. */
  mend: () => void
  /** Returns how many requests are waiting for an answer they will never get. */
  pending: () => number
  close: () => Promise<void>
}

/**
 * Starts an HTTP/1.1 proxy in front of a running copy that can stop answering for some paths, like a broken
 * network.
 */
export async function openHangingProxy(origin: string): Promise<HangingProxy> {
  let hung: string | undefined
  const pending = new Set<ServerResponse>()
  const server = createServer((asked, answer) => {
    const { url = '/', method, headers } = asked
    if (hung !== undefined && url.startsWith(hung)) {
      pending.add(answer)
      answer.once('close', () => pending.delete(answer))
      return
    }
    const upstream = request(origin + url, { method, headers }, (given) => {
      answer.writeHead(given.statusCode ?? 502, given.headers)
      given.pipe(answer)
    })
    upstream.on('error', () => answer.destroy())
    asked.pipe(upstream)
  })
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    hang: (path) => void (hung = path),
    mend: () => void (hung = undefined),
    pending: () => pending.size,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
