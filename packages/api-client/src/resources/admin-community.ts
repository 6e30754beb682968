import { endpoints, type QueryInput } from '@metrolibre/contract'
import { call } from '@metrolibre/api-client/core'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { staleTimes } from '../stale-times.ts'

const calls = endpoints.adminCommunity
const postsRoot = ['admin', 'posts'] as const
const reviewsRoot = ['admin', 'reviews'] as const

export type PostListQuery = QueryInput<typeof calls.publications>
export type ReviewListQuery = QueryInput<typeof calls.reviews>

/** The version of a post that the admin saw. */
interface Seen {
  readonly id: string
  readonly updatedAt?: string
}

/** Posts of the community, for admins. Changes are plain calls: a list makes many of them. */
export const adminPosts = {
  keys: { all: postsRoot },

  list: (query: PostListQuery = {}) =>
    queryOptions({
      queryKey: [...postsRoot, 'list', query],
      queryFn: ({ signal }) => call(calls.publications, { query, signal }),
      staleTime: staleTimes.own,
      placeholderData: keepPreviousData,
    }),

  one: (id: string) =>
    queryOptions({
      queryKey: [...postsRoot, 'one', id],
      queryFn: ({ signal }) => call(calls.publication, { params: { id }, signal }),
      staleTime: staleTimes.own,
    }),

  verify: ({ id, updatedAt }: Seen, isVerified: boolean) =>
    call(calls.verifyPublication, { params: { id }, body: { isVerified, ifUpdatedAt: updatedAt } }),
  /** `reason` is for the author of a post that is refused. */
  setActive: ({ id, updatedAt }: Seen, isActive: boolean, reason?: string) =>
    call(calls.setPublicationActive, { body: { id, isActive, reason, ifUpdatedAt: updatedAt } }),
  remove: (id: string) => call(calls.removePublication, { body: { id } }),
  restore: (id: string) => call(calls.restorePublication, { body: { id } }),
}

/** Reviews of both sides of bookings, for admins. */
export const adminReviews = {
  keys: { all: reviewsRoot },

  list: (query: ReviewListQuery = {}) =>
    queryOptions({
      queryKey: [...reviewsRoot, 'list', query],
      queryFn: ({ signal }) => call(calls.reviews, { query, signal }),
      staleTime: staleTimes.own,
      placeholderData: keepPreviousData,
    }),

  one: (id: string) =>
    queryOptions({
      queryKey: [...reviewsRoot, 'one', id],
      queryFn: ({ signal }) => call(calls.review, { params: { id }, signal }),
      staleTime: staleTimes.own,
    }),

  verify: (id: string, isVerified: boolean) => call(calls.verifyReview, { body: { id, isVerified } }),
  setActive: (id: string, isActive: boolean) => call(calls.setReviewActive, { body: { id, isActive } }),
}
