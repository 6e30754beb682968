import { endpoints } from '@metrolibre/contract'
import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { call } from '@metrolibre/api-client/core'
import { staleTimes } from '../stale-times.ts'

const calls = endpoints.adminHealth

/** What the system could not finish by itself, for admins. */
export const adminHealth = {
  show: () =>
    queryOptions({
      queryKey: ['admin', 'health'],
      queryFn: ({ signal }) => call(calls.show, { signal }),
      staleTime: staleTimes.live,
    }),

  /** Tries a failed job again now. */
  retry: () =>
    mutationOptions({
      mutationFn: (id: string) => call(calls.retry, { params: { id } }),
      onSettled: (_data, _error, _id, _result, { client }) =>
        client.invalidateQueries({ queryKey: ['admin', 'health'] }),
    }),
}
