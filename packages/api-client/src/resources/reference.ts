import { queryOptions } from '@tanstack/react-query'
import { staleTimes } from '../stale-times.ts'
import { callsOf } from './calls-of.ts'

const zoneCalls = callsOf(() =>
  import(/* webpackChunkName: "calls" */ '@metrolibre/contract/endpoints/zones').then((group) => group.zones),
)
const currencyCalls = callsOf(() =>
  import(/* webpackChunkName: "calls" */ '@metrolibre/contract/endpoints/currencies').then(
    (group) => group.currency,
  ),
)
const coverCalls = callsOf(() =>
  import(/* webpackChunkName: "calls" */ '@metrolibre/contract/endpoints/covers').then(
    (group) => group.general,
  ),
)
const contractCalls = callsOf(() =>
  import(/* webpackChunkName: "calls" */ '@metrolibre/contract/endpoints/contracts').then(
    (group) => group.contracts,
  ),
)

const staleTime = staleTimes.reference

/** Comunas and distritos. */
export const zones = {
  all: () =>
    queryOptions({
      queryKey: ['zones'],
      queryFn: ({ signal }) => zoneCalls('list', { signal }),
      staleTime,
    }),
}

/** Exchange factors. */
export const currencies = {
  all: () =>
    queryOptions({
      queryKey: ['currencies'],
      queryFn: ({ signal }) => currencyCalls('list', { signal }),
      staleTime,
    }),
}

/** Images and texts of the covers. */
export const covers = {
  all: () =>
    queryOptions({
      queryKey: ['covers'],
      queryFn: ({ signal }) => coverCalls('all', { signal }),
      staleTime,
    }),
}

/** The public check of a signed document. */
export const contracts = {
  verify: (hash: string) =>
    queryOptions({
      queryKey: ['contracts', hash],
      queryFn: ({ signal }) => contractCalls('verify', { params: { hash }, signal }),
      staleTime,
    }),
}
