import { createKeptSend } from '@metrolibre/doors'
import type { FastifyInstance } from 'fastify'
import { licencesText } from './licences-text.ts'

/** Serves the notice of third-party licences, which belongs to the files that browsers get. */
export function licenceRoutes(app: FastifyInstance): void {
  const send = createKeptSend()
  app.get('/licences.txt', async (_, reply) => {
    reply.headers({ 'cache-control': 'public, max-age=86400', 'content-type': 'text/plain; charset=utf-8' })
    return send(reply, licencesText())
  })
}
