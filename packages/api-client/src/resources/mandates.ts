import { endpoints, type BodyInput, type Response } from '@metrolibre/contract'
import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { call } from '@metrolibre/api-client/core'
import { ownProperties } from './own-properties.ts'
import { staleTimes } from '../stale-times.ts'

const calls = endpoints.ownLocations
/**
 * The first part of the query keys. Remotes of several versions share one cache, so change it whenever the
 * shape of the cached data changes.
 */
const root = 'mandates'

/** Queries and mutations for the offer for an own property, and its mandate. */
export const mandates = {
  keys: { one: (id: string) => [root, id] as const },

  /** The newest offer for a property, or null while it is being evaluated. */
  one: (id: string) =>
    queryOptions({
      queryKey: [root, id],
      queryFn: async ({ signal }) => (await call(calls.readMandate, { params: { id }, signal })).mandate,
      staleTime: staleTimes.live,
    }),

  /** Returns the address of the mandate as it would be signed now, a PDF that opens without a bearer for half an hour. */
  linkDraft: (id: string) =>
    mutationOptions({ mutationFn: () => call(endpoints.mandateDrafts.link, { params: { id } }) }),

  /** Reads the signed mandate as a PDF. There is none when it was signed on paper. */
  signed: (id: string) => mutationOptions({ mutationFn: () => call(calls.contract, { params: { id } }) }),

  /** Signs the mandate, or declines the offer. After a refusal the offer is read again. */
  answer: (id: string) =>
    mutationOptions({
      mutationFn: (body: BodyInput<typeof calls.mandate>) => call(calls.mandate, { params: { id }, body }),
      onSuccess: ({ mandate }: Response<typeof calls.mandate>, _input, _result, { client }) => {
        client.setQueryData([root, id], mandate)
      },
      onSettled: async (_answer, error, _input, _result, { client }) => {
        await Promise.all([
          error && client.invalidateQueries({ queryKey: [root, id] }),
          client.invalidateQueries({ queryKey: ownProperties.keys.all }),
        ])
      },
    }),
}
