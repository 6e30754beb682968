import type { AddressInfo } from 'node:net'
import fastify from 'fastify'
import type { Registry } from 'prom-client'

/** Serves the metrics at a port of their own, which the public does not reach. */
export async function serveMetrics(registry: Registry, host: string, port: number) {
  const server = fastify()
  server.get('/metrics', async (_, reply) => reply.type(registry.contentType).send(await registry.metrics()))
  await server.listen({ host, port })
  return { port: (server.server.address() as AddressInfo).port, stop: () => server.close() }
}
