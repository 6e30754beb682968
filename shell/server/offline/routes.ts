import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { shellName } from '@metrolibre/build/release/reading'
import { locales } from '@metrolibre/platform/remote-config'
import { createKeptSend } from '@metrolibre/doors'
import type { TextCatalogue } from '../releases/catalogue.ts'
import { icons } from './icons.ts'
import { webManifest } from './web-manifest.ts'
import { workerHeaders, workerScript } from './worker-script.ts'

interface Options {
  releasesDir: string
  catalogue: TextCatalogue
  /** When off, browsers get a service worker that removes itself. */
  worker: 'on' | 'off'
  /** Where a bucket sends pictures, if it does. */
  filesUrl: string | undefined
}

const forADay = { 'cache-control': 'public, max-age=86400' }

/** Serves what makes the site installable and readable offline. */
export function offlineRoutes(app: FastifyInstance, options: Options): void {
  const { releasesDir, catalogue, worker, filesUrl } = options
  const send = createKeptSend()
  app.get('/service-worker.js', async (_, reply) =>
    reply.headers(workerHeaders(filesUrl)).send(workerScript(await catalogue(), { worker, filesUrl })),
  )
  for (const locale of locales)
    app.get(`/manifest.${locale}.webmanifest`, async (_, reply) => {
      reply.headers({ ...forADay, 'content-type': 'application/manifest+json; charset=utf-8' })
      return send(reply, JSON.stringify(webManifest(locale)))
    })
  // Their addresses stay the same while the releases they come from change, so they are not immutable.
  for (const { path } of icons)
    app.get(`/${path}`, async (_, reply) => {
      const { shell } = await catalogue()
      const folder = join(releasesDir, shellName, shell.version, 'public')
      return reply.sendFile(path, folder, { maxAge: '1d', immutable: false })
    })
}
