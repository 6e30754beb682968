import * as v from 'valibot'
import { endpoint } from '../endpoint.ts'
import { body } from '../primitives/body.ts'
import { Id } from '../primitives/id.ts'
import { Created } from '../primitives/message.ts'
import { requiredText } from '../primitives/text.ts'
import { Instant } from '../primitives/time.ts'
import { PublicPerson } from '../users/schemas.ts'

export const ratings = ['very bad', 'bad', 'regular', 'good', 'excellent'] as const
export const Rating = v.picklist(ratings, 'validation.invalid')

/** What two people of a finished booking say of each other. */
export const Review = v.object({
  id: Id,
  title: v.string(),
  comment: v.string(),
  rating: Rating,
  creator: PublicPerson,
  receiver: PublicPerson,
  isActive: v.boolean(),
  isVerified: v.boolean(),
  created: Instant,
})
export type Review = v.InferOutput<typeof Review>

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
    tag: 'reviews',
    status: 201,
    summary: 'Review the other side of a finished booking',
    body: ReviewInput,
    response: Created,
    errors: ['forbidden', 'not_found', 'wrong_state', 'conflict'],
    rateLimit: 'post',
  }),
} as const
