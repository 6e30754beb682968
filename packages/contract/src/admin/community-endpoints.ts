import * as v from 'valibot'
import { endpoint } from '../endpoint.ts'
import { listAnswerEntries, listQuery } from '../primitives/admin-list.ts'
import { body } from '../primitives/body.ts'
import { Id, IdParams } from '../primitives/id.ts'
import { Message } from '../primitives/message.ts'
import { nextCursorEntry, pageEntries } from '../primitives/paging.ts'
import { Flag } from '../primitives/text.ts'
import { Instant } from '../primitives/time.ts'
import { Publication } from '../publications/endpoints.ts'
import { Review } from '../reviews/endpoints.ts'
import { Testimonial, TestimonialInput } from '../testimonials/endpoints.ts'

const tag = 'admin community'

/** A testimonial in the list for admins. */
export const AdminTestimonial = v.object({ ...Testimonial.entries, createdAt: Instant, updatedAt: Instant })
export type AdminTestimonial = v.InferOutput<typeof AdminTestimonial>
const filter = v.object({ q: v.optional(v.pipe(v.string(), v.maxLength(120))), ...pageEntries })

export const adminCommunity = {
  reviews: endpoint({
    id: 'adminCommunity.reviews',
    method: 'GET',
    path: '/admin/review',
    access: 'admin',
    tag,
    summary: 'Reviews',
    query: filter,
    response: v.object({ reviews: v.array(Review), ...nextCursorEntry }),
    errors: [],
  }),
  setReviewActive: endpoint({
    id: 'adminCommunity.setReviewActive',
    method: 'PUT',
    path: '/admin/changereviewstatus',
    access: 'admin',
    tag,
    summary: 'Show or hide a review',
    body: body({ id: Id, isActive: Flag }),
    response: Review,
    errors: ['not_found'],
  }),
  verifyReview: endpoint({
    id: 'adminCommunity.verifyReview',
    method: 'PUT',
    path: '/admin/verifyreview',
    access: 'admin',
    tag,
    summary: 'Verify a review, or not',
    body: body({ id: Id, isVerified: Flag }),
    response: Review,
    errors: ['not_found'],
  }),
  publications: endpoint({
    id: 'adminCommunity.publications',
    method: 'GET',
    path: '/admin/publications',
    access: 'admin',
    tag,
    summary: 'Posts',
    query: filter,
    response: v.object({ publications: v.array(Publication), ...nextCursorEntry }),
    errors: [],
  }),
  verifyPublication: endpoint({
    id: 'adminCommunity.verifyPublication',
    method: 'PUT',
    path: '/admin/verifypublication/:id',
    access: 'admin',
    tag,
    summary: 'Verify a post, or not',
    params: IdParams,
    body: body({ isVerified: Flag }),
    response: Publication,
    errors: [],
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
  }),
} as const
