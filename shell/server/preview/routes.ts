import { returnPath } from '@metrolibre/platform/remote-config'
import type { FastifyInstance } from 'fastify'
import { previewCookie } from './cookie.ts'

interface Query {
  /** A list when the parameter is there twice. */
  to?: string | string[]
}

/** Serves the links that begin and end a preview. */
export function previewRoutes(app: FastifyInstance, publicUrl: string): void {
  const { origin } = new URL(publicUrl)
  app.get<{ Querystring: Query }>('/preview/end', async ({ query }, reply) =>
    reply
      .headers({ 'cache-control': 'no-store', 'set-cookie': previewCookie(undefined, publicUrl) })
      .redirect(returnPath(query.to, origin) ?? '/'),
  )
  app.get<{ Params: { token: string }; Querystring: Query }>(
    '/preview/:token',
    async ({ params, query }, reply) =>
      reply
        .headers({
          'cache-control': 'no-store',
          'referrer-policy': 'no-referrer',
          'x-robots-tag': 'noindex',
          'set-cookie': previewCookie(params.token.replaceAll(/[^\w-]/g, ''), publicUrl),
        })
        .redirect(returnPath(query.to, origin) ?? '/'),
  )
}
