import { endpoints } from '@metrolibre/contract'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '@metrolibre/api-client/core'
import { staleTimes } from '../stale-times.ts'

/** The search of admins over users, properties, bookings, payments and comunas. */
export const adminFind = (q: string) =>
  queryOptions({
    queryKey: ['admin', 'find', q],
    queryFn: ({ signal }) => call(endpoints.adminFind.all, { query: { q }, signal }),
    staleTime: staleTimes.own,
    placeholderData: keepPreviousData,
  })
