import * as v from 'valibot'
import { endpoint } from '../endpoint.ts'
import { pictureEntries } from '../primitives/picture.ts'

/** Ids of the covers: what a page asks for. Any other page is the owners'. */
export const coverIds = { home: 1, tenants: 2, owners: 3 } as const

/** Of a cover's text, in characters. */
export const maxCoverText = 300

/** Hero image and text of a page; null means the page's own default. */
export const Cover = v.object({
  id: v.pipe(v.number(), v.integer()),
  ...pictureEntries,
  text: v.nullable(v.string()),
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
  }),
} as const
