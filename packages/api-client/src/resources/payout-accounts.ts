import { endpoints, type BodyInput, type Response } from '@metrolibre/contract'
import { mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query'
import { call } from '@metrolibre/api-client/core'
import { staleTimes } from '../stale-times.ts'

const calls = endpoints.payoutAccounts
/** Remotes of several versions share one cache, so change it whenever the shape of the cached data changes. */
const key = ['payout-accounts'] as const

type Listed = Response<typeof calls.list>
const keep = (client: QueryClient, answer: Response<typeof calls.confirm>) =>
  client.setQueryData<Listed>(key, (listed) => listed && { ...listed, ...answer })

/** Where the signed-in owner is paid. */
export const payoutAccounts = {
  list: () =>
    queryOptions({
      queryKey: key,
      queryFn: ({ signal }) => call(calls.list, { signal }),
      staleTime: staleTimes.own,
    }),

  /** Asks to be paid to an account, which mails a code. After a refusal the accounts are read again. */
  ask: () =>
    mutationOptions({
      mutationFn: (body: BodyInput<typeof calls.ask>) => call(calls.ask, { body }),
      onError: (_error, _body, _result, { client }) => client.invalidateQueries({ queryKey: key }),
    }),

  /** Confirms the account with the mailed code. */
  confirm: () =>
    mutationOptions({
      mutationFn: ({ id, code }: { readonly id: string; readonly code: string }) =>
        call(calls.confirm, { params: { id }, body: { code } }),
      onSuccess: (answer, _input, _result, { client }) => void keep(client, answer),
    }),

  /** Stops an account that waits. After a refusal, which comes once it is used, the accounts are read again. */
  stop: () =>
    mutationOptions({
      mutationFn: (id: string) => call(calls.stop, { params: { id } }),
      onSuccess: (answer, _id, _result, { client }) => void keep(client, answer),
      onError: (_error, _id, _result, { client }) => client.invalidateQueries({ queryKey: key }),
    }),
}
