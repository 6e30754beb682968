import { endpoints, type BodyInput, type PayoutRun, type QueryInput } from '@metrolibre/contract'
import { keepPreviousData, mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query'
import { call } from '@metrolibre/api-client/core'
import { staleTimes } from '../stale-times.ts'

const calls = endpoints.payoutRuns
const key = ['admin', 'payout-runs'] as const

export type PayoutRunQuery = QueryInput<typeof calls.list>
type Outcome = BodyInput<typeof calls.settle>

/** A run changes what is owed to owners, too. */
const readAgain = (client: QueryClient) =>
  Promise.all([
    client.invalidateQueries({ queryKey: key }),
    client.invalidateQueries({ queryKey: ['admin', 'ledger'] }),
  ])

const again = (
  _data: unknown,
  _error: unknown,
  _body: unknown,
  _result: unknown,
  { client }: { client: QueryClient },
) => readAgain(client)

/** The runs in which the office pays owners. Amounts are in minor units. */
export const payoutRuns = {
  list: (query: PayoutRunQuery = {}) =>
    queryOptions({
      queryKey: [...key, 'list', query],
      queryFn: ({ signal }) => call(calls.list, { query, signal }),
      staleTime: staleTimes.own,
      placeholderData: keepPreviousData,
    }),

  /** The owners with something available, and why some can't be paid yet. */
  candidates: () =>
    queryOptions({
      queryKey: [...key, 'candidates'],
      queryFn: ({ signal }) => call(calls.candidates, { signal }),
      staleTime: staleTimes.live,
    }),

  detail: (id: string) =>
    queryOptions({
      queryKey: [...key, 'detail', id],
      queryFn: ({ signal }): Promise<PayoutRun> => call(calls.detail, { params: { id }, signal }),
      staleTime: staleTimes.live,
    }),

  /** Makes a run of what is available to these owners. */
  create: () =>
    mutationOptions({
      mutationFn: (owners: BodyInput<typeof calls.create>['owners']) =>
        call(calls.create, { body: { owners } }),
      onSettled: again,
    }),

  spreadsheet: () => mutationOptions({ mutationFn: (id: string) => call(calls.export, { params: { id } }) }),

  /** Reads the file for a bank, which counts as sent from then on. */
  send: () =>
    mutationOptions({
      mutationFn: (params: { id: string; file: string }) => call(calls.send, { params }),
      onSettled: again,
    }),

  /** Records what a bank paid of a file, and what it refused. */
  settle: () =>
    mutationOptions({
      mutationFn: ({ id, file, ...body }: Outcome & { id: string; file: string }) =>
        call(calls.settle, { params: { id, file }, body }),
      onSettled: again,
    }),

  /** Takes back what is in files that nobody has downloaded. */
  cancel: () =>
    mutationOptions({
      mutationFn: (id: string) => call(calls.cancel, { params: { id } }),
      onSettled: again,
    }),
}
