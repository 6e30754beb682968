import type { RunningCanary } from '@metrolibre/contract'
import type { FastifyInstance } from 'fastify'
import { keepCanary } from './cookies.ts'

/** Lets those have a canary who are on its list, of which the API tells them the id once they are signed in. */
export function canaryRoutes(
  app: FastifyInstance,
  running: () => readonly RunningCanary[],
  publicUrl: string,
): void {
  app.post<{ Params: { id: string } }>('/canary/:id', async ({ params }, reply) => {
    const canary = running().find(({ id, hasPeople }) => hasPeople && id === params.id)
    reply.header('cache-control', 'no-store')
    if (!canary) return reply.code(404).type('text/plain').send('Not found')
    return reply.code(204).header('set-cookie', keepCanary(canary.id, publicUrl)).send()
  })
}
