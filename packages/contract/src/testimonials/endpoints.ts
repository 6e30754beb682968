import * as v from 'valibot'
import { endpoint } from '../endpoint.ts'
import { body } from '../primitives/body.ts'
import { Id, IdParams } from '../primitives/id.ts'
import { nameText } from '../primitives/person-name.ts'
import { optionalText, requiredText } from '../primitives/text.ts'
import { Instant } from '../primitives/time.ts'
import { WrittenIn } from '../primitives/written-in.ts'
import { filmOf } from './video-hosts.ts'

/** A testimonial about the product: a text, a film at `url`, or both. */
export const Testimonial = v.object({
  id: Id,
  url: v.nullable(v.string()),
  name: v.string(),
  position: v.string(),
  location: v.string(),
  comment: v.string(),
  /** The language in which the text was written. */
  lang: WrittenIn,
  /** When it was changed last; only sent with a single testimonial. */
  updatedAt: v.optional(Instant),
})
export type Testimonial = v.InferOutput<typeof Testimonial>

/** The address of a film that can be shown or linked to (RULES.md §13.59). */
export const FilmAddress = v.pipe(
  requiredText(500),
  v.check((address) => filmOf(address) !== undefined, 'validation.film_address'),
)

export const TestimonialInput = body({
  /** Null when there is only a text. */
  url: v.nullable(FilmAddress),
  name: nameText(120),
  position: optionalText(160),
  location: optionalText(160),
  comment: optionalText(1000),
  ifUpdatedAt: v.optional(Instant),
})
export type TestimonialInput = v.InferOutput<typeof TestimonialInput>

export const testimonials = {
  list: endpoint({
    id: 'testimonials.list',
    method: 'GET',
    path: '/testimonial/',
    access: 'public',
    tag: 'testimonials',
    summary: 'All testimonials',
    response: v.object({ testimonials: v.array(Testimonial) }),
    errors: [],
    rateLimit: 'read',
  }),
  detail: endpoint({
    id: 'testimonials.detail',
    method: 'GET',
    path: '/testimonial/:id',
    access: 'public',
    tag: 'testimonials',
    summary: 'One testimonial',
    params: IdParams,
    response: Testimonial,
    errors: [],
    rateLimit: 'read',
  }),
} as const
