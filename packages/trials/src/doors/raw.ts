import { connect, type Socket } from 'node:net'

/** Opens a connection to the host of a URL, from one of this machine's own addresses if one is given. */
export const open = (origin: string, from?: string): Socket => {
  const { hostname, port } = new URL(origin)
  const socket = connect({ host: hostname, port: Number(port), ...(from && { localAddress: from }) })
  // The drills expect to be disconnected. They examine the response, or that there is none.
  socket.on('error', () => undefined)
  return socket
}

export interface RawAnswer {
  /** 0 when there was none in time. */
  readonly status: number
  readonly text: string
  /** Whether the other side closed the connection. */
  readonly closed: boolean
}

const lengthOf = (head: string): number | undefined => {
  const length = /\r\ncontent-length: *(\d+)/i.exec(head)?.[1]
  return length === undefined ? undefined : Number(length)
}

const isWhole = (text: string): boolean => {
  const end = text.indexOf('\r\n\r\n')
  if (end < 0) return false
  const length = lengthOf(text.slice(0, end))
  if (length !== undefined) return text.length - end - 4 >= length
  return /\r\n0\r\n/.test(text.slice(end)) || /^HTTP\/1\.1 (1|204|304)/.test(text)
}

/** Waits for one response on a connection and keeps the connection open. */
export const answerOn = (socket: Socket, withinMs = 5000): Promise<RawAnswer> =>
  new Promise((resolve) => {
    let text = ''
    const finish = (closed: boolean) => {
      clearTimeout(timer)
      socket.off('data', read).off('close', close)
      resolve({ status: Number(/^HTTP\/1\.\d (\d{3})/.exec(text)?.[1] ?? 0), text, closed })
    }
    const read = (chunk: Buffer) => {
      text += chunk.toString('latin1')
      if (isWhole(text)) finish(false)
    }
    const close = () => finish(true)
    const timer = setTimeout(() => finish(false), withinMs)
    socket.on('data', read).once('close', close)
    if (socket.closed) finish(true)
  })

/** Sends a request exactly as written, without a client that normalises it, on a new connection. */
export async function sendRaw(origin: string, request: string, withinMs?: number): Promise<RawAnswer> {
  const socket = open(origin)
  const answer = answerOn(socket, withinMs)
  socket.write(request, 'latin1')
  const seen = await answer
  socket.destroy()
  return seen
}

/** Returns a request without a body, with its target exactly as written. */
export const get = (target: string, headers: readonly string[] = []): string =>
  [`GET ${target} HTTP/1.1`, 'Host: localhost', 'Connection: close', ...headers, '', ''].join('\r\n')
