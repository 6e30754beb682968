import * as v from 'valibot'
import { endpoint } from '../endpoint.ts'
import { pictureEntries } from '../primitives/picture.ts'
import { Instant } from '../primitives/time.ts'

/** The large image and text of a page. Null means the page's own default. */
export const Cover = v.object({
  id: v.pipe(v.number(), v.integer()),
  ...pictureEntries,
  text: v.nullable(v.string()),
  /** When an admin changed it last. */
  updatedAt: v.optional(Instant),
})
export type Cover = v.InferOutput<typeof Cover>

export const general = {
  all: endpoint({
    id: 'general.all',
    method: 'GET',
    path: '/general/all',
    access: 'public',
    tag: 'general',
    summary: 'Covers of home, tenants and owners',
    response: v.object({ general: v.array(Cover) }),
    errors: [],
    rateLimit: 'read',
  }),
} as const
