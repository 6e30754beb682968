import { endpoints } from '@metrolibre/contract'
import { queryOptions } from '@tanstack/react-query'
import { call } from '@metrolibre/api-client/core'
import { staleTimes } from '../stale-times.ts'

const staleTime = staleTimes.reference

/** Comunas and distritos. */
export const zones = {
  all: () =>
    queryOptions({
      queryKey: ['zones'],
      queryFn: ({ signal }) => call(endpoints.zones.list, { signal }),
      staleTime,
    }),
}

/** Exchange factors. */
export const currencies = {
  all: () =>
    queryOptions({
      queryKey: ['currencies'],
      queryFn: ({ signal }) => call(endpoints.currency.list, { signal }),
      staleTime,
    }),
}

/** Cover images and texts. */
export const covers = {
  all: () =>
    queryOptions({
      queryKey: ['covers'],
      queryFn: ({ signal }) => call(endpoints.general.all, { signal }),
      staleTime,
    }),
}

/** Public check of a signed document. */
export const contracts = {
  verify: (hash: string) =>
    queryOptions({
      queryKey: ['contracts', hash],
      queryFn: ({ signal }) => call(endpoints.contracts.verify, { params: { hash }, signal }),
      staleTime,
    }),
}
