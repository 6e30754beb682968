import * as v from 'valibot'
import { endpoint } from '../endpoint.ts'
import { listAnswerEntries, listQuery } from '../primitives/admin-list.ts'
import { body } from '../primitives/body.ts'
import { Id, IdParams } from '../primitives/id.ts'
import { Message } from '../primitives/message.ts'
import { Flag, optionalText } from '../primitives/text.ts'
import { Instant } from '../primitives/time.ts'
import { Publication } from '../posts/endpoints.ts'
import { Review } from '../reviews/endpoints.ts'
import { Testimonial, TestimonialInput } from '../testimonials/endpoints.ts'

const tag = 'admin community'

/** A testimonial in the list for admins. */
export const AdminTestimonial = v.object({ ...Testimonial.entries, createdAt: Instant, updatedAt: Instant })
export type AdminTestimonial = v.InferOutput<typeof AdminTestimonial>

const flagEntries = { isVerified: v.optional(v.boolean()), isActive: v.optional(v.boolean()) }

/** A review as shown to admins, with what it is about. */
export const AdminReview = v.object({
  ...Review.entries,
  /** Which side of the booking wrote it. */
  writtenBy: v.picklist(['tenant', 'owner']),
  /** The booking and its property; null for a review that is about none. */
  reservationId: v.nullable(Id),
  location: v.nullable(v.object({ id: Id, name: v.string() })),
  updatedAt: Instant,
})
export type AdminReview = v.InferOutput<typeof AdminReview>

/** What reviews are filtered by. `q` is found in title and comment, without regard to accents. */
export const reviewFilterEntries = {
  ...flagEntries,
  writtenBy: v.optional(v.picklist(['tenant', 'owner'], 'validation.invalid')),
  q: listQuery(['created']).q,
}
const ReviewQuery = v.object({ ...reviewFilterEntries, ...listQuery(['created', 'rating']) })
/** What posts are filtered by. `q` is found in title and description, without regard to accents. */
export const publicationFilterEntries = { ...flagEntries, q: listQuery(['created']).q }
const PublicationQuery = v.object({ ...publicationFilterEntries, ...listQuery(['created', 'title']) })

/** A post is only verified, or refused, in the version that the admin saw. */
const ifUpdatedAt = v.optional(Instant)

export const adminCommunity = {
  reviews: endpoint({
    id: 'adminCommunity.reviews',
    method: 'GET',
    path: '/admin/review',
    access: 'admin',
    tag,
    summary: 'Reviews',
    query: ReviewQuery,
    response: v.object({ reviews: v.array(AdminReview), ...listAnswerEntries }),
    errors: [],
    rateLimit: 'office',
  }),
  review: endpoint({
    id: 'adminCommunity.review',
    method: 'GET',
    path: '/admin/review/:id',
    access: 'admin',
    tag,
    summary: 'One review',
    params: IdParams,
    response: AdminReview,
    errors: [],
    rateLimit: 'office',
  }),
  setReviewActive: endpoint({
    id: 'adminCommunity.setReviewActive',
    method: 'PUT',
    path: '/admin/changereviewstatus',
    access: 'admin',
    tag,
    summary: 'Show or hide a review',
    body: body({ id: Id, isActive: Flag }),
    response: AdminReview,
    errors: ['not_found'],
    rateLimit: 'office',
  }),
  verifyReview: endpoint({
    id: 'adminCommunity.verifyReview',
    method: 'PUT',
    path: '/admin/verifyreview',
    access: 'admin',
    tag,
    summary: 'Verify a review, or not',
    body: body({ id: Id, isVerified: Flag }),
    response: AdminReview,
    errors: ['not_found'],
    rateLimit: 'office',
  }),
  publications: endpoint({
    id: 'adminCommunity.publications',
    method: 'GET',
    path: '/admin/publications',
    access: 'admin',
    tag,
    summary: 'Posts',
    query: PublicationQuery,
    response: v.object({ publications: v.array(Publication), ...listAnswerEntries }),
    errors: [],
    rateLimit: 'office',
  }),
  publication: endpoint({
    id: 'adminCommunity.publication',
    method: 'GET',
    path: '/admin/publication/:id',
    access: 'admin',
    tag,
    summary: 'One post',
    params: IdParams,
    response: Publication,
    errors: [],
    rateLimit: 'office',
  }),
  verifyPublication: endpoint({
    id: 'adminCommunity.verifyPublication',
    method: 'PUT',
    path: '/admin/verifypublication/:id',
    access: 'admin',
    tag,
    summary: 'Verify a post, or not',
    params: IdParams,
    body: body({ isVerified: Flag, ifUpdatedAt }),
    response: Publication,
    errors: ['changed_meanwhile'],
    rateLimit: 'office',
  }),
  setPublicationActive: endpoint({
    id: 'adminCommunity.setPublicationActive',
    method: 'PUT',
    path: '/admin/changepublicationstatus',
    access: 'admin',
    tag,
    summary: 'Show a post, or refuse it with a reason for its author',
    body: body({ id: Id, isActive: Flag, reason: optionalText(500), ifUpdatedAt }),
    response: Publication,
    errors: ['not_found', 'changed_meanwhile'],
    rateLimit: 'office',
  }),
  removePublication: endpoint({
    id: 'adminCommunity.removePublication',
    method: 'PUT',
    path: '/admin/deletepublication',
    access: 'admin',
    tag,
    summary: 'Delete a post, which can be undone',
    body: body({ id: Id }),
    response: Message,
    errors: ['not_found'],
    rateLimit: 'office',
  }),
  restorePublication: endpoint({
    id: 'adminCommunity.restorePublication',
    method: 'PUT',
    path: '/admin/restorepublication',
    access: 'admin',
    tag,
    summary: 'Bring a deleted post back',
    body: body({ id: Id }),
    response: Publication,
    errors: ['not_found'],
    rateLimit: 'office',
  }),
  testimonials: endpoint({
    id: 'adminCommunity.testimonials',
    method: 'GET',
    path: '/admin/testimonial/',
    access: 'admin',
    tag,
    summary: 'Testimonials, by name, place or text',
    query: v.object({
      ...listQuery(['created', 'name', 'location']),
      /** With a film, or without one. */
      film: v.optional(v.boolean()),
    }),
    response: v.object({ testimonials: v.array(AdminTestimonial), ...listAnswerEntries }),
    errors: [],
    rateLimit: 'office',
  }),
  createTestimonial: endpoint({
    id: 'adminCommunity.createTestimonial',
    method: 'POST',
    path: '/admin/testimonial/',
    access: 'admin',
    tag,
    status: 201,
    summary: 'Add a testimonial',
    body: TestimonialInput,
    response: Testimonial,
    errors: [],
    rateLimit: 'office',
  }),
  updateTestimonial: endpoint({
    id: 'adminCommunity.updateTestimonial',
    method: 'PUT',
    path: '/admin/testimonial/:id',
    access: 'admin',
    tag,
    summary: 'Change a testimonial',
    params: IdParams,
    body: TestimonialInput,
    response: Testimonial,
    errors: ['changed_meanwhile'],
    rateLimit: 'office',
  }),
  removeTestimonial: endpoint({
    id: 'adminCommunity.removeTestimonial',
    method: 'DELETE',
    path: '/admin/testimonial/:id',
    access: 'admin',
    tag,
    summary: 'Delete a testimonial',
    params: IdParams,
    response: Message,
    errors: [],
    rateLimit: 'office',
  }),
} as const
