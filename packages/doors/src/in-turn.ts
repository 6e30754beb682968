import type { RequestListener } from 'node:http'
import type { Socket } from 'node:net'

/** How many pipelined requests may wait on one connection; browsers do not pipeline. */
const mostWaiting = 16

/**
 * Serves the requests of one connection one after the other: the next one starts when the answer to the
 * previous one is finished. Without this, one connection could have any number of requests processed at the
 * same time.
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
