import { createFlow, rateLimits } from '@metrolibre/contract'
import type { FastifyInstance } from 'fastify'
import { visitorOf } from './pages/visitor.ts'

/** Pages have limits of their own, and what is forwarded has those of its server (RULES.md §10). */
const ownLimits = /^\/(\*$|api\b|files\b|identitytoolkit|securetoken)/
const files = /^\/(r|shell)\/|\.(mp4|webm|png|svg|ico|webp)$/

/** Limits what one network may ask of the composer's other routes. */
export function limitRoutes(app: FastifyInstance, factor: number): void {
  const [reads, fetches] = [rateLimits.read, rateLimits.file].map((limit) => createFlow(limit, { factor }))
  app.addHook('onRequest', async (request, reply) => {
    const { url = '/*' } = request.routeOptions
    if (ownLimits.test(url)) return
    const seconds = (files.test(url) ? fetches! : reads!).take(visitorOf(request).network)
    if (seconds > 0)
      return reply
        .code(429)
        .headers({ 'retry-after': Math.max(1, Math.ceil(seconds)), 'cache-control': 'no-store' })
        .type('text/plain')
        .send('Too many requests')
  })
}
