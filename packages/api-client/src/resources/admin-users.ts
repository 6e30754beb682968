import { endpoints, type BodyInput, type QueryInput } from '@metrolibre/contract'
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call, isApiError } from '@metrolibre/api-client/core'
import { staleTimes } from '../stale-times.ts'
import { readListing } from '../wire/own-properties.ts'
import { readAdminReservation } from '../wire/reservations.ts'

const calls = endpoints.adminUsers
const parts = endpoints.adminUserParts
const root = ['admin', 'users'] as const

export type UserListQuery = QueryInput<typeof calls.list>
export type UserTrashQuery = QueryInput<typeof calls.trash>

type BookingSide = QueryInput<typeof parts.reservations>['side']
type ReviewSide = QueryInput<typeof parts.reviews>['side']

const cursorOf = (cursor: string) => (cursor ? { cursor } : {})
/** What the lists of one user have in common: they are read page by page. */
const paged = {
  initialPageParam: '',
  getNextPageParam: ({ nextCursor }: { nextCursor: string | null }) => nextCursor,
  staleTime: staleTimes.live,
}

/** Users, for admins. Changes are plain calls: a list makes many of them and reads itself again once. */
export const adminUsers = {
  keys: { all: root },

  list: (query: UserListQuery = {}) =>
    queryOptions({
      queryKey: [...root, 'list', query],
      queryFn: ({ signal }) => call(calls.list, { query, signal }),
      staleTime: staleTimes.own,
      placeholderData: keepPreviousData,
    }),

  trash: (query: UserTrashQuery = {}) =>
    queryOptions({
      queryKey: [...root, 'trash', query],
      queryFn: ({ signal }) => call(calls.trash, { query, signal }),
      staleTime: staleTimes.own,
      placeholderData: keepPreviousData,
    }),

  /** Reads a user, also one in the trash. */
  one: (id: string) =>
    queryOptions({
      queryKey: [...root, 'one', id],
      queryFn: async ({ signal }) => {
        try {
          return await call(calls.detail, { params: { id }, signal })
        } catch (error) {
          if (!isApiError(error, 'not_found')) throw error
          return call(calls.trashDetail, { params: { id }, signal })
        }
      },
      staleTime: staleTimes.live,
    }),

  /** The properties of a user in any stage, page by page. */
  properties: (id: string) =>
    infiniteQueryOptions({
      ...paged,
      queryKey: [...root, 'properties', id],
      queryFn: async ({ signal, pageParam: cursor }) => {
        const { locations, nextCursor } = await call(parts.locations, {
          params: { id },
          query: cursorOf(cursor),
          signal,
        })
        return { properties: locations.map(readListing), nextCursor }
      },
    }),

  /** The bookings of a user as the tenant, or of their properties. */
  bookings: (id: string, side: BookingSide) =>
    infiniteQueryOptions({
      ...paged,
      queryKey: [...root, 'bookings', id, side],
      queryFn: async ({ signal, pageParam: cursor }) => {
        const { reservations, nextCursor } = await call(parts.reservations, {
          params: { id },
          query: { side, ...cursorOf(cursor) },
          signal,
        })
        return { reservations: reservations.map(readAdminReservation), nextCursor }
      },
    }),

  /** The reviews that a user wrote or received, with those words. */
  reviews: (id: string, side: ReviewSide, q = '') =>
    infiniteQueryOptions({
      ...paged,
      queryKey: [...root, 'reviews', id, side, q],
      queryFn: ({ signal, pageParam: cursor }) =>
        call(parts.reviews, {
          params: { id },
          query: { side, ...(q && { q }), ...cursorOf(cursor) },
          signal,
        }),
      placeholderData: keepPreviousData,
    }),

  payments: (id: string) =>
    infiniteQueryOptions({
      ...paged,
      queryKey: [...root, 'payments', id],
      queryFn: ({ signal, pageParam: cursor }) =>
        call(parts.payments, { params: { id }, query: cursorOf(cursor), signal }),
    }),

  /** What concerns the security of a user's account. */
  securityEvents: (userId: string) =>
    infiniteQueryOptions({
      ...paged,
      queryKey: [...root, 'security', userId],
      queryFn: ({ signal, pageParam: cursor }) =>
        call(endpoints.adminSecurity.events, { query: { userId, ...cursorOf(cursor) }, signal }),
    }),

  update: (id: string, body: BodyInput<typeof calls.update>) => call(calls.update, { params: { id }, body }),
  /** Mails the user the link to set a new password. */
  sendReset: (id: string) => call(calls.sendReset, { params: { id } }),
  endSessions: (id: string) => call(calls.endSessions, { params: { id } }),
  setActive: (id: string, isActive: boolean) => call(calls.setActive, { body: { id, isActive } }),
  setOwner: (id: string, isOwner: boolean) => call(calls.setOwner, { body: { id, isOwner } }),
  setAdmin: (id: string, isAdmin: boolean) => call(calls.setAdmin, { params: { id }, body: { isAdmin } }),
  setVerified: (id: string, isVerified: boolean) =>
    call(calls.setVerified, { params: { id }, body: { isVerified } }),
  remove: (id: string) => call(calls.remove, { body: { id } }),
  restore: (id: string) => call(calls.restore, { body: { id } }),
  removeForGood: (id: string) => call(calls.removeForGood, { body: { id } }),
}
