import * as v from 'valibot'
import { endpoint } from '../endpoint.ts'
import { Image } from '../images/schemas.ts'
import { body } from '../primitives/body.ts'
import { Instagram, WebSite } from '../primitives/contact.ts'
import { Id, IdParams } from '../primitives/id.ts'
import { Created, Message } from '../primitives/message.ts'
import { nextCursorEntry, pageEntries } from '../primitives/paging.ts'
import { pictureEntries } from '../primitives/picture.ts'
import { requiredText } from '../primitives/text.ts'
import { Instant } from '../primitives/time.ts'
import { WrittenIn } from '../primitives/written-in.ts'
import { PublicPerson } from '../users/schemas.ts'
import { PostCategory, postCategories } from './categories.ts'

/** A business that a user presents to the community. The texts are plain, and links must use https. */
export const Publication = v.object({
  id: Id,
  title: v.string(),
  description: v.string(),
  /** The language in which title and description were written. */
  lang: WrittenIn,
  /** Posts from before there were categories have none. */
  category: v.optional(v.nullable(PostCategory), null),
  user: PublicPerson,
  ...pictureEntries,
  webSite: v.nullable(v.string()),
  instagram: v.nullable(v.string()),
  imagesPublication: v.array(Image),
  isVerified: v.boolean(),
  isActive: v.boolean(),
  /** Why an admin does not show it. Only its author and admins get it. */
  refusal: v.nullable(v.string()),
  created: Instant,
  updatedAt: Instant,
})
export type Publication = v.InferOutput<typeof Publication>

const count = v.pipe(v.number(), v.integer())
/** `all` includes those without a category. */
export const PostCounts = v.object({ all: count, crafts: count, food: count, arts: count, services: count })
export type PostCounts = v.InferOutput<typeof PostCounts>

/** `description` is the field that the form calls review. */
export const PublicationInput = body({
  title: requiredText(120),
  description: requiredText(2000),
  /** The form requires it; pages that were opened before there were categories send none. */
  category: v.optional(v.picklist(postCategories, 'validation.required')),
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
    summary: 'Posts an admin has verified, newest first, by category and words of title and description',
    query: v.object({
      q: v.optional(v.pipe(v.string(), v.maxLength(120))),
      category: v.optional(PostCategory),
      ...pageEntries,
    }),
    response: v.object({ publications: v.array(Publication), ...nextCursorEntry }),
    errors: [],
    rateLimit: 'read',
  }),
  counts: endpoint({
    id: 'publications.counts',
    method: 'GET',
    path: '/publications/counts',
    access: 'public',
    tag: 'publications',
    summary: 'How many posts everybody can see, in all and of each category',
    response: PostCounts,
    errors: [],
    rateLimit: 'read',
  }),
  mine: endpoint({
    id: 'publications.mine',
    method: 'GET',
    path: '/publications/mine',
    access: 'user',
    tag: 'publications',
    summary: "One's own posts, those included that nobody else sees",
    response: v.object({ publications: v.array(Publication) }),
    errors: [],
    rateLimit: 'own',
  }),
  detail: endpoint({
    id: 'publications.detail',
    method: 'GET',
    path: '/publications/:id',
    access: 'optional',
    tag: 'publications',
    summary: 'One post; one that is not shown only for its author and admins',
    params: IdParams,
    response: Publication,
    errors: [],
    rateLimit: 'read',
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
  update: endpoint({
    id: 'publications.update',
    method: 'PUT',
    path: '/publications/:id',
    access: 'user',
    tag: 'publications',
    summary: 'Change an own post, which then waits for an admin again',
    params: IdParams,
    body: PublicationInput,
    response: Publication,
    errors: ['email_unconfirmed'],
    rateLimit: 'post',
  }),
  remove: endpoint({
    id: 'publications.remove',
    method: 'DELETE',
    path: '/publications/:id',
    access: 'user',
    tag: 'publications',
    summary: 'Delete an own post for good',
    params: IdParams,
    response: Message,
    errors: [],
    rateLimit: 'own',
  }),
} as const
