import { readFileSync } from 'node:fs'
import type { FastifyInstance } from 'fastify'

const files = {
  'base.css': 'text/css; charset=utf-8',
  'checkout.css': 'text/css; charset=utf-8',
  'inbox.css': 'text/css; charset=utf-8',
  'visit.css': 'text/css; charset=utf-8',
  'checkout.js': 'text/javascript; charset=utf-8',
  'visit.js': 'text/javascript; charset=utf-8',
} as const

/** Serves the style sheets and scripts of the pages, which are read only once. */
export function pageAssets(app: FastifyInstance) {
  for (const [name, type] of Object.entries(files)) {
    const content = readFileSync(new URL(`./assets/${name}`, import.meta.url), 'utf8')
    app.get(`/_assets/${name}`, async (_request, reply) =>
      reply
        .type(type)
        .header('cache-control', 'no-cache')
        .header('x-content-type-options', 'nosniff')
        .send(content),
    )
  }
}
