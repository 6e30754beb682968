import * as v from 'valibot'
import { endpoint } from '../endpoint.ts'
import { Id, IdParams } from '../primitives/id.ts'
import { Instant } from '../primitives/time.ts'

const tag = 'sitemap'

/**
 * The number of properties in a part of the sitemap. Each has two URLs, which stays below a sitemap's limit
 * of 50,000.
 */
export const sitemapPartSize = 20_000

/** The lists of published properties and posts for search engines. A part is identified by its first property. */
export const sitemap = {
  parts: endpoint({
    id: 'sitemap.parts',
    method: 'GET',
    path: '/sitemap/locations',
    access: 'public',
    tag,
    summary: 'Where the parts of the list of published properties begin',
    response: v.object({ parts: v.array(Id) }),
    errors: [],
    rateLimit: 'read',
  }),
  part: endpoint({
    id: 'sitemap.part',
    method: 'GET',
    path: '/sitemap/locations/:id',
    access: 'public',
    tag,
    summary: 'One part of the list of published properties',
    params: IdParams,
    response: v.object({ locations: v.array(v.object({ id: Id, changed: Instant })) }),
    errors: [],
    rateLimit: 'read',
  }),
  publications: endpoint({
    id: 'sitemap.publications',
    method: 'GET',
    path: '/sitemap/publications',
    access: 'public',
    tag,
    summary: 'The newest posts that everybody can see, as many as fit into one part',
    response: v.object({ publications: v.array(v.object({ id: Id, changed: Instant })) }),
    errors: [],
    rateLimit: 'read',
  }),
} as const
