import { endpoints, sitemapPartSize } from '@metrolibre/contract'
import type { AppContext } from '../../platform/context.ts'
import { serve } from '../../platform/http/serve.ts'
import { findPart, findPartStarts, findPosts } from './repository.ts'

/** The parts are read at most this often, however many crawlers ask. */
const freshMs = 600_000

const toPage = ({ id, changed }: { id: string; changed: number }) => ({
  id,
  changed: new Date(changed).toISOString(),
})

export function registerSitemap(app: AppContext): void {
  const { sql } = app
  let known: { at: number; parts: Promise<string[]> } | undefined
  const readParts = async () => (await findPartStarts(sql, sitemapPartSize)).map(({ id }) => id)
  const parts = (): Promise<string[]> => {
    if (!known || Date.now() - known.at > freshMs) {
      known = { at: Date.now(), parts: readParts() }
      known.parts.catch(() => (known = undefined))
    }
    return known.parts
  }
  serve(app, endpoints.sitemap.parts, async () => ({ parts: await parts() }))
  serve(app, endpoints.sitemap.part, async ({ params }) => {
    const rows = await findPart(sql, params.id, sitemapPartSize)
    return { locations: rows.map(toPage) }
  })
  serve(app, endpoints.sitemap.publications, async () => ({
    publications: (await findPosts(sql, sitemapPartSize)).map(toPage),
  }))
}
