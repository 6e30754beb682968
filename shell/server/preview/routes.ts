import type { FastifyInstance } from 'fastify'
import { previewCookie } from './cookie.ts'

interface Query {
  to?: string
}

/** A path of this site; anything else would lead a visitor away from it. */
const pathOf = (to: string | undefined): string => (/^\/(?![/\\])/.test(to ?? '') ? to! : '/')

/** Serves the links that begin and end a preview. */
export function previewRoutes(app: FastifyInstance, publicUrl: string): void {
  app.get<{ Querystring: Query }>('/preview/end', async ({ query }, reply) =>
    reply
      .headers({ 'cache-control': 'no-store', 'set-cookie': previewCookie(undefined, publicUrl) })
      .redirect(pathOf(query.to)),
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
        .redirect(pathOf(query.to)),
  )
}
