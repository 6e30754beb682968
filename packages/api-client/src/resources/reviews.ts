import type { BodyInput, endpoints } from '@metrolibre/contract'
import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { staleTimes } from '../stale-times.ts'
import { callsOf } from './calls-of.ts'

const calls = callsOf(() =>
  import(/* webpackChunkName: "calls" */ '@metrolibre/contract/endpoints/reviews').then(
    (group) => group.reviews,
  ),
)
const root = 'reviews'

/** Reviews by both sides of a finished booking. */
export const reviews = {
  ofProperty: (id: string) =>
    queryOptions({
      queryKey: [root, 'property', id],
      queryFn: ({ signal }) => calls('ofLocation', { params: { id }, signal }),
      staleTime: staleTimes.catalogue,
    }),

  mine: () =>
    queryOptions({
      queryKey: [root, 'mine'],
      queryFn: ({ signal }) => calls('mine', { signal }),
      staleTime: staleTimes.own,
    }),

  write: () =>
    mutationOptions({
      mutationFn: (body: BodyInput<typeof endpoints.reviews.create>) => calls('create', { body }),
      onSettled: (_data, _error, _input, _result, { client }) =>
        client.invalidateQueries({ queryKey: [root, 'mine'] }),
    }),
}
