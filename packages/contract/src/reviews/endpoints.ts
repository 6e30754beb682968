import * as v from 'valibot'
import { endpoint } from '../endpoint.ts'
import { body } from '../primitives/body.ts'
import { Id, IdParams } from '../primitives/id.ts'
import { Created } from '../primitives/message.ts'
import { requiredText } from '../primitives/text.ts'
import { Instant } from '../primitives/time.ts'
import { WrittenIn } from '../primitives/written-in.ts'
import { PublicPerson } from '../users/schemas.ts'
import { ratings } from './ratings.ts'

const tag = 'reviews'

export const Rating = v.picklist(ratings, 'validation.rating_required')
export type Rating = v.InferOutput<typeof Rating>

const wordEntries = {
  id: Id,
  title: v.string(),
  comment: v.string(),
  lang: WrittenIn,
  rating: Rating,
  creator: PublicPerson,
  created: Instant,
}

/** A review that one side of a finished booking writes about the other. */
export const Review = v.object({
  ...wordEntries,
  receiver: PublicPerson,
  isActive: v.boolean(),
  isVerified: v.boolean(),
})
export type Review = v.InferOutput<typeof Review>

/** A review of a property by a tenant, as shown to everybody. */
export const PublicReview = v.object(wordEntries)
export type PublicReview = v.InferOutput<typeof PublicReview>

/** A review that the caller wrote or received, with its booking. */
export const OwnReview = v.object({ ...Review.entries, reservationId: Id })
export type OwnReview = v.InferOutput<typeof OwnReview>

export const ReviewInput = body({
  reservationId: Id,
  title: requiredText(120),
  comment: requiredText(2000),
  rating: Rating,
})

export const reviews = {
  create: endpoint({
    id: 'reviews.create',
    method: 'POST',
    path: '/review',
    access: 'user',
    tag,
    status: 201,
    summary: 'Review the other side of a finished booking',
    body: ReviewInput,
    response: Created,
    errors: ['forbidden', 'not_found', 'wrong_state', 'conflict'],
    rateLimit: 'post',
  }),
  mine: endpoint({
    id: 'reviews.mine',
    method: 'GET',
    path: '/review/mine',
    access: 'user',
    tag,
    summary: 'The last hundred reviews one wrote, and those one got that an admin let through',
    response: v.object({ written: v.array(OwnReview), received: v.array(OwnReview) }),
    errors: [],
    rateLimit: 'own',
  }),
  ofLocation: endpoint({
    id: 'reviews.ofLocation',
    method: 'GET',
    path: '/locations/:id/reviews',
    access: 'public',
    tag,
    summary: 'What tenants say of a property: verified and active reviews, newest first',
    params: IdParams,
    response: v.object({
      reviews: v.array(PublicReview),
      /** The number of all reviews, not only of those listed. */
      count: v.number(),
      /** The mean from 1 (very bad) to 5 (excellent), or null without any. */
      average: v.nullable(v.number()),
    }),
    errors: [],
    rateLimit: 'read',
  }),
} as const
