import { endpoints, type BodyInput } from '@metrolibre/contract'
import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { call } from '@metrolibre/api-client/core'
import { staleTimes } from '../stale-times.ts'

const calls = endpoints.reviews
const root = 'reviews'

/** What both sides of a finished booking say of each other. */
export const reviews = {
  ofProperty: (id: string) =>
    queryOptions({
      queryKey: [root, 'property', id],
      queryFn: ({ signal }) => call(calls.ofLocation, { params: { id }, signal }),
      staleTime: staleTimes.catalogue,
    }),

  mine: () =>
    queryOptions({
      queryKey: [root, 'mine'],
      queryFn: ({ signal }) => call(calls.mine, { signal }),
      staleTime: staleTimes.own,
    }),

  write: () =>
    mutationOptions({
      mutationFn: (body: BodyInput<typeof calls.create>) => call(calls.create, { body }),
      onSettled: (_data, _error, _input, _result, { client }) =>
        client.invalidateQueries({ queryKey: [root, 'mine'] }),
    }),
}
