import { endpoints, sitemapPartSize } from '@metrolibre/contract'
import type { AppContext } from '../../platform/context.ts'
import { serve } from '../../platform/http/serve.ts'
import { readAtMostEvery } from '../../platform/read-at-most-every.ts'
import { findPart, findPartStarts, findPosts } from './repository.ts'

/** The parts are read at most this often, however many crawlers ask. */
const freshMs = 600_000

const toPage = ({ id, changed }: { id: string; changed: number }) => ({
  id,
  changed: new Date(changed).toISOString(),
})

export function registerSitemap(app: AppContext): void {
  const read = app.publicReads.with(({ sql }) => ({
    sql,
    parts: readAtMostEvery(freshMs, async () =>
      (await findPartStarts(sql, sitemapPartSize)).map(({ id }) => id),
    ),
  }))
  serve(app, endpoints.sitemap.parts, async ({ request }) => ({
    parts: await read(request, ({ parts }) => parts()),
  }))
  serve(app, endpoints.sitemap.part, async ({ params, request }) => {
    const rows = await read(request, ({ sql }) => findPart(sql, params.id, sitemapPartSize))
    return { locations: rows.map(toPage) }
  })
  serve(app, endpoints.sitemap.publications, async ({ request }) => ({
    publications: (await read(request, ({ sql }) => findPosts(sql, sitemapPartSize))).map(toPage),
  }))
}
