import { endpoints, type BodyInput } from '@metrolibre/contract'
import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { call } from '@metrolibre/api-client/core'
import { staleTimes } from '../stale-times.ts'

const calls = endpoints.adminFilters
const root = ['admin', 'filters'] as const

/** Filters of lists that the admin saved under a name. */
export const adminFilters = {
  list: (list: string) =>
    queryOptions({
      queryKey: [...root, list],
      queryFn: ({ signal }) => call(calls.list, { query: { list }, signal }),
      staleTime: staleTimes.own,
    }),

  save: () =>
    mutationOptions({
      mutationFn: (body: BodyInput<typeof calls.save>) => call(calls.save, { body }),
      onSettled: (_data, _error, _body, _result, { client }) => client.invalidateQueries({ queryKey: root }),
    }),

  rename: () =>
    mutationOptions({
      mutationFn: ({ id, name }: { id: string; name: string }) =>
        call(calls.rename, { params: { id }, body: { name } }),
      onSettled: (_data, _error, _input, _result, { client }) => client.invalidateQueries({ queryKey: root }),
    }),

  remove: () =>
    mutationOptions({
      mutationFn: (id: string) => call(calls.remove, { params: { id } }),
      onSettled: (_data, _error, _id, _result, { client }) => client.invalidateQueries({ queryKey: root }),
    }),
}
