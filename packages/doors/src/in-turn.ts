import type { RequestListener } from 'node:http'
import type { Socket } from 'node:net'

/** Requests that may stand behind the first on one connection; no browser sends one before the other is answered. */
const mostWaiting = 16

/**
 * Serves the requests of one connection one after the other, as they are answered. Otherwise one connection could have
 * any number of them worked on at the same time.
 */
export function inTurn(serve: RequestListener): RequestListener {
  const lines = new WeakMap<Socket, (() => void)[]>()
  return (request, response) => {
    const { socket } = request
    const line = lines.get(socket)
    const begin = () => {
      response.once('close', () => next(socket))
      serve(request, response)
    }
    if (!line) {
      lines.set(socket, [])
      begin()
    } else if (line.length < mostWaiting) line.push(begin)
    else socket.destroy()
  }

  function next(socket: Socket): void {
    const following = socket.destroyed ? undefined : lines.get(socket)?.shift()
    if (following) following()
    else lines.delete(socket)
  }
}
