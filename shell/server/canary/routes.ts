import type { RunningCanary } from '@metrolibre/contract'
import type { FastifyInstance } from 'fastify'
import { keepCanary } from './cookies.ts'

/** Gives a canary to those on its list; the API tells them the list's id once they are signed in. */
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
