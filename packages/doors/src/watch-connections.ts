import type { Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { networkOf } from '@metrolibre/contract'
import type { Trust } from './trusted-proxies.ts'

/**
 * How many connections one network may have. Connections from a trusted proxy don't count, because it
 * forwards many clients.
 */
const perNetwork = 256
/** How long a client may take to read a response: this long, plus a second for each so many bytes. */
const reading = { graceMs: 20_000, leastBytesPerSecond: 4096 }
const lookEveryMs = 2000
/** How long a client may read nothing at all of a response that waits for it. Any progress starts this again. */
const unreadMs = 20_000

interface Connection {
  /** Responses that are not finished yet. */
  readonly answers: Set<ServerResponse>
  /** Since when unread data has been waiting, and how many bytes the client had received by then. */
  backlog: { since: number; written: number } | undefined
}

/**
 * Limits the connections of each network, and closes connections whose client hardly reads its response.
 * Returns a function to call before the server closes: it closes connections without a complete request at
 * once, and the others when their responses are finished. Node by itself would keep them open for a next
 * request.
 */
export function watchConnections(server: Server, trust: Trust): () => void {
  let closing = false
  const open = new Map<Socket, Connection>()
  const networks = new Map<string, Set<Socket>>()

  server.on('connection', (socket: Socket) => {
    open.set(socket, { answers: new Set(), backlog: undefined })
    socket.once('close', () => open.delete(socket))
    const address = socket.remoteAddress ?? ''
    if (!trust(address))
      share(networks, networkOf(address), socket, (other) => !open.get(other)?.answers.size)
  })
  server.on('request', ({ socket }, response) => {
    const connection = open.get(socket)
    if (!connection) return
    connection.answers.add(response)
    if (closing) response.shouldKeepAlive = false
    response.once('close', () => {
      connection.answers.delete(response)
      if (closing && connection.answers.size === 0) socket.destroySoon()
    })
  })
  server.setTimeout(unreadMs, (socket) => {
    const isAnswered = open.get(socket)?.answers.size === 0
    // A connection without a request has other deadlines: for its first head, and until it is used again.
    if (isAnswered ? socket.timeout !== server.timeout : socket.writableLength > 0) socket.destroy()
  })
  const timer = setInterval(() => {
    for (const [socket, connection] of open) if (isLeftUnread(socket, connection)) socket.destroy()
  }, lookEveryMs).unref()
  server.once('close', () => clearInterval(timer))

  return () => {
    closing = true
    for (const [socket, { answers }] of open) {
      if (answers.size === 0) socket.destroy()
      for (const answer of answers) answer.shouldKeepAlive = false
    }
  }
}

/** Adds a connection to its network. At the limit, the oldest idle connection is closed for it. */
function share(
  networks: Map<string, Set<Socket>>,
  network: string,
  socket: Socket,
  isIdle: (socket: Socket) => boolean,
): void {
  const own = networks.get(network) ?? new Set()
  if (own.size >= perNetwork) {
    const idle = [...own].find(isIdle)
    if (!idle) return void socket.destroy()
    own.delete(idle)
    idle.destroy()
  }
  networks.set(network, own.add(socket))
  socket.once('close', () => {
    own.delete(socket)
    if (own.size === 0 && networks.get(network) === own) networks.delete(network)
  })
}

function isLeftUnread(socket: Socket, connection: Connection): boolean {
  if (socket.writableLength === 0) {
    connection.backlog = undefined
    return false
  }
  const now = performance.now()
  connection.backlog ??= { since: now, written: socket.bytesWritten - socket.writableLength }
  const bytes = socket.bytesWritten - connection.backlog.written
  return now - connection.backlog.since > reading.graceMs + (1000 * bytes) / reading.leastBytesPerSecond
}
