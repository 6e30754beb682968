import type { FastifyInstance } from 'fastify'

/**
 * Closes each connection with its next answer once `ending` is aborted, so that a proxy in front has hardly any left on
 * which it could send a request at the moment the process ends.
 */
export function closeWhenEnding(server: FastifyInstance, ending: AbortSignal): void {
  server.addHook('onRequest', (_request, reply, done) => {
    if (ending.aborted) reply.header('connection', 'close')
    done()
  })
}
