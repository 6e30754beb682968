import type { FastifyInstance } from 'fastify'
import type { Catalogue } from './releases/catalogue.ts'

/**
 * Serves `/healthz`: `ok`, or `degraded` with each app that visitors don't get in its promoted version. Both are 200,
 * because a composer that serves the last good version must not be taken out of the line. 503 without a shell.
 */
export function healthRoute(app: FastifyInstance, catalogue: Catalogue): void {
  app.get('/healthz', async (_, reply) => {
    const edition = await catalogue().catch((error: unknown) => app.log.error({ err: error }, 'no shell'))
    if (!edition) return reply.code(503).send({ status: 'unavailable' })
    const { registry, troubles } = edition
    const isDegraded = Object.keys(troubles).length > 0
    return {
      status: isDegraded ? 'degraded' : 'ok',
      generation: registry.generation,
      ...(isDegraded && { troubles }),
    }
  })
}
