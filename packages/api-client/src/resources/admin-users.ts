import { endpoints, type QueryInput } from '@metrolibre/contract'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '@metrolibre/api-client/core'
import { staleTimes } from '../stale-times.ts'

const calls = endpoints.adminUsers
const root = ['admin', 'users'] as const

export type UserListQuery = QueryInput<typeof calls.list>
export type UserTrashQuery = QueryInput<typeof calls.trash>

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

  setActive: (id: string, isActive: boolean) => call(calls.setActive, { body: { id, isActive } }),
  setOwner: (id: string, isOwner: boolean) => call(calls.setOwner, { body: { id, isOwner } }),
  setAdmin: (id: string, isAdmin: boolean) => call(calls.setAdmin, { params: { id }, body: { isAdmin } }),
  setVerified: (id: string, isVerified: boolean) =>
    call(calls.setVerified, { params: { id }, body: { isVerified } }),
  remove: (id: string) => call(calls.remove, { body: { id } }),
  restore: (id: string) => call(calls.restore, { body: { id } }),
}
