import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Histogram, type Registry } from 'prom-client'

/** Measures the requests of a server by route and status class, without those that it makes itself. */
export function watchRequests(
  server: FastifyInstance,
  registry: Registry,
  isOwn: (request: FastifyRequest) => boolean = () => false,
): void {
  const requests = new Histogram({
    name: 'metrolibre_request_seconds',
    help: 'Time to answer, by route and status class',
    labelNames: ['method', 'route', 'status'] as const,
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [registry],
  })
  // Look up each series once: finding it by its labels on every request would cost more than counting.
  const series = new Map<string, { observe: (seconds: number) => void }>()
  server.addHook('onResponse', (request, reply, done) => {
    if (isOwn(request)) return done()
    const { method, routeOptions } = request
    const route = routeOptions.url ?? 'unknown'
    const status = `${Math.floor(reply.statusCode / 100)}xx`
    const key = `${method} ${status} ${route}`
    let counted = series.get(key)
    if (!counted) series.set(key, (counted = requests.labels({ method, route, status })))
    counted.observe(reply.elapsedTime / 1000)
    done()
  })
}
