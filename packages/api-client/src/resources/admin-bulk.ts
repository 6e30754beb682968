import { endpoints, type BulkBody, type BulkListName, type BulkRun } from '@metrolibre/contract'
import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { call } from '@metrolibre/api-client/core'
import type { CacheContext } from './own-cache.ts'
import { staleTimes } from '../stale-times.ts'

const calls = endpoints.adminBulk
const root = 'admin-bulk'
const ofList = (list: BulkListName) => [root, list] as const

/** Shows an action at once, whatever is known of the others of its list. */
const keepRun = (run: BulkRun, { client }: CacheContext): void => {
  client.setQueryData<BulkRun[]>(ofList(run.list), (runs = []) => [
    run,
    ...runs.filter(({ id }) => id !== run.id),
  ])
}

/** Actions for all rows of a filter, which the server works off. */
export const adminBulk = {
  /** Those that the admin requested last in a list, newest first. */
  newest: (list: BulkListName) =>
    queryOptions({
      queryKey: ofList(list),
      queryFn: ({ signal }) => call(calls.newest, { query: { list }, signal }).then(({ runs }) => runs),
      staleTime: staleTimes.live,
    }),

  request: () =>
    mutationOptions({
      mutationFn: (body: BulkBody) => call(calls.request, { body }),
      onSuccess: (run, _body, _result, context) => keepRun(run, context),
    }),

  stop: () =>
    mutationOptions({
      mutationFn: (id: string) => call(calls.stop, { params: { id } }),
      onSuccess: (run, _id, _result, context) => keepRun(run, context),
    }),

  /** The first of the rows that were refused, with their reasons. They are read again when there are more of them. */
  refused: (id: string, count: number) =>
    queryOptions({
      queryKey: [root, 'refused', id, count],
      queryFn: ({ signal }) => call(calls.results, { params: { id }, query: { result: 'refused' }, signal }),
      staleTime: staleTimes.live,
    }),

  /** What came of each row, as a spreadsheet. */
  sheet: () => mutationOptions({ mutationFn: (id: string) => call(calls.sheet, { params: { id } }) }),
}
