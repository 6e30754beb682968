import { endpoints, type BodyInput } from '@metrolibre/contract'
import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { call } from '@metrolibre/api-client/core'
import { staleTimes } from '../stale-times.ts'

const calls = endpoints.adminUserSheets
const key = ['admin', 'user-sheet'] as const

/** The spreadsheet of users, which the server prepares. */
export const adminUserSheets = {
  /** The one that the admin requested last, or null. */
  newest: () =>
    queryOptions({
      queryKey: key,
      queryFn: ({ signal }) => call(calls.newest, { signal }).then(({ sheet }) => sheet),
      staleTime: staleTimes.live,
    }),

  request: () =>
    mutationOptions({
      mutationFn: (filter: BodyInput<typeof calls.request>) => call(calls.request, { body: filter }),
      onSuccess: (requested, _filter, _result, { client }) => client.setQueryData(key, requested),
    }),

  /** Downloads one that is ready. */
  file: () =>
    mutationOptions({
      mutationFn: (id: string) => call(calls.file, { params: { id } }),
      // It may have expired since it was shown.
      onError: (_error, _id, _result, { client }) => client.invalidateQueries({ queryKey: key }),
    }),
}
