import * as v from 'valibot'
import { endpoint } from '../endpoint.ts'
import { Image } from '../images/schemas.ts'
import { body } from '../primitives/body.ts'
import { Instagram, WebSite } from '../primitives/contact.ts'
import { Id } from '../primitives/id.ts'
import { Created } from '../primitives/message.ts'
import { pictureEntries } from '../primitives/picture.ts'
import { requiredText } from '../primitives/text.ts'
import { Instant } from '../primitives/time.ts'
import { PublicPerson } from '../users/schemas.ts'

/** A business that a user presents to the community. The texts are plain, and links must use https. */
export const Publication = v.object({
  id: Id,
  title: v.string(),
  description: v.string(),
  user: PublicPerson,
  ...pictureEntries,
  webSite: v.nullable(v.string()),
  instagram: v.nullable(v.string()),
  imagesPublication: v.array(Image),
  isVerified: v.boolean(),
  isActive: v.boolean(),
  created: Instant,
})
export type Publication = v.InferOutput<typeof Publication>

/** `description` is the field that the form calls review. */
export const PublicationInput = body({
  title: requiredText(120),
  description: requiredText(2000),
  webSite: v.optional(v.union([v.literal(''), WebSite], 'validation.web_site')),
  instagram: v.optional(v.union([v.literal(''), Instagram], 'validation.instagram')),
})
export type PublicationInput = v.InferOutput<typeof PublicationInput>

export const publications = {
  verified: endpoint({
    id: 'publications.verified',
    method: 'GET',
    path: '/publications/verified',
    access: 'public',
    tag: 'publications',
    summary: 'Posts an admin has verified',
    response: v.object({ publications: v.array(Publication) }),
    errors: [],
  }),
  create: endpoint({
    id: 'publications.create',
    method: 'POST',
    path: '/publications',
    access: 'user',
    tag: 'publications',
    status: 201,
    summary: 'Present a business',
    body: PublicationInput,
    response: Created,
    errors: ['email_unconfirmed'],
    rateLimit: 'post',
  }),
} as const
