import { endpoints, type QueryInput } from '@metrolibre/contract'
import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query'
import { call } from '@metrolibre/api-client/core'
import { staleTimes } from '../stale-times.ts'

const { audit: list, auditExport, undo } = endpoints.adminSite

/** The record of changes, for admins. */
export const audit = {
  list: (query: QueryInput<typeof list> = {}) =>
    queryOptions({
      queryKey: ['admin', 'audit', query],
      queryFn: ({ signal }) => call(list, { query, signal }),
      staleTime: staleTimes.live,
      placeholderData: keepPreviousData,
    }),

  /** Reads the changes of a filter as a spreadsheet. */
  spreadsheet: () =>
    mutationOptions({ mutationFn: (query: QueryInput<typeof auditExport>) => call(auditExport, { query }) }),

  /** Takes a change back. Everything on screen may show what it concerns, so all of it is read again. */
  undo: () =>
    mutationOptions({
      mutationFn: (id: string) => call(undo, { params: { id } }),
      onSettled: (_data, _error, _id, _result, { client }) => client.invalidateQueries(),
    }),
}
