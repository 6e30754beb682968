import { endpoints, type Flow } from '@metrolibre/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { createKeptSend } from '@metrolibre/doors'
import { visitorOf } from '../pages/visitor.ts'
import type { TextCatalogue } from '../releases/catalogue.ts'
import { askApi } from './ask-api.ts'
import { placePages } from './place-pages.ts'
import { robotsText } from './robots.ts'
import { declaredPages, sitemapIndex, sitemapOf } from './sitemap.ts'

interface Options {
  catalogue: TextCatalogue
  publicUrl: string
  apiUrl: string
  /** Sitemaps count towards the same limit as the pages made for an address (RULES.md §10.10a). */
  share: Flow
}

const forAnHour = { 'cache-control': 'public, max-age=3600' }
const propertiesFile = /^locations-([\da-f-]{36})$/

/** Serves robots.txt and the sitemaps. */
export function searchEngineRoutes(
  app: FastifyInstance,
  { catalogue, publicUrl, apiUrl, share }: Options,
): void {
  const withinShare = async (request: FastifyRequest, reply: FastifyReply) => {
    const seconds = share.take(visitorOf(request).network)
    if (seconds > 0)
      return reply
        .code(429)
        .header('retry-after', Math.ceil(seconds))
        .type('text/plain')
        .send('Too many requests')
  }
  const asked = (request: FastifyRequest) => ({ apiUrl, forwardedFor: visitorOf(request).forwardedFor })
  const xml = { ...forAnHour, 'content-type': 'application/xml; charset=utf-8' }

  const send = createKeptSend()
  app.get('/robots.txt', async (_, reply) => {
    reply.headers({ ...forAnHour, 'content-type': 'text/plain; charset=utf-8' })
    return send(reply, robotsText((await catalogue()).registry, publicUrl))
  })
  app.get('/sitemap.xml', { onRequest: withinShare }, async (request, reply) => {
    const { parts } = await askApi(asked(request), endpoints.sitemap.parts)
    const names = ['pages', 'places', 'posts', 'jobs', ...parts.map((id) => `locations-${id}`)]
    return send(reply.headers(xml), sitemapIndex(publicUrl, names))
  })
  app.get<{ Params: { name: string } }>(
    '/sitemaps/:name.xml',
    { onRequest: withinShare },
    async (request, reply) => {
      const { name } = request.params
      if (name === 'pages')
        return send(reply.headers(xml), sitemapOf(publicUrl, declaredPages((await catalogue()).registry)))
      if (name === 'places') {
        const { places } = await askApi(asked(request), endpoints.locations.places)
        return send(reply.headers(xml), sitemapOf(publicUrl, placePages(places)))
      }
      if (name === 'posts') {
        const { publications } = await askApi(asked(request), endpoints.sitemap.publications)
        const posts = publications.map(({ id, changed }) => ({ path: `/posts/${id}`, changed }))
        return send(reply.headers(xml), sitemapOf(publicUrl, posts))
      }
      if (name === 'jobs') {
        const { jobs } = await askApi(asked(request), endpoints.jobs.list)
        const openings = jobs.map(({ id: job }) => ({ path: `/trabaja-con-nosotros/${job}` }))
        return send(reply.headers(xml), sitemapOf(publicUrl, openings))
      }
      const [, id] = propertiesFile.exec(name) ?? []
      if (!id) return reply.callNotFound()
      const { locations } = await askApi(asked(request), endpoints.sitemap.part, { id })
      const pages = locations.map(({ id: property, changed }) => ({
        path: `/propietario/${property}/details`,
        changed,
      }))
      return send(reply.headers(xml), sitemapOf(publicUrl, pages))
    },
  )
}
