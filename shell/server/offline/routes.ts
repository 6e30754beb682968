import type { FastifyInstance } from 'fastify'
import { locales } from '@metrolibre/platform/remote-config'
import type { Catalogue } from '../releases/catalogue.ts'
import { iconSizes, pngIcon } from './icons.ts'
import { webManifest } from './web-manifest.ts'
import { workerHeaders, workerScript } from './worker-script.ts'

interface Options {
  catalogue: Catalogue
  /** Off: browsers are sent a worker that removes itself. */
  worker: 'on' | 'off'
}

const forADay = { 'cache-control': 'public, max-age=86400' }

/** What makes the site installable and readable without a connection. */
export function offlineRoutes(app: FastifyInstance, { catalogue, worker }: Options): void {
  app.get('/service-worker.js', async (_, reply) =>
    reply.headers(workerHeaders).send(workerScript(await catalogue(), worker)),
  )
  for (const locale of locales)
    app.get(`/manifest.${locale}.webmanifest`, async (_, reply) =>
      reply
        .headers({ ...forADay, 'content-type': 'application/manifest+json; charset=utf-8' })
        .send(JSON.stringify(webManifest(locale))),
    )
  for (const size of iconSizes)
    for (const purpose of ['any', 'maskable'] as const)
      app.get(`/icons/${purpose}-${size}.png`, async (_, reply) =>
        reply.headers({ ...forADay, 'content-type': 'image/png' }).send(pngIcon(size, purpose)),
      )
}
