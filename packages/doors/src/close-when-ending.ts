import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

/**
 * Closes each connection with its next answer once `ending` is aborted, so that a proxy in front has hardly any left on
 * which it could send a request at the moment the process ends. A proxy that does not know of the end makes others: those are
 * kept until no more can be made, because each new one could come just too late.
 */
export function closeWhenEnding(server: FastifyInstance, ending: AbortSignal): void {
  const made = new WeakSet<Socket>()
  server.server.on('connection', (socket: Socket) => {
    if (ending.aborted) made.add(socket)
  })
  server.addHook('onRequest', ({ raw }, reply, done) => {
    if (ending.aborted && !(made.has(raw.socket) && server.server.listening))
      reply.header('connection', 'close')
    done()
  })
}
