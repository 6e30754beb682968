import { connect, type Socket } from 'node:net'

/** A connection to the host of an address, from one of this machine's own addresses where one is named. */
export const open = (origin: string, from?: string): Socket => {
  const { hostname, port } = new URL(origin)
  const socket = connect({ host: hostname, port: Number(port), ...(from && { localAddress: from }) })
  // Being thrown out is what the drills expect; what they look at is the answer, or that there is none.
  socket.on('error', () => undefined)
  return socket
}

export interface RawAnswer {
  /** 0 when there was none in time. */
  readonly status: number
  readonly text: string
  /** Whether the other side ended the connection. */
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

/** Waits for one answer on a connection and keeps the connection. */
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

/** Sends a request as it is written, without any client putting it right, on a connection of its own. */
export async function sendRaw(origin: string, request: string, withinMs?: number): Promise<RawAnswer> {
  const socket = open(origin)
  const answer = answerOn(socket, withinMs)
  socket.write(request, 'latin1')
  const seen = await answer
  socket.destroy()
  return seen
}

/** A request without a body, its target as it is written. */
export const get = (target: string, headers: readonly string[] = []): string =>
  [`GET ${target} HTTP/1.1`, 'Host: localhost', 'Connection: close', ...headers, '', ''].join('\r\n')
