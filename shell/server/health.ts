import type { FastifyInstance } from 'fastify'
import type { TextCatalogue } from './releases/catalogue.ts'
import type { Mirror } from './releases/mirror/mirror.ts'

interface Options {
  catalogue: TextCatalogue
  mirror: Mirror | undefined
  /** Aborted once this process was told to end. */
  ending: AbortSignal
}

/**
 * Serves `/healthz`: `ok`, or `degraded` with each app that visitors don't get in its promoted version, and when the
 * registry can't be followed. It also says which canaries run here. Both are 200, because a composer that serves the last good version must not be taken
 * out of the line. 503 without a shell. `/readyz` says whether visitors may be sent here, which ends before the process
 * does.
 */
export function healthRoutes(app: FastifyInstance, { catalogue, mirror, ending }: Options): void {
  const shown = () => catalogue().catch((error: unknown) => app.log.error({ err: error }, 'no shell'))

  app.get('/readyz', async (_, reply) =>
    !ending.aborted && (await shown())
      ? { status: 'ready' }
      : reply.code(503).send({ status: ending.aborted ? 'ending' : 'unavailable' }),
  )
  app.get('/healthz', async (_, reply) => {
    const edition = await shown()
    const registry = mirror?.following()
    if (!edition) return reply.code(503).send({ status: 'unavailable', registry })
    const { troubles } = edition
    const canaries = mirror?.canaries() ?? []
    const hasTroubles = Object.keys(troubles).length > 0
    return {
      status: hasTroubles || registry?.status === 'failing' ? 'degraded' : 'ok',
      generation: edition.registry.generation,
      ...(registry && { registry }),
      ...(canaries.length > 0 && { canaries }),
      ...(hasTroubles && { troubles }),
    }
  })
}
